import { type BlockOf, hasEnded, html, list, media, object, text } from '../runtime';

const related = object({ slug: text, image: media, expired: text, titleCard: text, descriptionCard: text });

export const shape = object({
  title: text,
  image: media,
  description: html,
  mechanisme: html,
  conditions: html,
  // With the bank's own server: what its list of promotions says of this one, and others like it.
  expired: text,
  kind: text,
  summary: text,
  related: list(related),
});

export type PromoDetail = BlockOf<typeof shape>;

/** So many others are shown. */
const maxRelated = 3;

/** Others that have a page and have not ended. */
export const relatedOf = ({ related }: PromoDetail, today: string) =>
  related
    .flatMap(({ titleCard, descriptionCard, ...each }) => ({ ...each, name: titleCard ?? descriptionCard }))
    .filter(({ slug, name, expired }) => slug && name && !hasEnded(expired, today))
    .slice(0, maxRelated);
