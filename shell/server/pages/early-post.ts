/** The lines about a form that waits for its code, and about files that cannot be read (`client/hold-posts.ts`). */
import { codes, languages } from '../../../widgets/runtime/language/language';
import { type Labels, labelsIn } from '../../../widgets/runtime/language/strings';
import { pageProperty } from '../bank/theme';
import { strings } from './early-post.strings';
import { hiddenAlert } from './hidden-alert';

const alerts = '.early,.unreadable';
const others = languages.map((each) => `:root[lang=${codes[each]}] :is(${alerts})>:not([lang=${codes[each]}])`);
/** With room below the form: in a partner's frame a line would cover its button. */
export const earlyPostStyle = `:is(${alerts}){position:fixed;z-index:3;inset:auto 0 0;padding:.5rem 1rem;background:${pageProperty('turmeric')};color:${pageProperty('on-turmeric')}}${others}{display:none}:root:has(:is(${alerts}):not([hidden])){padding-block-end:9rem}`;

export const earlyPostLines = (labels: Labels | undefined): string =>
  hiddenAlert('early', (each) => labelsIn('early-post', strings, each, labels).early) +
  hiddenAlert('unreadable', (each) => labelsIn('early-post', strings, each, labels).unreadable);
