import { defineWidget } from '../runtime';
import { strings } from './header.strings';
import { styles } from './header.styles';
import { HeaderView } from './header.view';

/**
 * The site's header: logo, menu with two dropdowns, language toggle, download link, and on narrow screens a menu that
 * slides in and out. A dropdown closes after 5 seconds unless the pointer or the keyboard focus is inside. Where it
 * stays on screen while the page scrolls is the page's to say (`position: sticky` on the element).
 *
 * @element serambi-header
 * @attr {string} site - Origin that links lead to
 * @attr {'English'|'Indonesia'} language - Pins the language
 * @csspart root - All of the widget
 * @csspart header - The bar
 * @csspart drawer - The menu of narrow screens
 * @event serambi:ready - The header shows
 */
export default defineWidget({ name: 'header', strings, styles: [styles], view: HeaderView });
