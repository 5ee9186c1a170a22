import { defineWidget, height } from '../runtime';
import { shape } from './services-hero.content';
import { strings } from './services-hero.strings';
import { styles } from './services-hero.styles';
import { ServicesHeroView } from './services-hero.view';

/**
 * The header of a page of all services: the services behind arches, each with a link to its page.
 *
 * @element serambi-services-hero
 * @attr {string} api - Base address of the backend; the content comes from `/api/service/all`
 * @attr {string} site - Origin of the links; default: the page configuration's, else the page's own
 * @attr {'English'|'Indonesia'} language - Language of the widget; default: the page's
 * @csspart root - The whole widget
 * @csspart hero - The header
 * @csspart services - The headline and the services
 * @csspart card - A service's card
 * @event serambi:ready - The content is shown
 * @event serambi:error - The content could not be loaded; `detail.message` says why
 */
export default defineWidget({
  name: 'services-hero',
  content: { path: '/api/service/all', shape },
  bank: ['disabledPages'],
  strings,
  styles,
  height: height('762px', '662px'),
  isStatic: true,
  view: ServicesHeroView,
});
