import { defineWidget } from '../runtime';
import { shape } from './services.content';
import { strings } from './services.strings';
import { styles } from './services.styles';
import { ServicesView, Skeleton } from './services.view';

/**
 * The services as a row of cards, each of which leads to its page.
 *
 * @element serambi-services
 * @attr {string} api - Backend base address; content from `/api/service/all`
 * @attr {string} site - Origin that links lead to
 * @attr {'English'|'Indonesia'} language - Pins the language
 * @csspart root - All of the widget
 * @csspart services - The section
 * @csspart card - One service
 * @event serambi:ready - Content shows
 * @event serambi:error - Content could not be had; `detail.message`
 */
export default defineWidget({
  name: 'services',
  content: { path: () => '/api/service/all', shape },
  strings,
  styles: [styles],
  isStatic: true,
  view: ServicesView,
  skeleton: Skeleton,
});
