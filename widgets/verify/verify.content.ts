import { type BlockOf, channels } from '../runtime';

export const shape = channels;
export type Channels = BlockOf<typeof shape>;
