import {
  defineWidget,
  featuresStyles,
  HeroSkeleton,
  heroStyles,
  registersStyles,
  sliderStyles,
  tabsStyles,
} from '../runtime';
import { pathOf, shape } from './service.content';
import { styles } from './service.styles';
import { ServiceView } from './service.view';

/**
 * One of the five services: feature cards and how it is used, step by step; for bill payment also what can be paid.
 *
 * @element serambi-service
 * @attr {'pay'|'top-up'|'transfer'|'bill-payment'|'cash-out'} service - Which one
 * @attr {string} api - Backend base address; content from `/api/services/{service}`
 * @attr {string} site - Origin that links lead to
 * @attr {'English'|'Indonesia'} language - Pins the language
 * @csspart root - All of the widget
 * @csspart hero - The opening picture and words
 * @csspart features - The feature cards
 * @csspart types - The icons of what can be paid
 * @csspart registers - The steps
 * @csspart tablist - The row of tabs, with more than one way
 * @csspart tab - A tab
 * @csspart tabpanel - What a tab shows
 * @csspart slider - A row of steps with its arrows
 * @event serambi:ready - Content shows
 * @event serambi:error - Content could not be had, or there is no such service; `detail.message`
 */
export default defineWidget({
  name: 'service',
  attributes: ['service'],
  content: { path: ({ service }) => pathOf(service), shape },
  strings: { English: {}, Indonesia: {} },
  styles: [heroStyles, tabsStyles, sliderStyles, featuresStyles, registersStyles, styles],
  view: ServiceView,
  skeleton: HeroSkeleton,
});
