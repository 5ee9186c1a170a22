import { type BlockOf, list, media, object, text } from '../runtime';

export const shape = list(object({ tahun: text, title: text, image: media }));

export type Milestones = BlockOf<typeof shape>;
