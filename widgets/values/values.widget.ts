import { defineWidget, height } from '../runtime';
import { shape } from './values.content';
import { strings } from './values.strings';
import { styles } from './values.styles';
import { ValuesView } from './values.view';

/**
 * The bank's values, each with an icon and a word or two, and its meaning if the content has `desc`.
 *
 * @csspart values - The list of values
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
