import {
  type BlockOf,
  hasEnded,
  type LongLists,
  lastDay,
  list,
  media,
  object,
  promoKindOf,
  promoKinds,
  text,
} from '../runtime';

const promo = object({ id: text, slug: text, image: media, expired: lastDay, titleCard: text, descriptionCard: text });

export const shape = object(
  { title: text, subtitle: text, kinds: promoKinds, dataPromo: list(promo, 'slug') },
  'dataPromo',
);

export type PromoList = BlockOf<typeof shape>;
export type Promo = PromoList['dataPromo'][number];

/** Sorts numeric and text ids by the numbers in them; compares at most 100 characters. */
const sortKey = (promo: unknown) =>
  String(Object(promo).id ?? '')
    .slice(0, 100)
    .replace(/\d+/g, (digits) => digits.padStart(20, '0'));

/** By id, the highest first. */
export const newestFirst = <Item>(promos: readonly Item[]): Item[] =>
  promos
    .map((promo) => ({ promo, key: sortKey(promo) }))
    .sort((a, b) => Number(a.key < b.key) - Number(a.key > b.key))
    .map(({ promo }) => promo);

export const filterNames = ['kind', 'state'] as const;
export type Filter = Record<(typeof filterNames)[number], string>;

export const lists: LongLists = { groups: [['', 'dataPromo']], order: newestFirst, searchParams: filterNames };

/** One kind only, without filters. */
export const inCategory = (block: PromoList, category: string): PromoList => ({
  ...block,
  kinds: [],
  dataPromo: block.dataPromo.filter(({ slug }) => promoKindOf(block.kinds, slug)?.key === category),
});

export const promosOf = ({ dataPromo }: PromoList): Promo[] =>
  newestFirst(dataPromo.filter(({ titleCard, descriptionCard }) => titleCard ?? descriptionCard));

/** An empty kind or state means all. But a kind shows ended promos only with the state `ended`. */
export function isShown(promo: Promo, { kinds }: PromoList, { kind, state }: Filter, today: string): boolean {
  const own = stateOf(promo, today);
  return (!kind || promoKindOf(kinds, promo.slug)?.key === kind) && (state ? own === state : !kind || own !== 'ended');
}

/** A promo with at most this many days left ends soon. */
const soonDays = 30;

/** Undefined if the promo goes on or has no last day. */
export function stateOf({ expired }: Pick<Promo, 'expired'>, today: string): 'soon' | 'ended' | undefined {
  if (hasEnded(expired, today)) return 'ended';
  return expired && Date.parse(expired) - Date.parse(today) <= soonDays * 86_400_000 ? 'soon' : undefined;
}
