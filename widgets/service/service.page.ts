import type { WidgetPage } from '../runtime';
import type { Service } from './service.content';

export default {
  image: ({ banner }) => banner?.image,
} satisfies WidgetPage<Service>;
