import { type BlockOf, choice, day, list, number, object, plans, text, wayFields } from '../runtime';

/** Transactions that are counted in a month. They are parameters of addresses, too, so they never change. */
export const uses = ['bifast', 'online', 'rtgs', 'atm', 'minimarket', 'topup', 'wallet', 'bills'] as const;
export type Use = (typeof uses)[number];

/** The bank's server adds the title of each way's service and the names of the two plans. */
export const shape = list(
  object(
    {
      ...wayFields,
      service: text,
      plans,
      use: choice(...uses),
      /** Uses in the month that is worked out at first. */
      times: number,
      /** The fee of a typical bank for one use, in rupiah. It needs a source and a day, without which it would be a mere claim. */
      typical: object({ fee: number, source: text, day }, 'fee', 'source', 'day'),
    },
    'path',
    'name',
    'fee',
  ),
);
export type Ways = BlockOf<typeof shape>;

/** A way that is compared. */
export interface Compared {
  way: Ways[number];
  use: Use;
  typical: NonNullable<Ways[number]['typical']>;
}

/** The ways that the bank compares, in the order of the block: each use once. */
export function comparedOf(ways: Ways): Compared[] {
  const all = ways.flatMap((way): Compared[] => {
    const { use, typical, fee } = way;
    return use && typical && fee >= 0 && typical.fee >= 0 ? [{ way, use, typical }] : [];
  });
  return all.filter(({ use }, at) => all.findIndex((other) => other.use === use) === at);
}

/** Uses in a month; more than that is a business. */
export const mostTimes = 99;

const within = (times: number) => Math.min(mostTimes, Math.max(0, Math.trunc(times) || 0));

/** How often a way is used in a month: as asked for, else as the block says. What cannot be read is not used. */
export const timesOf = ({ way: { times = 0 } }: Compared, asked: string | undefined): number =>
  within(asked === undefined ? times : Number(asked));

export interface Month {
  own: number;
  typical: number;
}

/** The fees of a way in a month, in rupiah. */
export const costOf = ({ way: { fee, free = 0 }, typical }: Compared, times: number): Month => ({
  own: Math.max(0, times - Math.max(0, free)) * fee,
  typical: times * typical.fee,
});
