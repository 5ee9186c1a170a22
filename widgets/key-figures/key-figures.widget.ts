import { defineWidget, height } from '../runtime';
import { shape } from './key-figures.content';
import { strings } from './key-figures.strings';
import { styles } from './key-figures.styles';
import { KeyFiguresView } from './key-figures.view';

/**
 * The bank's key figures over the years: for each a card with the newest value, and a chart that is a table. They are in the
 * server's configuration (`investors`); nothing shows without them.
 *
 * @element serambi-key-figures
 * @attr {string} api - Base address of the bank's server; the content comes from `/api/investors`
 * @attr {string} site - Origin of the links; default: the page configuration's, else the page's own
 * @attr {'English'|'Indonesia'} language - Language of the widget; default: the page's
 * @csspart root - The whole widget
 * @csspart figures - The section
 * @csspart figure - The table of a figure, with its bars
 * @event serambi:ready - The figures are shown
 * @event serambi:error - The content could not be loaded; `detail.message` says why
 */
export default defineWidget({
  name: 'key-figures',
  content: { path: () => '/api/investors', shape },
  strings,
  styles,
  height: height('2300px', '940px'),
  isStatic: true,
  view: KeyFiguresView,
});
