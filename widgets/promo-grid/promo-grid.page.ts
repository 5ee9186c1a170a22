import type { WidgetPage } from '../runtime';
import type { PromoList } from './promo-grid.content';

export default {
  items: ({ dataPromo }) => dataPromo,
  entries: ({ dataPromo }) =>
    dataPromo.map(({ slug, titleCard = '', descriptionCard = '' }) => ({
      kind: 'promos',
      title: titleCard,
      text: descriptionCard,
      path: slug && `/promo/${encodeURIComponent(slug)}`,
    })),
} satisfies WidgetPage<PromoList>;
