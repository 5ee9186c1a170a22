import { defineWidget, height } from '../runtime';
import { shape } from './points.content';
import { strings } from './points.strings';
import { styles } from './points.styles';
import { PointsView } from './points.view';

/**
 * Cards about earning and using points.
 *
 * @element serambi-points
 * @attr {string} api - Base address of the backend; the content comes from `/api/mpc/all`
 * @attr {string} site - Origin of the links; default: the page configuration's, else the page's own
 * @attr {'English'|'Indonesia'} language - Language of the widget; default: the page's
 * @csspart root - The whole widget
 * @csspart cards - The list of cards
 * @event serambi:ready - The content is shown
 * @event serambi:error - The content could not be loaded; `detail.message` says why
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
