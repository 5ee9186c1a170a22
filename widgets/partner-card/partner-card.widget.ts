import { defineWidget, height } from '../runtime';
import { shape } from './partner-card.content';
import { strings } from './partner-card.strings';
import { styles } from './partner-card.styles';
import { PartnerCardView } from './partner-card.view';

/**
 * A card about the partners that give members benefits, with a link to their promos.
 *
 * @element serambi-partner-card
 * @attr {string} api - Base address of the backend; the content comes from `/api/iconpage`
 * @attr {string} site - Origin of the links; default: the page configuration's, else the page's own
 * @attr {'English'|'Indonesia'} language - Language of the widget; default: the page's
 * @csspart root - The whole widget
 * @csspart card - The card
 * @csspart offers - Current offers of single partners; from the block's `offers`, each with `partner`, `offer`, `slug`, `until`
 * @event serambi:ready - The content is shown
 * @event serambi:error - The content could not be loaded; `detail.message` says why
 */
export default defineWidget({
  name: 'partner-card',
  content: { path: '/api/iconpage', shape },
  bank: ['disabledPages'],
  strings,
  styles,
  height: height('512px', '368px'),
  isStatic: true,
  view: PartnerCardView,
});
