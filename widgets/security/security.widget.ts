import { defineWidget, height } from '../runtime';
import { shape } from './security.content';
import { strings } from './security.strings';
import { styles } from './security.styles';
import { SecurityView } from './security.view';

/**
 * Help in an emergency: the hotline, blocking a card, reporting fraud, and things that the bank never does. Phones and hours are
 * the bank's. `guides` of its block links to the pages with the steps, else it links to the help page.
 *
 * @attr {string} api - Base address of the backend; the content comes from `/api/channels`
 * @csspart actions - The cards with steps
 * @csspart never - The list of things that the bank never does
 * @event serambi:error - The section could not be shown; `detail.message` says why
 */
export default defineWidget({
  name: 'security',
  content: { path: '/api/channels', shape, isOptional: true },
  bank: ['phones', 'hours', 'disabledPages'],
  strings,
  styles,
  height: height('2080px', '980px'),
  isStatic: true,
  view: SecurityView,
});
