import type { WidgetPage } from '../runtime';
import type { PromoDetail } from './promo-detail.content';

export default {
  title: ({ title }) => title,
  description: ({ description }) => description,
  text: ({ description, mechanisme, conditions }) => [description, mechanisme, conditions],
  image: ({ image }) => image,
} satisfies WidgetPage<PromoDetail>;
