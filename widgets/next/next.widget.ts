import { defineWidget, height } from '../runtime';
import { strings } from './next.strings';
import { styles } from './next.styles';
import { NextView } from './next.view';

/**
 * The end of a page: links to further pages, and the app, with badges of its stores. On wide screens it also has a QR code. The
 * stores come from the bank's `app`; without them it links to the download page.
 *
 * @attr {string} pages - Paths of the bank's pages, separated by spaces, such as `/products /help`. Unknown ones are left out
 * @attr {'pages'} layout - `pages`: without the app, for a page that is about it; default: with it
 * @csspart next - The section
 * @csspart app - The panel about the app
 */
export default defineWidget({
  name: 'next',
  attributes: ['pages', 'layout'],
  bank: ['name', 'app', 'disabledPages'],
  strings,
  styles,
  height: height('508px', '324px'),
  isStatic: true,
  isAside: true,
  isScreenOnly: true,
  view: NextView,
});
