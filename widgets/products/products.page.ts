import type { WidgetPage } from '../runtime';
import type { Products } from './products.content';

export default {
  image: ({ banner }) => banner?.image,
} satisfies WidgetPage<Products>;
