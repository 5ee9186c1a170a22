import { type BlockOf, type LongLists, list, media, object, text } from '../runtime';

export const shape = list(object({ tahun: text, title: text, image: media }));

export const lists: LongLists = { groups: [['', '']] };

export type Milestones = BlockOf<typeof shape>;
