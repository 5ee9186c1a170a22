import { defineWidget, height } from '../runtime';
import { shape } from './latest.content';
import { strings } from './latest.strings';
import { styles } from './latest.styles';
import { LatestView } from './latest.view';

/**
 * The three newest promos, news, press releases or events, and a link to all. With an article's slug it shows other articles of the
 * same kind, which the bank's server adds.
 *
 * @attr {'promo'|'news'|'pressrelease'|'event'} of - The kind to show
 * @attr {string} slug - In place of `of`: the article whose related articles to show
 * @attr {string} api - Base address of the backend; the content comes from `/api/promo/all`, `/api/news/{of}` or
 *   `/api/detail/{slug}`
 * @csspart latest - The section
 * @csspart item - A promo or an article
 * @event serambi:error - The content could not be loaded, or `of` is unknown; `detail.message` says why
 */
export default defineWidget({
  name: 'latest',
  attributes: ['of', 'slug'],
  content: {
    path: ['/api/detail/:slug', '/api/news/:of(news|pressrelease|event)', '/api/:of(promo)/all'],
    shape,
  },
  bank: ['disabledPages'],
  strings,
  styles,
  height: height('500px', '540px'),
  isStatic: true,
  view: LatestView,
});
