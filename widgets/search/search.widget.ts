import { defineWidget, height } from '../runtime';
import { pathOf, shape } from './search.content';
import { strings } from './search.strings';
import { styles } from './search.styles';
import { SearchView } from './search.view';

/**
 * A search field and its results: the best match first, then groups of answers, pages, promos, news and documents. Submitting opens
 * the bank's search page. While a visitor types, it suggests results; the index and the code for this load at the first focus.
 *
 * @attr {string} query - The query; without it the widget shows the field and frequent searches
 * @attr {'not-found'} type - The query has the words of an address that does not exist. Only few results show, or nothing
 * @attr {string} api - Base address of the bank's server; the content comes from `/api/search`; a backend may lack it
 * @slot popular - Content shown without results, such as the most frequent questions
 * @csspart hero - The ground of the field
 * @csspart field - The search field
 * @csspart results - The results
 */
export default defineWidget({
  name: 'search',
  attributes: ['query', 'type'],
  content: { path: pathOf, shape },
  bank: ['disabledPages', 'phones', 'hours'],
  strings,
  styles,
  height: height('420px', '420px'),
  view: SearchView,
});
