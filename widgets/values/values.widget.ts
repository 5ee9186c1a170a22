import { defineWidget } from '../runtime';
import { shape } from './values.content';
import { strings } from './values.strings';
import { styles } from './values.styles';
import { ValuesSkeleton, ValuesView } from './values.view';

/**
 * The bank's values, each with its icon.
 *
 * @element serambi-values
 * @attr {string} api - Backend base address; content from `/api/iconvalue`
 * @attr {string} site - Origin that links lead to
 * @attr {'English'|'Indonesia'} language - Pins the language
 * @csspart root - All of the widget
 * @csspart values - The list
 * @event serambi:ready - Content shows
 * @event serambi:error - Content could not be had; `detail.message`
 */
export default defineWidget({
  name: 'values',
  content: { path: () => '/api/iconvalue', shape },
  strings,
  styles: [styles],
  view: ValuesView,
  skeleton: ValuesSkeleton,
});
