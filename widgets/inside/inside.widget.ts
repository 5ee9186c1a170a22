import { defineWidget, height } from '../runtime';
import { shape } from './inside.content';
import { strings } from './inside.strings';
import { styles } from './inside.styles';
import { InsideSkeleton, InsideView } from './inside.view';

/**
 * Product cards in an uneven grid: a wide and a narrow card, then a narrow and a wide one.
 *
 * @element serambi-inside
 * @attr {string} api - Base address of the backend; the content comes from `/api/inside/all`
 * @attr {string} site - Origin of the links; default: the page configuration's, else the page's own
 * @attr {'English'|'Indonesia'} language - Language of the widget; default: the page's
 * @csspart root - The whole widget
 * @csspart inside - The section
 * @csspart card - A product card
 * @event serambi:ready - The content is shown
 * @event serambi:error - The content could not be loaded; `detail.message` says why
 */
export default defineWidget({
  name: 'inside',
  content: { path: '/api/inside/all', shape },
  bank: ['disabledPages'],
  strings,
  styles,
  height: height('1120px', '1208px'),
  isStatic: true,
  view: InsideView,
  skeleton: InsideSkeleton,
});
