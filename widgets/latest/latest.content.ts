import { type BlockOf, choice, day, hasEnded, list, media, object, text, today } from '../runtime';

export const kinds = ['promo', 'news', 'pressrelease', 'event'] as const;

const articles = list(
  object({ slug: text, image: media, titleCard: text, descCard: text, publish_date: day }, 'slug', 'titleCard'),
  'slug',
);

/** Promos, news, or an article, to which the bank's server adds its kind and related articles. */
export const shape = object({
  dataPromo: list(
    object(
      { id: text, slug: text, image: media, expired: day, titleCard: text, descriptionCard: text },
      'slug',
      'titleCard',
    ),
    'slug',
  ),
  dataNews: articles,
  kind: choice(...kinds),
  related: articles,
});

type Block = BlockOf<typeof shape>;

const most = 3;

/** The newest items, without ended promos. `date` is the day of publication, or a promo's last day. */
export function newest({ dataPromo, dataNews, related }: Block) {
  const now = today();
  const promos = [...dataPromo]
    .sort((one, other) => (Number(other.id) || 0) - (Number(one.id) || 0))
    .filter(({ expired }) => !hasEnded(expired, now))
    .map(({ titleCard, descriptionCard, expired, ...rest }) => ({
      ...rest,
      title: titleCard,
      text: descriptionCard,
      date: expired,
    }));
  const news = [...dataNews, ...related].map(({ titleCard, descCard, publish_date, ...rest }) => ({
    ...rest,
    title: titleCard,
    text: descCard,
    date: publish_date,
  }));
  return [...promos, ...news].slice(0, most);
}
