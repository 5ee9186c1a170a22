import type { WidgetPage } from '../runtime';
import type { Article } from './news-detail.content';

export default {
  type: 'article',
  title: ({ title }) => title,
  description: ({ description }) => description,
  text: ({ description }) => [description],
  structuredData({ title, tanggal_publish }, { inLanguage, url, description, image, publisher }) {
    if (!title) return undefined;
    return {
      '@type': 'NewsArticle',
      headline: title,
      description,
      datePublished: tanggal_publish,
      inLanguage,
      image,
      mainEntityOfPage: url,
      author: publisher,
      publisher,
    };
  },
} satisfies WidgetPage<Article>;
