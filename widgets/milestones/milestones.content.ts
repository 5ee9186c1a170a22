import { type BlockOf, type LongLists, list, media, object, text } from '../runtime';

export const shape = list(object({ tahun: text, title: text, image: media }));

export const lists: LongLists = { groups: [['', '']] };

export type Milestones = BlockOf<typeof shape>;

/** So many say how far the bank has come. */
const most = 4;

/**
 * The first, the last, and between them some at even distances: what is shown where the whole story is told elsewhere. Of a long
 * history the block has the first page alone, so the last is that of this page.
 */
export const turningPoints = (milestones: Milestones): Milestones =>
  milestones.length > most
    ? [...Array(most).keys()].flatMap((at) => milestones[Math.round((at * (milestones.length - 1)) / (most - 1))] ?? [])
    : milestones;
