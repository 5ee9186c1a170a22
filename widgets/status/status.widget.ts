import { defineWidget, height, PageSkeleton } from '../runtime';
import { shape } from './status.content';
import { strings } from './status.strings';
import { styles } from './status.styles';
import { StatusView } from './status.view';

/**
 * The state of the bank's services: current incidents with their updates, planned maintenance, current scams, and solved incidents.
 * A link leads to the feed of all. The widget says that all works only with the time of the bank's last check (`checked`). Without
 * a check, an incident or a scam it shows nothing.
 *
 * @csspart hero - The page header with the overall state
 * @csspart services - The list of services with the state of each
 * @csspart incidents - A list of incidents
 * @csspart scams - The list of scams
 */
export default defineWidget({
  name: 'status',
  content: { path: '/api/status', shape, mayBeMissing: true },
  bank: ['disabledPages'],
  strings,
  styles,
  height: height('1900px', '1500px'),
  isStatic: true,
  view: StatusView,
  skeleton: PageSkeleton,
});
