import { link, object } from '../runtime';

/** Pages about blocking a card and about steps after a fraud. */
export const shape = object({ guides: object({ card: link, fraud: link }) });
