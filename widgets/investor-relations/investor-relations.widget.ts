import { defineWidget, heroPage } from '../runtime';
import { lists, searchNames, shape } from './investor-relations.content';
import { strings } from './investor-relations.strings';
import { styles } from './investor-relations.styles';
import { InvestorRelationsView } from './investor-relations.view';

/**
 * Investor relations: a list of menus and a panel. A menu with submenus shows the documents of the selected submenu by year. A menu
 * without submenus shows its text, documents and collapsible side menus. A search covers the documents of all menus and years. On
 * the bank's own page the address keeps the selection (`#menu-id`, `#menu-id/submenu-index`). It also keeps the search
 * (`?find=dividend&year=2026`), which works without script. The bank's server adds the documents' days, sizes and languages
 * (`/api/documents`).
 *
 * @attr {string} find - Words of the first search
 * @attr {string} year - Year of the documents at first
 * @attr {string} type - Shows the documents listed under this title
 * @slot figures - Below the hero, for key figures
 * @csspart hero - The hero of the selected menu
 * @csspart menu - The list of menus
 * @csspart search - The search field and the choice of a year
 * @csspart newest - The newest documents of all menus
 * @csspart results - The documents found
 * @csspart panel - The content of the selected menu or submenu
 * @csspart documents - A list of documents
 * @csspart more - Adds the next 24 documents of a panel
 * @csspart year - The documents of a year
 * @csspart side-menu - A collapsible side menu
 */
export default defineWidget({
  name: 'investor-relations',
  attributes: searchNames,
  addressed: searchNames,
  content: { path: '/api/investor-relation', shape, lists },
  strings,
  styles,
  ...heroPage,
  view: InvestorRelationsView,
});
