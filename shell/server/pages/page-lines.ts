/** Lines at a page's edges in both languages. CSS shows one language, so that the browser's code does not handle them. */
import { escapeHtml } from '../../../widgets/runtime/core/escape-html';
import { codes, type Language, languages } from '../../../widgets/runtime/language/language';
import { type Labels, labelsIn } from '../../../widgets/runtime/language/strings';
import { pageProperty } from '../bank/theme';
import { strings as controller } from './controller.strings';
import { strings as draft } from './draft.strings';
import { strings as earlyPost } from './early-post.strings';
import { exitAddress } from './preview';

const inBothLanguages = (name: 'p' | 'span', textIn: (language: Language) => string): string =>
  languages.map((each) => `<${name} lang="${codes[each]}">${escapeHtml(textIn(each))}</${name}>`).join('');

/** @param name its class, by which an inline script finds and shows it */
const hiddenAlert = (name: string, textIn: (language: Language) => string): string =>
  `<div class="${name}" role="alert" hidden>${inBothLanguages('p', textIn)}</div>`;

const colours = `background:${pageProperty('turmeric')};color:${pageProperty('on-turmeric')}`;

const unread = languages.map((each) => `:root:not([lang=${codes[each]}])>body>.draft [lang=${codes[each]}]`).join();

export const draftStyle = [
  `.draft{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:.25rem 1rem;margin:0;padding:.25rem 1rem;${colours};line-height:1.4}`,
  `.draft>button{min-height:2.75rem;padding:0 .5rem;border:0;background:none;color:inherit;font:inherit;font-weight:600;text-decoration:underline;cursor:pointer}`,
  `.draft>button:focus-visible{outline:3px solid ${pageProperty('ink')};box-shadow:0 0 0 6px ${pageProperty('card')}}`,
  `${unread}{display:none}`,
].join('');

/** Above every page of the draft. A form, because browsers never prefetch its target. */
export function draftLine(labels: Labels | undefined): string {
  const inBoth = (key: 'line' | 'exit') =>
    inBothLanguages('span', (each) => labelsIn('draft', draft, each, labels)[key]);
  return `<form class="draft" method="post" action="${exitAddress}" target="_self">${inBoth('line')}<button type="submit">${inBoth('exit')}</button></form>`;
}

export const controllerStyle = `.controlled{padding:.5rem 1rem;${colours}}`;

/** About another script's service worker on a private page (`client/inline/controller.ts`). */
export const controllerLine = (labels: Labels | undefined): string =>
  hiddenAlert('controlled', (each) => labelsIn('controller', controller, each, labels).controlled);

const alerts = '.early,.unreadable';
const others = languages.map((each) => `:root[lang=${codes[each]}] :is(${alerts})>:not([lang=${codes[each]}])`);
/** With room below the form: in a partner's frame a line would cover its button. */
export const earlyPostStyle = `:is(${alerts}){position:fixed;z-index:3;inset:auto 0 0;padding:.5rem 1rem;${colours}}${others}{display:none}:root:has(:is(${alerts}):not([hidden])){padding-block-end:9rem}`;

/** About a form that waits for its code (`client/hold-posts.ts`), and about files that cannot be read (`client/copy-files.ts`). */
export const earlyPostLines = (labels: Labels | undefined, takesFiles = false): string =>
  (takesFiles ? (['early', 'unreadable'] as const) : (['early'] as const))
    .map((name) => hiddenAlert(name, (each) => labelsIn('early-post', earlyPost, each, labels)[name]))
    .join('');
