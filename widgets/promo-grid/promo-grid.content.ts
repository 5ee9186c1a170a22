import { type BlockOf, type LongLists, list, media, object, text } from '../runtime';

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
  object({ id: text, slug: text, image: media, expired: text, titleCard: text, descriptionCard: text }),
);

export const shape = object({
  title: text,
  subtitle: text,
  // A long list was sorted before it was cut, which a short one never is.
  dataPromo: (...[value, ...where]: Parameters<typeof promos>) =>
    promos(Array.isArray(value) ? newestFirst(value) : value, ...where),
});

export type PromoList = BlockOf<typeof shape>;
export type Promo = PromoList['dataPromo'][number];

export const lists: LongLists = { groups: [['', 'dataPromo']], order: newestFirst };
