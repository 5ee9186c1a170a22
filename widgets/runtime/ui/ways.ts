import { type BlockOf, flag, link, number, object, text } from '../content/shape';

/** Strict: a way whose limit cannot be read would claim to have none. */
const limit: typeof number = { ...number, isStrict: true };

/** Fields of a way to use a service; amounts in rupiah. */
export const wayFields = {
  path: link,
  name: text,
  /** 0 is free. */
  fee: number,
  /** Uses a month without a fee. */
  free: limit,
  /** Limits of one use. Without `least`, `most` and `daily` a way has no limit; with some of them, the others are unknown. */
  least: limit,
  most: limit,
  daily: limit,
  /** Only in the second plan. */
  plus: flag,
  /** Limit of one use with the first plan. */
  pay: limit,
  /** Heading on its service's page. */
  group: text,
  /** Another service's page that also shows it. */
  also: link,
};
export const way = object(wayFields, 'path', 'name', 'fee');
export type Way = BlockOf<typeof way>;

/** Names of the two plans, from `/api/produk/detail/all`. */
export const plans = object({ alloPay: text, alloPlus: text });
export type Plans = BlockOf<typeof plans>;
