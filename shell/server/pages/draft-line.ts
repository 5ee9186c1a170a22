/** The draft's line above every page, in both languages. CSS shows one, so that the browser's code does not handle it. */
import { codes, languages } from '../../../widgets/runtime/language/language';
import { type Labels, labelsIn } from '../../../widgets/runtime/language/strings';
import { pageProperty } from '../bank/theme';
import { strings } from './draft.strings';
import { inBothLanguages } from './hidden-alert';
import { exitAddress } from './preview';

const hidden = languages.map((each) => `:root:not([lang=${codes[each]}])>body>.draft [lang=${codes[each]}]`).join();

export const draftStyle = [
  `.draft{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:.25rem 1rem;margin:0;padding:.25rem 1rem;background:${pageProperty('turmeric')};color:${pageProperty('on-turmeric')};line-height:1.4}`,
  `.draft>button{min-height:2.75rem;padding:0 .5rem;border:0;background:none;color:inherit;font:inherit;font-weight:600;text-decoration:underline;cursor:pointer}`,
  `.draft>button:focus-visible{outline:3px solid ${pageProperty('ink')};box-shadow:0 0 0 6px ${pageProperty('card')}}`,
  `${hidden}{display:none}`,
].join('');

/** A form, because browsers never prefetch its target. */
export function draftLine(labels: Labels | undefined): string {
  const inBoth = (key: 'line' | 'exit') =>
    inBothLanguages('span', (each) => labelsIn('draft', strings, each, labels)[key]);
  return `<form class="draft" method="post" action="${exitAddress}" target="_self">${inBoth('line')}<button type="submit">${inBoth('exit')}</button></form>`;
}
