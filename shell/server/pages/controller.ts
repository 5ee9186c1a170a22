/** The product has no service worker. Another script's could read typed text on a private page, so it is reported and removed. */
import { escapeHtml } from '../../../widgets/runtime/core/escape-html';
import { codes, languages } from '../../../widgets/runtime/language/language';
import { type Labels, labelsIn } from '../../../widgets/runtime/language/strings';
import { pageProperty } from '../bank/theme';
import { strings } from './controller.strings';

/** In a sandboxed frame the property throws, but no service worker controls it. */
export const controllerScript = `try{const{serviceWorker:s}=navigator;s?.controller&&(document.querySelector('.controlled').hidden=false,s.getRegistrations().then(all=>all.forEach(each=>each.unregister())))}catch{}`;

export const controllerStyle = `.controlled{padding:.5rem 1rem;background:${pageProperty('turmeric')};color:${pageProperty('on-turmeric')}}`;

export function controllerLine(labels: Labels | undefined): string {
  const texts = languages.map((each) => {
    const { controlled } = labelsIn('controller', strings, each, labels);
    return `<p lang="${codes[each]}">${escapeHtml(controlled)}</p>`;
  });
  return `<div class="controlled" role="alert" hidden>${texts.join('')}</div>`;
}
