import { type BlockOf, dayOf, html, list, media, object, text } from '../runtime';

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

/** Whether the last day is over. Words in its place, as of a promotion that goes on, are none. */
export function hasEnded(expired: string | undefined, today: string): boolean {
  const last = dayOf(expired ?? '');
  return last !== undefined && last < today;
}

/** Others that have a page and have not ended. */
export const relatedOf = ({ related }: PromoDetail, today: string) =>
  related
    .flatMap(({ titleCard, descriptionCard, ...each }) => ({ ...each, name: titleCard ?? descriptionCard }))
    .filter(({ slug, name, expired }) => slug && name && !hasEnded(expired, today))
    .slice(0, maxRelated);
