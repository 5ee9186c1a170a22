import { type BlockOf, list, media, object, text } from '../runtime';

export const shape = object({
  title: text,
  subtitle: text,
  dataPromo: list(
    object({ id: text, slug: text, image: media, expired: text, titleCard: text, descriptionCard: text }),
  ),
});

export type PromoList = BlockOf<typeof shape>;
export type Promo = PromoList['dataPromo'][number];

/** Ids as texts that sort by the numbers in them, so that ids that are numbers and ids that are strings have one order. */
const sortKey = ({ id = '' }: Promo) => id.replace(/\d+/g, (digits) => digits.padStart(20, '0'));

/** The highest id, which is the newest, first. Promotions without any text are left out. */
export const newestFirst = (promos: readonly Promo[]): Promo[] =>
  promos
    .filter(({ titleCard, descriptionCard }) => titleCard ?? descriptionCard)
    .sort((a, b) => Number(sortKey(a) < sortKey(b)) - Number(sortKey(a) > sortKey(b)));
