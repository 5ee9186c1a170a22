import { defineWidget, height } from '../runtime';
import { shape } from './banner.content';
import { strings } from './banner.strings';
import { styles } from './banner.styles';
import { BannerSkeleton, BannerView } from './banner.view';

/**
 * A rotating banner slideshow. It shows the next banner every 7 seconds and starts again after the last. The rotation pauses while
 * the pointer or the keyboard focus is inside, and has a pause button. Under reduced motion it is off until the visitor starts it.
 *
 * @csspart carousel - The slideshow
 */
export default defineWidget({
  name: 'banner',
  content: { path: '/api/banner/all/home', shape },
  strings,
  styles,
  height: height('calc(100vw * 59 / 52 + 280px)', 'clamp(456px, 100vw * 5 / 12, 736px)'),
  isScreenOnly: true,
  isEager: true,
  isPlain: true,
  view: BannerView,
  skeleton: BannerSkeleton,
});
