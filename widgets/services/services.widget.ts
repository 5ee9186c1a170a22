import { defineWidget, height } from '../runtime';
import { shape } from './services.content';
import { strings } from './services.strings';
import { styles } from './services.styles';
import { ServicesSkeleton, ServicesView } from './services.view';

/**
 * The services as a row of cards, each with a link to its page.
 *
 * @element serambi-services
 * @attr {string} api - Base address of the backend; the content comes from `/api/service/all`
 * @attr {string} site - Origin of the links; default: the page configuration's, else the page's own
 * @attr {'English'|'Indonesia'} language - Language of the widget; default: the page's
 * @csspart root - The whole widget
 * @csspart services - The section
 * @csspart card - A service's card
 * @event serambi:ready - The content is shown
 * @event serambi:error - The content could not be loaded; `detail.message` says why
 */
export default defineWidget({
  name: 'services',
  content: { path: '/api/service/all', shape },
  bank: ['disabledPages'],
  strings,
  styles,
  height: height('636px', '336px'),
  isStatic: true,
  view: ServicesView,
  skeleton: ServicesSkeleton,
});
