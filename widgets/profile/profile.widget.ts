import { defineWidget, HeroSkeleton, heroStyles, proseStyles } from '../runtime';
import { shape } from './profile.content';
import { strings } from './profile.strings';
import { styles } from './profile.styles';
import { ProfileView } from './profile.view';

/**
 * The company profile: opening picture, story, vision and mission.
 *
 * @element serambi-profile
 * @attr {string} api - Backend base address; content from `/api/profile`
 * @attr {string} site - Origin that links lead to
 * @attr {'English'|'Indonesia'} language - Pins the language
 * @csspart root - All of the widget
 * @csspart hero - The opening picture
 * @csspart story - The story
 * @csspart aims - Vision and mission
 * @event serambi:ready - Content shows
 * @event serambi:error - Content could not be had; `detail.message`
 */
export default defineWidget({
  name: 'profile',
  content: { path: () => '/api/profile', shape },
  strings,
  styles: [heroStyles, proseStyles, styles],
  view: ProfileView,
  skeleton: HeroSkeleton,
});
