import { type BlockOf, list, longLists, media, object, text } from '../runtime';

export const shape = list(object({ tahun: text, title: text, image: media }));

export const lists = longLists([['', '']]);

export type Milestones = BlockOf<typeof shape>;
