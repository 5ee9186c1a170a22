import { type BlockOf, list, media, object, text } from '../runtime';

export const shape = list(object({ title: text, mens: list(object({ image: media, name: text, jobs: text })) }));

/** As many as a row has room for. */
const most = 12;

/** Those of all boards who have a portrait. */
export const portraits = (boards: BlockOf<typeof shape>) =>
  boards.flatMap(({ mens }) => mens.filter(({ image, name }) => image && name)).slice(0, most);
