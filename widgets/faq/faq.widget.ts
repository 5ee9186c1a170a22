import { defineWidget, HeroSkeleton, heroStyles, proseStyles, sectionStyles, tabsStyles } from '../runtime';
import { shape } from './faq.content';
import { strings } from './faq.strings';
import { styles } from './faq.styles';
import { FaqView } from './faq.view';

/**
 * Frequently asked questions: categories as tabs, and in each an accordion with one answer open at a time, the first at
 * first. With something in its `contact` slot it is the whole of help: a second tab shows that. On the bank's own page
 * every tab and every answer has an address (`#contact`, `#faq-2`, `#faq-2-3`).
 *
 * @element serambi-faq
 * @attr {string} api - Backend base address; content from `/api/faq/all`
 * @attr {string} site - Origin that links lead to
 * @attr {'English'|'Indonesia'} language - Pins the language
 * @slot contact - The way to contact the bank; with it come the two tabs of help
 * @csspart root - All of the widget
 * @csspart hero - The banner
 * @csspart tablist - A row of tabs
 * @csspart tab - One tab
 * @csspart tabpanel - What a tab shows
 * @csspart item - A question with its answer
 * @event serambi:ready - Content shows
 * @event serambi:error - Content could not be had; `detail.message`
 */
export default defineWidget({
  name: 'faq',
  content: { path: () => '/api/faq/all', shape },
  strings,
  styles: [heroStyles, tabsStyles, proseStyles, sectionStyles, styles],
  view: FaqView,
  skeleton: HeroSkeleton,
});
