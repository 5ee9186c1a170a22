import { type BlockOf, list, media, object, text } from '../runtime';

export const kinds = ['news', 'pressrelease', 'event'];

export const shape = object({
  title: text,
  dataNews: list(object({ slug: text, image: media, titleCard: text, descCard: text, publish_date: text })),
});

export type NewsList = BlockOf<typeof shape>;

/** Of the card with the gap to the next one: what an arrow moves the row by. */
export const step = { narrow: 358, wide: 425 };
/** Below this viewport width the narrow step counts. */
export const narrowBelow = 480;
