import type { WidgetPage } from '../runtime';
import type { Banners } from './banner.content';

export default {
  image: (banners) => banners.find(({ image }) => image)?.image,
} satisfies WidgetPage<Banners>;
