import type { WidgetPage } from '../runtime';
import type { PromoList } from './promo-grid.content';

export default {
  items: ({ dataPromo }) => dataPromo,
} satisfies WidgetPage<PromoList>;
