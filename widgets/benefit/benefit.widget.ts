import { defineWidget, HeroSkeleton, heroStyles } from '../runtime';
import { shape } from './benefit.content';
import { styles } from './benefit.styles';
import { BenefitView } from './benefit.view';

/**
 * What members have of it: the page's opening, and what membership brings.
 *
 * @element serambi-benefit
 * @attr {string} api - Backend base address; content from `/api/benefit/all`
 * @attr {string} site - Origin that links lead to
 * @attr {'English'|'Indonesia'} language - Pins the language
 * @slot partner - Between the opening and the members, for the partner card
 * @csspart root - All of the widget
 * @csspart hero - The opening picture and words
 * @csspart members - What membership brings
 * @event serambi:ready - Content shows
 * @event serambi:error - Content could not be had; `detail.message`
 */
export default defineWidget({
  name: 'benefit',
  content: { path: () => '/api/benefit/all', shape },
  strings: { English: {}, Indonesia: {} },
  styles: [heroStyles, styles],
  view: BenefitView,
  skeleton: HeroSkeleton,
});
