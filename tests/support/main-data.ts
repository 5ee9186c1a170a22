import type { MainData } from '../../shell/page';

export const mainDataIn = (html: string): MainData =>
  JSON.parse(/<script type="application\/json">(.*?)<\/script>/s.exec(html)?.[1] ?? '');
