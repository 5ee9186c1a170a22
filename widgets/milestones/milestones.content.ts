import { type BlockOf, type LongLists, list, media, object, text } from '../runtime';

export const shape = list(object({ tahun: text, title: text, image: media }));

export const lists: LongLists = { groups: [['', '']] };

export type Milestones = BlockOf<typeof shape>;

/** Limit of turning points. */
const most = 4;

/** The first, the last, and some at even distances between. A long history's block has only its first page. */
export const turningPoints = (milestones: Milestones): Milestones =>
  milestones.length > most
    ? [...Array(most).keys()].flatMap((at) => milestones[Math.round((at * (milestones.length - 1)) / (most - 1))] ?? [])
    : milestones;
