import { defineWidget, sliderStyles } from '../runtime';
import { kinds, shape } from './news-carousel.content';
import { strings } from './news-carousel.strings';
import { styles } from './news-carousel.styles';
import { NewsCarouselSkeleton, NewsCarouselView } from './news-carousel.view';

/**
 * A carousel of news, press releases or events. Its arrows move it by one card and go on at the other end. A list
 * without items shows nothing.
 *
 * @element serambi-news-carousel
 * @attr {'news'|'pressrelease'|'event'} kind - Which list
 * @attr {string} api - Backend base address; content from `/api/news/{kind}`
 * @attr {string} site - Origin that links lead to
 * @attr {'English'|'Indonesia'} language - Pins the language
 * @csspart root - All of the widget
 * @csspart carousel - Heading, arrows and cards
 * @csspart card - A card
 * @event serambi:ready - Content shows
 * @event serambi:error - Content could not be had, or `kind` is none of the three; `detail.message`
 */
export default defineWidget({
  name: 'news-carousel',
  attributes: ['kind'],
  content: {
    path: ({ kind = '' }) => (kinds.includes(kind) ? `/api/news/${kind}` : undefined),
    shape,
  },
  strings,
  styles: [sliderStyles, styles],
  view: NewsCarouselView,
  skeleton: NewsCarouselSkeleton,
});
