import { defineWidget, documentsStyles, HeroSkeleton, heroStyles, proseStyles } from '../runtime';
import { shape } from './investor-relations.content';
import { strings } from './investor-relations.strings';
import { styles } from './investor-relations.styles';
import { InvestorRelationsView } from './investor-relations.view';

/**
 * Investor relations: a menu with submenus, whose documents show by year, and menus without, which show their own text,
 * documents and collapsible side menus. On the bank's own page the choice is kept in the address (`#menu-id`,
 * `#menu-id/submenu-index`).
 *
 * @element serambi-investor-relations
 * @attr {string} api - Backend base address; content from `/api/investor-relation`
 * @attr {string} site - Origin that links lead to
 * @attr {'English'|'Indonesia'} language - Pins the language
 * @csspart root - All of the widget
 * @csspart hero - The opening picture of the menu chosen
 * @csspart menu - The menu
 * @csspart panel - What was chosen in it
 * @csspart documents - A list of documents
 * @csspart year - The documents of a year
 * @csspart side-menu - A collapsible side menu
 * @event serambi:ready - Content shows
 * @event serambi:error - Content could not be had; `detail.message`
 */
export default defineWidget({
  name: 'investor-relations',
  content: { path: () => '/api/investor-relation', shape },
  strings,
  styles: [heroStyles, proseStyles, documentsStyles, styles],
  view: InvestorRelationsView,
  skeleton: HeroSkeleton,
});
