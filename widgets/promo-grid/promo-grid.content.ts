import {
  type BlockOf,
  day,
  hasEnded,
  type LongLists,
  list,
  media,
  object,
  promoKindOf,
  promoKinds,
  text,
} from '../runtime';

const promo = object({ id: text, slug: text, image: media, expired: day, titleCard: text, descriptionCard: text });

export const shape = object(
  { title: text, subtitle: text, kinds: promoKinds, dataPromo: list(promo, 'slug') },
  'dataPromo',
);

export type PromoList = BlockOf<typeof shape>;
export type Promo = PromoList['dataPromo'][number];

/**
 * The id as a text that sorts by the numbers in it, so that ids that are numbers and ids that are strings have one order. An id
 * is short: only its first 100 characters are compared.
 */
const sortKey = (promo: unknown) =>
  String(Object(promo).id ?? '')
    .slice(0, 100)
    .replace(/\d+/g, (digits) => digits.padStart(20, '0'));

/** The highest id, which is the newest, first. */
export const newestFirst = <Item>(promos: readonly Item[]): Item[] =>
  promos
    .map((promo) => ({ promo, key: sortKey(promo) }))
    .sort((a, b) => Number(a.key < b.key) - Number(a.key > b.key))
    .map(({ promo }) => promo);

/** What a filter asks for: attributes of the element, and parameters of the address. */
export const filterNames = ['kind', 'state'] as const;
export type Filter = Record<(typeof filterNames)[number], string>;

export const lists: LongLists = { groups: [['', 'dataPromo']], order: newestFirst, searchParams: filterNames };

/** The promos of a kind, which needs no filters. */
export const inCategory = (block: PromoList, category: string): PromoList => ({
  ...block,
  kinds: [],
  dataPromo: block.dataPromo.filter(({ slug }) => promoKindOf(block.kinds, slug)?.key === category),
});

/** The promos with a text, the newest first. */
export const promosOf = ({ dataPromo }: PromoList): Promo[] =>
  newestFirst(dataPromo.filter(({ titleCard, descriptionCard }) => titleCard ?? descriptionCard));

/** Whether a filter shows a promo. An empty kind or state stands for all. */
export const isShown = (promo: Promo, { kinds }: PromoList, { kind, state }: Filter, today: string): boolean =>
  (!kind || promoKindOf(kinds, promo.slug)?.key === kind) && (!state || stateOf(promo, today) === state);

/** A promo ends soon if its last day is at most so many days away. */
const soonDays = 30;

/** Whether its last day is over, or near. Undefined for one that goes on, and where no day is stated. */
export function stateOf({ expired }: Pick<Promo, 'expired'>, today: string): 'soon' | 'ended' | undefined {
  if (hasEnded(expired, today)) return 'ended';
  return expired && Date.parse(expired) - Date.parse(today) <= soonDays * 86_400_000 ? 'soon' : undefined;
}
