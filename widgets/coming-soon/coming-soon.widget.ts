import { defineWidget } from '../runtime';
import { strings } from './coming-soon.strings';
import { styles } from './coming-soon.styles';
import { ComingSoonView } from './coming-soon.view';

/**
 * A screen for what is not there: yet, or at all.
 *
 * @element serambi-coming-soon
 * @attr {'download-app'|'promo'|'news'|'csr'|'not-found'} type - What is not there; `download-app` when unset or unknown
 * @attr {string} site - Origin that links lead to
 * @attr {'English'|'Indonesia'} language - Pins the language
 * @csspart root - All of the widget
 * @csspart coming-soon - Words and picture
 * @event serambi:ready - The screen shows
 */
export default defineWidget({
  name: 'coming-soon',
  attributes: ['type'],
  strings,
  styles: [styles],
  isStatic: true,
  view: ComingSoonView,
});
