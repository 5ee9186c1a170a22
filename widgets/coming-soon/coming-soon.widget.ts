import { defineWidget, height } from '../runtime';
import { shape } from './coming-soon.content';
import { strings } from './coming-soon.strings';
import { styles } from './coming-soon.styles';
import { ComingSoonView } from './coming-soon.view';

/**
 * A screen for a page that is not ready yet or does not exist. The block may have the reason, the page's contents, its day, and a
 * page to visit meanwhile. Without the block the screen shows its own words.
 *
 * @attr {'download-app'|'promo'|'news'|'csr'|'not-found'} type - The missing page; default: `download-app`
 * @attr {string} api - Base address of the backend; the content comes from `/api/soon`
 * @slot search - On the not-found screen, a search that suggests pages for the address
 * @csspart coming-soon - Text and picture
 * @event serambi:ready - The screen is shown
 */
export default defineWidget({
  name: 'coming-soon',
  attributes: ['type'],
  content: { path: '/api/soon', shape, isOptional: true },
  bank: ['name', 'disabledPages'],
  strings,
  styles,
  height: height('551px', '448px'),
  isStatic: true,
  view: ComingSoonView,
});
