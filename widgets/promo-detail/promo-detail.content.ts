import { type BlockOf, hasEnded, html, lastDay, list, media, object, pathOf, text } from '../runtime';

export const related = object({ slug: text, image: media, expired: lastDay, titleCard: text, descriptionCard: text });

export const shape = object({
  title: text,
  image: media,
  description: html,
  mechanisme: html,
  conditions: html,
  // From the bank's server: fields of the promo list, and similar promos.
  expired: lastDay,
  kind: text,
  summary: text,
  related: list(related, 'slug'),
});

export type PromoDetail = BlockOf<typeof shape>;

const maxShown = 3;

/** Promos that have a page and have not ended. */
export const relatedOf = ({ related }: PromoDetail, today: string) =>
  related
    .flatMap(({ slug, titleCard, descriptionCard, ...each }) => {
      const path = pathOf('/promo', slug);
      const name = titleCard ?? descriptionCard;
      return path && name && !hasEnded(each.expired, today) ? [{ ...each, path, name }] : [];
    })
    .slice(0, maxShown);
