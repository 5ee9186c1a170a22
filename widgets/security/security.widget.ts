import { defineWidget, height } from '../runtime';
import { strings } from './security.strings';
import { styles } from './security.styles';
import { SecurityView } from './security.view';

/**
 * What to do when something is wrong: the hotline, blocking a card, reporting fraud; and what the bank never does. Phones, hours,
 * e-mail and the pages with the steps (`guides`) come from the page's configuration.
 *
 * @element serambi-security
 * @attr {string} site - Origin of the links; default: the page configuration's, else the page's own
 * @attr {'English'|'Indonesia'} language - Language of the widget; default: the page's
 * @csspart root - The whole widget
 * @csspart actions - The cards with what to do
 * @csspart never - The list of what the bank never does
 * @event serambi:ready - The section is shown
 */
export default defineWidget({
  name: 'security',
  strings,
  styles,
  height: height('2080px', '980px'),
  isStatic: true,
  view: SecurityView,
});
