import { defineWidget } from '../runtime';
import { strings } from './footer.strings';
import { styles } from './footer.styles';
import { FooterView } from './footer.view';

/**
 * The site's footer: logo, links to news, rates and contact, social networks, the regulator and deposit-insurance
 * disclaimer, copyright, privacy and terms. All that is the bank's own comes from the page's configuration.
 *
 * @element serambi-footer
 * @attr {string} site - Origin that links lead to
 * @attr {'English'|'Indonesia'} language - Pins the language
 * @csspart root - All of the widget
 * @csspart footer - The footer
 * @event serambi:ready - The footer shows
 */
export default defineWidget({ name: 'footer', strings, styles: [styles], view: FooterView, isStatic: true });
