import { type BlockOf, link, object } from '../runtime';

/** Pages that say how a card is blocked, and what to do after a fraud. */
export const shape = object({ guides: object({ card: link, fraud: link }) });

export type Security = BlockOf<typeof shape>;
