import { defineWidget, height } from '../runtime';
import { shape } from './news-detail.content';
import { strings } from './news-detail.strings';
import { styles } from './news-detail.styles';
import { NewsDetailSkeleton, NewsDetailView } from './news-detail.view';

/**
 * An article (news, press release or event) with how long it takes to read, who wrote it (`author` of its block) and what a reader may
 * do next (`action`), and a row of share buttons, which is left out in print.
 *
 * @element serambi-news-detail
 * @attr {string} slug - The article's slug
 * @attr {string} api - Base address of the backend; the content comes from `/api/detail/{slug}`
 * @attr {string} site - Origin of the links; default: the page configuration's, else the page's own
 * @attr {'English'|'Indonesia'} language - Language of the widget; default: the page's
 * @slot series - Its neighbours among those of its kind
 * @csspart root - The whole widget
 * @csspart detail - The article
 * @csspart author - Who wrote it
 * @csspart share - The row of share buttons
 * @csspart action - What a reader may do next
 * @event serambi:ready - The content is shown
 * @event serambi:error - The content could not be loaded; `detail.message` says why, `detail.status` is 404 for an
 *   unknown slug
 */
export default defineWidget({
  name: 'news-detail',
  attributes: ['slug'],
  content: { path: '/api/detail/:slug', shape },
  bank: ['disabledPages'],
  strings,
  styles,
  height: height('896px', '928px'),
  isPlain: true,
  view: NewsDetailView,
  skeleton: NewsDetailSkeleton,
});
