import { defineWidget, height } from '../runtime';
import { kinds, shape } from './news-series.content';
import { strings } from './news-series.strings';
import { styles } from './news-series.styles';
import { NewsSeriesView } from './news-series.view';

/**
 * An article's picture, and its place among the news, press releases or events, with the ones before and after it. It shows
 * nothing for an article that is not among them.
 *
 * @element serambi-news-series
 * @attr {'news'|'pressrelease'|'event'} kind - The series
 * @attr {string} slug - The article's slug
 * @attr {string} api - Base address of the backend; the content comes from `/api/news/{kind}`
 * @attr {string} site - Origin of the links; default: the page configuration's, else the page's own
 * @attr {'English'|'Indonesia'} language - Language of the widget; default: the page's
 * @csspart root - The whole widget
 * @csspart series - Picture and place
 * @event serambi:ready - The content is shown
 * @event serambi:error - The content could not be loaded, or `kind` is unknown; `detail.message` says why
 */
export default defineWidget({
  name: 'news-series',
  attributes: ['kind', 'slug'],
  content: { path: ({ kind = '' }) => (kinds.includes(kind) ? `/api/news/${kind}` : undefined), shape },
  strings,
  styles,
  height: height('0px', '0px'),
  isStatic: true,
  view: NewsSeriesView,
});
