import { defineWidget, height } from '../runtime';
import { shape } from './community.content';
import { strings } from './community.strings';
import { styles } from './community.styles';
import { CommunityView } from './community.view';

/**
 * The bank's social projects: heading and picture, figures with sources, past projects with results, reports, and coming projects.
 * A project's day decides if it is past or coming. The bank's server adds the reports' days, sizes and languages
 * (`/api/documents`).
 *
 * @csspart hero - Heading and picture
 * @csspart action - The link below the heading
 * @csspart done - Figures and past projects
 * @csspart project - A past project
 * @csspart event - The day of a coming project
 * @csspart documents - The reports
 */
export default defineWidget({
  name: 'community',
  content: { path: '/api/community', shape, mayBeMissing: true },
  bank: ['disabledPages'],
  strings,
  styles,
  height: height('3940px', '2376px'),
  isStatic: true,
  view: CommunityView,
});
