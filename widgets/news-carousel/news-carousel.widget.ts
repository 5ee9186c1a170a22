import { defineWidget, height } from '../runtime';
import { lists, shape } from './news-carousel.content';
import { strings } from './news-carousel.strings';
import { styles } from './news-carousel.styles';
import { NewsCarouselSkeleton, NewsCarouselView } from './news-carousel.view';

/**
 * A carousel of news, press releases or events. Its arrows move it by one card, from the last one back to the first. A button below
 * shows all cards together. A list without items shows nothing.
 *
 * @attr {'news'|'pressrelease'|'event'} kind - The list to show
 * @attr {'lead'} layout - `lead`: the newest article large, above a carousel of the others; default: all in the carousel
 * @attr {string} api - Base address of the backend; the content comes from `/api/news/{kind}`
 * @csspart carousel - Heading, arrows and cards
 * @csspart lead - The newest article in the layout `lead`
 * @csspart slider - The row of cards with its arrows
 * @csspart card - An article's card
 * @csspart all - The button that shows all cards together, and again as a row
 * @csspart more - Adds the next 24 articles
 * @event serambi:error - The content could not be loaded, or `kind` is unknown; `detail.message` says why
 */
export default defineWidget({
  name: 'news-carousel',
  attributes: ['kind', 'layout'],
  content: { path: '/api/news/:kind(news|pressrelease|event)', shape, lists },
  strings,
  styles,
  height: height('672px', '648px'),
  isPlain: true,
  view: NewsCarouselView,
  skeleton: NewsCarouselSkeleton,
});
