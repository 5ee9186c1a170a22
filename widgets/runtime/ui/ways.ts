import { type BlockOf, flag, link, number, object, text } from '../content/shape';

/** Without a limit that was given but cannot be read, a way would claim to have none. */
const limit = { ...number, isStrict: true } as const;

/** The fields of a way to use a service: its page, its fee and its limits in rupiah. */
export const wayFields = {
  /** The service's page. */
  path: link,
  name: text,
  /** 0 is free. */
  fee: number,
  /** Uses a month without a fee. */
  free: limit,
  /** Limits of one use. A way without `least`, `most` and `daily` has no limit; with some of them, the others are not stated. */
  least: limit,
  most: limit,
  /** Limit of a day. */
  daily: limit,
  /** Only the second of the two plans has it. */
  plus: flag,
  /** Limit of one use with the first of the two plans. */
  pay: limit,
  /** Heading on its service's page. */
  group: text,
  /** Another service's page that shows it, too. */
  also: link,
};
export const way = object(wayFields, 'path', 'name', 'fee');
export type Way = BlockOf<typeof way>;

/** The bank's names of the two plans (`/api/produk/detail/all`). */
export const plans = object({ alloPay: text, alloPlus: text });
export type Plans = BlockOf<typeof plans>;
