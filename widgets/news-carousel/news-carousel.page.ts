import { pathOf, type WidgetPage } from '../runtime';
import type { NewsList } from './news-carousel.content';

export default {
  items: ({ dataNews }) =>
    dataNews.map(({ slug, image, titleCard, descCard, publish_date }) => ({
      slug,
      image,
      title: titleCard,
      summary: descCard,
      day: publish_date,
    })),
  entries: ({ dataNews }) =>
    dataNews.map(({ slug, titleCard = '', descCard = '' }) => ({
      kind: 'news',
      title: titleCard,
      text: descCard,
      path: pathOf('/news', slug),
    })),
} satisfies WidgetPage<NewsList>;
