import { defineWidget, detailStyles, proseStyles, shareStyles } from '../runtime';
import { shape } from './news-detail.content';
import { strings } from './news-detail.strings';
import { styles } from './news-detail.styles';
import { NewsDetailSkeleton, NewsDetailView } from './news-detail.view';

/**
 * One article: news, press release or event, with a row to share it. Prints as a clean document.
 *
 * @element serambi-news-detail
 * @attr {string} slug - Which article
 * @attr {string} api - Backend base address; content from `/api/detail/{slug}`
 * @attr {string} site - Origin that links lead to
 * @attr {'English'|'Indonesia'} language - Pins the language
 * @csspart root - All of the widget
 * @csspart detail - The article
 * @csspart share - The share row
 * @event serambi:ready - Content shows
 * @event serambi:error - Content could not be had; `detail.message`, and `detail.status` 404 for an unknown slug
 */
export default defineWidget({
  name: 'news-detail',
  attributes: ['slug'],
  content: { path: ({ slug }) => (slug ? `/api/detail/${encodeURIComponent(slug)}` : undefined), shape },
  strings,
  styles: [detailStyles, shareStyles, proseStyles, styles],
  view: NewsDetailView,
  skeleton: NewsDetailSkeleton,
});
