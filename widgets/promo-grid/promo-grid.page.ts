import { pathOf, type WidgetPage } from '../runtime';
import { newestFirst, type PromoList } from './promo-grid.content';

export default {
  items: ({ dataPromo }) => newestFirst(dataPromo),
  entries: ({ title: words, kinds, dataPromo }) => [
    ...kinds.map(({ key, title = key, promos }) => ({
      kind: 'promos' as const,
      title,
      words,
      text: dataPromo.flatMap(({ slug, titleCard }) => (slug && promos.includes(slug) && titleCard) || []).join(' · '),
      path: `/promo?${new URLSearchParams({ kind: key })}`,
    })),
    ...newestFirst(dataPromo).map(({ slug, titleCard = '', descriptionCard = '' }) => ({
      kind: 'promos' as const,
      title: titleCard,
      words,
      text: descriptionCard,
      path: pathOf('/promo', slug),
    })),
  ],
} satisfies WidgetPage<PromoList>;
