/** The product has no service worker. Another script's could read typed text on a private page, so it is reported and removed. */
import { type Labels, labelsIn } from '../../../widgets/runtime/language/strings';
import { pageProperty } from '../bank/theme';
import { strings } from './controller.strings';
import { hiddenAlert } from './hidden-alert';

/** In a sandboxed frame the property throws, but no service worker controls it. */
export const controllerScript = `try{const{serviceWorker:s}=navigator;s?.controller&&(document.querySelector('.controlled').hidden=false,s.getRegistrations().then(all=>all.forEach(each=>each.unregister())))}catch{}`;

export const controllerStyle = `.controlled{padding:.5rem 1rem;background:${pageProperty('turmeric')};color:${pageProperty('on-turmeric')}}`;

export const controllerLine = (labels: Labels | undefined): string =>
  hiddenAlert('controlled', (each) => labelsIn('controller', strings, each, labels).controlled);
