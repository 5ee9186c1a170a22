import { defineWidget, height } from '../runtime';
import { shape } from './coupons.content';
import { strings } from './coupons.strings';
import { styles } from './coupons.styles';
import { CouponsView } from './coupons.view';

/**
 * Coupons for members, drawn as tear-off tickets.
 *
 * @csspart coupons - The tickets
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
