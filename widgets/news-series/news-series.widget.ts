import { defineWidget, height } from '../runtime';
import { shape } from './news-series.content';
import { strings } from './news-series.strings';
import { styles } from './news-series.styles';
import { NewsSeriesView } from './news-series.view';

/**
 * Links to the next older and newer article of the same kind. The bank's server adds them; without them nothing shows.
 *
 * @attr {string} slug - The article's slug
 * @attr {string} api - Base address of the backend; the content comes from `/api/detail/{slug}`
 * @csspart series - The links
 */
export default defineWidget({
  name: 'news-series',
  attributes: ['slug'],
  content: { path: '/api/detail/:slug', shape },
  strings,
  styles,
  height: height('0px', '0px'),
  isStatic: true,
  view: NewsSeriesView,
});
