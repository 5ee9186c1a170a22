import type { WidgetPage } from '../runtime';
import type { Profile } from './profile.content';

export default {
  image: ({ banner }) => banner?.image,
} satisfies WidgetPage<Profile>;
