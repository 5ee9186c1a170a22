import type { WidgetPage } from '../runtime';
import type { NewsList } from './news-carousel.content';

export default {
  items: ({ dataNews }) => dataNews,
} satisfies WidgetPage<NewsList>;
