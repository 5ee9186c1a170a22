import { defineWidget } from '../runtime';
import { shape } from './banner.content';
import { strings } from './banner.strings';
import { styles } from './banner.styles';
import { BannerSkeleton, BannerView } from './banner.view';

/**
 * The rotating banner slideshow: the next banner every 7 seconds, wrapping to the first. It pauses while the pointer or
 * the keyboard focus is inside, has a pause button, and does not rotate by itself under reduced motion.
 *
 * @element serambi-banner
 * @attr {string} api - Backend base address; content from `/api/banner/all/home`
 * @attr {string} site - Origin that links lead to
 * @attr {'English'|'Indonesia'} language - Pins the language
 * @csspart root - All of the widget
 * @csspart carousel - The slideshow
 * @event serambi:ready - Content shows
 * @event serambi:error - Content could not be had; `detail.message`
 */
export default defineWidget({
  name: 'banner',
  content: { path: () => '/api/banner/all/home', shape },
  strings,
  styles: [styles],
  view: BannerView,
  skeleton: BannerSkeleton,
});
