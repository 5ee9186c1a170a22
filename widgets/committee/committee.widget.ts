import { defineWidget, documentsStyles, HeroSkeleton, heroStyles, proseStyles } from '../runtime';
import { shape } from './committee.content';
import { strings } from './committee.strings';
import { styles } from './committee.styles';
import { CommitteeView } from './committee.view';

/**
 * The management committee: opening picture, description and a PDF document.
 *
 * @element serambi-committee
 * @attr {string} api - Backend base address; content from `/api/manajemen-komite`
 * @attr {string} site - Origin that links lead to
 * @attr {'English'|'Indonesia'} language - Pins the language
 * @csspart root - All of the widget
 * @csspart hero - The opening picture
 * @csspart documents - The link to the document
 * @event serambi:ready - Content shows
 * @event serambi:error - Content could not be had; `detail.message`
 */
export default defineWidget({
  name: 'committee',
  content: { path: () => '/api/manajemen-komite', shape },
  strings,
  styles: [heroStyles, proseStyles, documentsStyles, styles],
  view: CommitteeView,
  skeleton: HeroSkeleton,
});
