import { choice, day, list, media, object, text } from '../runtime';
import { join } from '../runtime/content/join';

const article = object(
  { slug: text, image: media, titleCard: text, descCard: text, publish_date: day },
  'slug',
  'titleCard',
);
const neighbours = list(object({ slug: text, titleCard: text }));

/** Fields from the lists, for news-detail, news-series and latest. */
const shape = object({
  kind: choice('event', 'news', 'pressrelease'),
  series: object({ title: text, image: media, about: text, newer: neighbours, older: neighbours }),
  related: list(article),
});

const newsList = object({ title: text, dataNews: list(article, 'slug') });
const maxRelated = 3;

export default join(
  shape,
  {
    event: { path: '/api/news/event', shape: newsList },
    news: { path: '/api/news/news', shape: newsList },
    pressrelease: { path: '/api/news/pressrelease', shape: newsList },
  },
  (block, lists, { params }) => {
    for (const kind of ['event', 'news', 'pressrelease'] as const) {
      const { title, dataNews = [] } = lists[kind] ?? {};
      const at = dataNews.findIndex(({ slug }) => slug === params.slug);
      const listed = dataNews[at];
      if (!listed) continue;
      // Lists begin with the newest article.
      const series = {
        title,
        image: listed.image,
        // An event's day is in its description.
        about: kind === 'event' ? listed.descCard : undefined,
        newer: dataNews.slice(Math.max(0, at - 1), at).map(({ slug, titleCard }) => ({ slug, titleCard })),
        older: dataNews.slice(at + 1, at + 2).map(({ slug, titleCard }) => ({ slug, titleCard })),
      };
      // Readers already see the neighbours, in `series`.
      const related = dataNews.filter((_, other) => Math.abs(other - at) > 1).slice(0, maxRelated);
      return { kind, series, related, ...block };
    }
    return block;
  },
);
