import { type Bank, type BlockOf, channels, channelsOf, type OwnChannel } from '../runtime';

export const shape = channels;
export type Channels = BlockOf<typeof shape>;

/** The bank's list. Undefined where nothing of it is known: an empty list would say of everything that it is not the bank's. */
export function listOf(bank: Bank, block: Channels): OwnChannel[] | undefined {
  const known = channelsOf(bank, block);
  return known.length > 0 ? known : undefined;
}
