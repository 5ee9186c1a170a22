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

/** Compares digits in ids as numbers, so that ids that are numbers and ids that are strings have one order. */
const { compare } = new Intl.Collator('en', { numeric: true });

/** The highest id, which is the newest, first. Promotions without any text are left out. */
export const newestFirst = (promos: readonly Promo[]): Promo[] =>
  promos
    .filter(({ titleCard, descriptionCard }) => titleCard ?? descriptionCard)
    .sort((a, b) => compare(b.id ?? '', a.id ?? ''));
