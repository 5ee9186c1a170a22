import { defineWidget } from '../runtime';
import { strings } from './about-links.strings';
import { styles } from './about-links.styles';
import { AboutLinksView } from './about-links.view';

/**
 * The way to each page about the bank: profile, management committee, investor relations, corporate governance.
 *
 * @element serambi-about-links
 * @attr {string} site - Origin that links lead to
 * @attr {'English'|'Indonesia'} language - Pins the language
 * @csspart root - All of the widget
 * @csspart pages - The list
 * @event serambi:ready - It shows
 */
export default defineWidget({ name: 'about-links', strings, styles: [styles], view: AboutLinksView });
