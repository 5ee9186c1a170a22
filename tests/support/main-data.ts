import type { MainData } from '../../shell/page';

/** The JSON in the answer to a change of the page. */
export const mainDataIn = (html: string): MainData =>
  JSON.parse(/<script type="application\/json">(.*?)<\/script>/s.exec(html)?.[1] ?? '');
