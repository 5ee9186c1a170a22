/** The line about another script's service worker on a private page, which `client/inline/controller.ts` shows. */
import { type Labels, labelsIn } from '../../../widgets/runtime/language/strings';
import { pageProperty } from '../bank/theme';
import { strings } from './controller.strings';
import { hiddenAlert } from './hidden-alert';

export const controllerStyle = `.controlled{padding:.5rem 1rem;background:${pageProperty('turmeric')};color:${pageProperty('on-turmeric')}}`;

export const controllerLine = (labels: Labels | undefined): string =>
  hiddenAlert('controlled', (each) => labelsIn('controller', strings, each, labels).controlled);
