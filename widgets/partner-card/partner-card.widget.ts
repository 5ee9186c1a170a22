import { defineWidget, height } from '../runtime';
import { shape } from './partner-card.content';
import { strings } from './partner-card.strings';
import { styles } from './partner-card.styles';
import { PartnerCardView } from './partner-card.view';

/**
 * A card about the partners that give members benefits, with a link to their promos.
 *
 * @csspart card - The card
 * @csspart offers - Current offers of single partners; from the block's `offers`, each with `partner`, `offer`, `slug`, `until`
 */
export default defineWidget({
  name: 'partner-card',
  content: { path: '/api/iconpage', shape, list: 'offers' },
  bank: ['disabledPages'],
  strings,
  styles,
  height: height('512px', '368px'),
  isStatic: true,
  view: PartnerCardView,
});
