import { defineWidget, height } from '../runtime';
import { order, shape } from './financial-calendar.content';
import { strings } from './financial-calendar.strings';
import { styles } from './financial-calendar.styles';
import { FinancialCalendarView } from './financial-calendar.view';

/**
 * Days of results and shareholders' meetings: coming ones, the next first, and past ones folded. Nothing shows without days.
 *
 * @csspart event - A day and its event
 */
export default defineWidget({
  name: 'financial-calendar',
  content: { path: '/api/investors', shape, list: 'calendar', order, mayBeMissing: true },
  bank: ['disabledPages'],
  strings,
  styles,
  height: height('980px', '820px'),
  isStatic: true,
  view: FinancialCalendarView,
});
