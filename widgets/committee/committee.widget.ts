import { defineWidget, heroPage } from '../runtime';
import { shape } from './committee.content';
import { strings } from './committee.strings';
import { styles } from './committee.styles';
import { CommitteeView } from './committee.view';

/**
 * The management committee: hero, description and a PDF document, then each board's committees with their tasks, decisions,
 * meetings and members. The bank's server adds the portraits and positions of `/api/leader`.
 *
 * @csspart hero - The hero: picture, title and text
 * @csspart documents - The link to the document
 * @csspart chairs - The portraits of the committees' chairs
 * @csspart sums - Figures of all committees
 * @csspart board - The committees of a board
 * @csspart committee - One committee
 */
export default defineWidget({
  name: 'committee',
  content: { path: '/api/manajemen-komite', shape },
  strings,
  styles,
  ...heroPage,
  isStatic: true,
  view: CommitteeView,
});
