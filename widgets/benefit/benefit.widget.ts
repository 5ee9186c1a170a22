import { defineWidget, heroPage } from '../runtime';
import { shape } from './benefit.content';
import { strings } from './benefit.strings';
import { styles } from './benefit.styles';
import { BenefitView } from './benefit.view';

/**
 * The benefits of membership: the page's hero, a member section and a list of benefits. The link below them names the two plans of
 * `/api/produk/detail/all`.
 *
 * @slot privileges - Below the hero, for the privileges
 * @slot partner - Between the hero and the member section, for the partner card
 * @csspart hero - The hero: picture, title and text
 * @csspart members - The member section with its list of benefits
 */
export default defineWidget({
  name: 'benefit',
  content: { path: '/api/benefit/all', shape, list: 'members' },
  bank: ['disabledPages'],
  strings,
  styles,
  ...heroPage,
  isStatic: true,
  view: BenefitView,
});
