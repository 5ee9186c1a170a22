/** The line about a form that waits for its code (`client/hold-posts.ts`). */
import { type Labels, labelsIn } from '../../../widgets/runtime/language/strings';
import { pageProperty } from '../bank/theme';
import { strings } from './early-post.strings';
import { hiddenAlert } from './hidden-alert';

export const earlyPostStyle = `.early{position:fixed;z-index:3;inset:auto 0 0;padding:.5rem 1rem;background:${pageProperty('turmeric')};color:${pageProperty('on-turmeric')}}`;

export const earlyPostLine = (labels: Labels | undefined): string =>
  hiddenAlert('early', (each) => labelsIn('early-post', strings, each, labels).early);
