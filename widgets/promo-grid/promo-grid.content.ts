import { type BlockOf, dayOf, hasEnded, type LongLists, list, media, object, text } from '../runtime';

/**
 * The id as a text that sorts by the numbers in it, so that ids that are numbers and ids that are strings have one order. An id
 * is short: what follows is not compared.
 */
const sortKey = (promo: unknown) =>
  String(Object(promo).id ?? '')
    .slice(0, 100)
    .replace(/\d+/g, (digits) => digits.padStart(20, '0'));

/** The highest id, which is the newest, first. */
const newestFirst = (promos: unknown[]) =>
  promos
    .map((promo) => ({ promo, key: sortKey(promo) }))
    .sort((a, b) => Number(a.key < b.key) - Number(a.key > b.key))
    .map(({ promo }) => promo);

const promos = list(
  object({ id: text, slug: text, image: media, expired: text, titleCard: text, descriptionCard: text, kind: text }),
);

export const shape = object({
  title: text,
  subtitle: text,
  /** With the bank's own server: what its promotions are of, and by `kind` which of them each is. */
  kinds: list(object({ key: text, label: text })),
  // A long list was sorted before it was cut, which a short one never is.
  dataPromo: (...[value, ...where]: Parameters<typeof promos>) =>
    promos(Array.isArray(value) ? newestFirst(value) : value, ...where),
});

export type PromoList = BlockOf<typeof shape>;
export type Promo = PromoList['dataPromo'][number];

/** What a filter asks for: attributes of the element, and parameters of the address. */
export const filterNames = ['kind', 'state'] as const;

export const lists: LongLists = { groups: [['', 'dataPromo']], order: newestFirst, soughtBy: filterNames };

/** A promotion ends soon if it is over within so many days. */
const soonDays = 30;

/** Whether its last day is over, or near. Undefined for one that goes on, and where no day is stated. */
export function stateOf({ expired }: Pick<Promo, 'expired'>, today: string): 'soon' | 'ended' | undefined {
  if (hasEnded(expired, today)) return 'ended';
  const last = dayOf(expired ?? '');
  return last && Date.parse(last) - Date.parse(today) <= soonDays * 86_400_000 ? 'soon' : undefined;
}
