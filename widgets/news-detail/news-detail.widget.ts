import { defineWidget, height } from '../runtime';
import { shape } from './news-detail.content';
import { strings } from './news-detail.strings';
import { styles } from './news-detail.styles';
import { NewsDetailSkeleton, NewsDetailView } from './news-detail.view';

/**
 * An article: news, press release or event. It has a reading time, an author (`author`), a call to action (`action`), and a row of
 * share buttons. Print leaves the buttons out.
 *
 * @attr {string} slug - The article's slug
 * @attr {string} api - Base address of the backend; the content comes from `/api/detail/{slug}`
 * @slot series - Links to the next older and newer article of its kind
 * @csspart detail - The article
 * @csspart author - The author
 * @csspart share - The row of share buttons
 * @csspart action - The call to action
 * @event serambi:error - The content could not be loaded; `detail.message` says why, `detail.status` is 404 for an unknown slug
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
  isEager: true,
  view: NewsDetailView,
  skeleton: NewsDetailSkeleton,
});
