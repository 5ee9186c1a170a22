import { defineWidget, heroPage } from '../runtime';
import { shape } from './profile.content';
import { strings } from './profile.strings';
import { styles } from './profile.styles';
import { ProfileView } from './profile.view';

/**
 * The company profile: hero, story, vision and mission.
 *
 * @csspart hero - The hero: picture, title and text
 * @csspart story - The story
 * @csspart aims - Vision and mission
 */
export default defineWidget({
  name: 'profile',
  content: { path: '/api/profile', shape },
  strings,
  styles,
  ...heroPage,
  isStatic: true,
  view: ProfileView,
});
