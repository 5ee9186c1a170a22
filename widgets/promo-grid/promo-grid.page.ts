import { pathOf, type WidgetPage } from '../runtime';
import { newestFirst, type PromoList } from './promo-grid.content';

export default {
  items: ({ dataPromo }) => newestFirst(dataPromo),
  entries: ({ dataPromo }) =>
    newestFirst(dataPromo).map(({ slug, titleCard = '', descriptionCard = '' }) => ({
      kind: 'promos',
      title: titleCard,
      text: descriptionCard,
      path: pathOf('/promo', slug),
    })),
} satisfies WidgetPage<PromoList>;
