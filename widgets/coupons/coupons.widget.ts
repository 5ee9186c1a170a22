import { defineWidget, height } from '../runtime';
import { shape } from './coupons.content';
import { strings } from './coupons.strings';
import { styles } from './coupons.styles';
import { CouponsView } from './coupons.view';

/**
 * Coupons for members, drawn as tear-off tickets.
 *
 * @element serambi-coupons
 * @attr {string} api - Base address of the backend; the content comes from `/api/kupon`
 * @attr {string} site - Origin of the links; default: the page configuration's, else the page's own
 * @attr {'English'|'Indonesia'} language - Language of the widget; default: the page's
 * @csspart root - The whole widget
 * @csspart coupons - The tickets
 * @event serambi:ready - The content is shown
 * @event serambi:error - The content could not be loaded; `detail.message` says why
 */
export default defineWidget({
  name: 'coupons',
  content: { path: '/api/kupon', shape },
  bank: ['disabledPages'],
  strings,
  styles,
  height: height('748px', '630px'),
  isPlain: true,
  view: CouponsView,
});
