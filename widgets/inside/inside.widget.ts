import { defineWidget, height } from '../runtime';
import { shape } from './inside.content';
import { strings } from './inside.strings';
import { styles } from './inside.styles';
import { InsideSkeleton, InsideView } from './inside.view';

/**
 * Product cards in an uneven grid: a wide and a narrow card, then a narrow and a wide one.
 *
 * @csspart inside - The section
 * @csspart card - A product card
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
