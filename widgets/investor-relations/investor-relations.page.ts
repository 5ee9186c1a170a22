import type { WidgetPage } from '../runtime';
import type { Menus } from './investor-relations.content';

export default {
  image: (menus) => menus.find(({ banner }) => banner?.image)?.banner?.image,
} satisfies WidgetPage<Menus>;
