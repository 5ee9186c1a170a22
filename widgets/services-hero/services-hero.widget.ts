import { defineWidget, height } from '../runtime';
import { shape } from './services-hero.content';
import { strings } from './services-hero.strings';
import { styles } from './services-hero.styles';
import { ServicesHeroView } from './services-hero.view';

/**
 * The header of a page of all services: the services behind arches, each with a link to its page.
 *
 * @csspart hero - The header
 * @csspart services - The headline and the services
 * @csspart card - A service's card
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
