import { defineWidget, height } from '../runtime';
import { shape } from './points.content';
import { strings } from './points.strings';
import { styles } from './points.styles';
import { PointsView } from './points.view';

/**
 * Cards about earning and using points.
 *
 * @csspart cards - The list of cards
 */
export default defineWidget({
  name: 'points',
  content: { path: '/api/mpc/all', shape },
  bank: ['disabledPages'],
  strings,
  styles,
  height: height('740px', '540px'),
  isStatic: true,
  view: PointsView,
});
