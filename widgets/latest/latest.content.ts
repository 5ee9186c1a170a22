import { type BlockOf, dayOf, list, media, object, text, today } from '../runtime';

export const kinds = ['promo', 'news', 'pressrelease', 'event'] as const;
export type Kind = (typeof kinds)[number];

export const toKind = (value: string | undefined): Kind | undefined => kinds.find((kind) => kind === value);

/** Of promos, or of news. */
export const shape = object({
  title: text,
  dataPromo: list(
    object({ id: text, slug: text, image: media, expired: text, titleCard: text, descriptionCard: text }),
  ),
  dataNews: list(object({ slug: text, image: media, titleCard: text, descCard: text, publish_date: text })),
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

const hasEnded = (date: string | undefined) => date !== undefined && (dayOf(date) ?? today()) < today();

/** The newest items that have a page: of promos those that still hold, of articles all but the one that they are shown beside. */
export function newest({ dataPromo, dataNews }: Block, slug?: string): Item[] {
  const promos = [...dataPromo]
    .sort((one, other) => (Number(other.id) || 0) - (Number(one.id) || 0))
    .filter(({ expired }) => !hasEnded(expired))
    .map(({ titleCard, descriptionCard, expired, ...rest }) => ({
      ...rest,
      title: titleCard,
      text: descriptionCard,
      date: expired,
    }));
  const news = dataNews.map(({ titleCard, descCard, publish_date, ...rest }) => ({
    ...rest,
    title: titleCard,
    text: descCard,
    date: publish_date,
  }));
  // Beside an article of another kind there are none of this one.
  if (slug && !news.some((each) => each.slug === slug)) return [];
  return [...promos, ...news]
    .flatMap((each) => (each.slug && each.title && each.slug !== slug ? [each as Item] : []))
    .slice(0, most);
}
