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

/** Numbers in an id count as numbers, wherever it has some: one order for every mixture of ids. */
const { compare } = new Intl.Collator('en', { numeric: true });

/** The newest, that is the highest id, first. A promo without any words has nothing to say. */
export const sorted = (promos: readonly Promo[]): Promo[] =>
  promos
    .filter(({ titleCard, descriptionCard }) => titleCard ?? descriptionCard)
    .sort((a, b) => compare(b.id ?? '', a.id ?? ''));
