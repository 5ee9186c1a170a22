import type { WidgetPage } from '../runtime';
import type { Benefit } from './benefit.content';

export default {
  image: ({ banner }) => banner?.image,
} satisfies WidgetPage<Benefit>;
