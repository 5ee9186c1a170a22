import { defineWidget, heroPageHeight, PageSkeleton } from '../runtime';
import { shape } from './profile.content';
import { strings } from './profile.strings';
import { styles } from './profile.styles';
import { ProfileView } from './profile.view';

/**
 * The company profile: hero, story, vision and mission.
 *
 * @element serambi-profile
 * @attr {string} api - Base address of the backend; the content comes from `/api/profile`
 * @attr {string} site - Origin of the links; default: the page configuration's, else the page's own
 * @attr {'English'|'Indonesia'} language - Language of the widget; default: the page's
 * @csspart root - The whole widget
 * @csspart hero - The hero: picture, title and text
 * @csspart story - The story
 * @csspart aims - Vision and mission
 * @event serambi:ready - The content is shown
 * @event serambi:error - The content could not be loaded; `detail.message` says why
 */
export default defineWidget({
  name: 'profile',
  content: { path: '/api/profile', shape },
  strings,
  styles,
  height: heroPageHeight,
  isStatic: true,
  view: ProfileView,
  skeleton: PageSkeleton,
});
