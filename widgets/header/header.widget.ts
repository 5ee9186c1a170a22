import { defineWidget, height } from '../runtime';
import { strings } from './header.strings';
import { styles } from './header.styles';
import { HeaderView } from './header.view';

/**
 * The site's header: logo, menu with dropdowns, language toggle and download link. On narrow screens the menu is a drawer that
 * slides in and out. A dropdown closes after 5 seconds unless the pointer or the keyboard focus is inside. The bank's emergency
 * entry (`urgent`) opens a panel with the phone number and links. On a touch screen a press of one second calls. To keep the header
 * visible while the page scrolls, the page sets `position: sticky` on the element.
 *
 * @csspart header - The bar
 * @csspart drawer - The menu on narrow screens
 * @csspart urgent - The panel of the emergency entry
 * @event serambi:ready - The header is shown
 */
export default defineWidget({
  name: 'header',
  bank: ['name', 'logo', 'logoLight', 'phones', 'menu', 'footer', 'urgent', 'disabledPages', 'hasDarkTheme'],
  strings,
  styles,
  height: height('65px', '77px'),
  isScreenOnly: true,
  isPlain: true,
  isEager: true,
  view: HeaderView,
});
