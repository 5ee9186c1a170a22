import { type BlockOf, hasEnded, list, media, object, text, today } from '../runtime';

export const kinds = ['promo', 'news', 'pressrelease', 'event'] as const;
export type Kind = (typeof kinds)[number];

export const toKind = (value: string | undefined): Kind | undefined => kinds.find((kind) => kind === value);

const articles = list(object({ slug: text, image: media, titleCard: text, descCard: text, publish_date: text }));

/** Of promos, of news, or of an article, to which the bank's server adds others of its kind. */
export const shape = object({
  dataPromo: list(
    object({ id: text, slug: text, image: media, expired: text, titleCard: text, descriptionCard: text }),
  ),
  dataNews: articles,
  kind: text,
  related: articles,
});

type Block = BlockOf<typeof shape>;

export interface Item {
  slug: string;
  image: string | undefined;
  title: string;
  text: string | undefined;
  /** When it was published, or until when it holds. */
  date: string | undefined;
}

/** How many are shown. */
const most = 3;

/** The newest items that have a page; of promos those that still hold. */
export function newest({ dataPromo, dataNews, related }: Block): Item[] {
  const day = today();
  const promos = [...dataPromo]
    .sort((one, other) => (Number(other.id) || 0) - (Number(one.id) || 0))
    .filter(({ expired }) => !hasEnded(expired, day))
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
  return [...promos, ...news].flatMap((each) => (each.slug && each.title ? [each as Item] : [])).slice(0, most);
}
