import type { WidgetPage } from '../runtime';
import type { PromoDetail } from './promo-detail.content';

export default {
  title: ({ title }) => title,
  description: ({ description }) => description,
  image: ({ image }) => image,
} satisfies WidgetPage<PromoDetail>;
