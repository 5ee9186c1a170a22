import { defineWidget, height } from '../runtime';
import { shape } from './values.content';
import { strings } from './values.strings';
import { styles } from './values.styles';
import { ValuesView } from './values.view';

/**
 * The bank's values, each with an icon and a word or two, and its meaning if the content has `desc`.
 *
 * @element serambi-values
 * @attr {string} api - Base address of the backend; the content comes from `/api/iconvalue`
 * @attr {string} site - Origin of the links; default: the page configuration's, else the page's own
 * @attr {'English'|'Indonesia'} language - Language of the widget; default: the page's
 * @csspart root - The whole widget
 * @csspart values - The list of values
 * @event serambi:ready - The content is shown
 * @event serambi:error - The content could not be loaded; `detail.message` says why
 */
export default defineWidget({
  name: 'values',
  content: { path: '/api/iconvalue', shape },
  strings,
  styles,
  height: height('400px', '374px'),
  isPlain: true,
  view: ValuesView,
});
