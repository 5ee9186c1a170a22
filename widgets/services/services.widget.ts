import { defineWidget, height } from '../runtime';
import { shape } from './services.content';
import { strings } from './services.strings';
import { styles } from './services.styles';
import { ServicesSkeleton, ServicesView } from './services.view';

/**
 * The services as a row of cards, each with a link to its page.
 *
 * @csspart services - The section
 * @csspart card - A service's card
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
