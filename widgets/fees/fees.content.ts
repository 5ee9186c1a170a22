import { type BlockOf, choice, day, list, number, object, plans, text, wayFields } from '../runtime';

/** Transactions in a month. Addresses contain these names, so they never change. */
export const uses = ['bifast', 'online', 'rtgs', 'atm', 'minimarket', 'topup', 'wallet', 'bills'] as const;
export type Use = (typeof uses)[number];

/** The bank's server adds the service's title and the plans' names. */
export const shape = list(
  object(
    {
      ...wayFields,
      service: text,
      plans,
      use: choice(...uses),
      /** Default number of uses in a month. */
      times: number,
      /** A typical bank's fee for one use, in rupiah. Required source and day prove it. */
      typical: object({ fee: number, source: text, day }, 'fee', 'source', 'day'),
    },
    'path',
    'name',
    'fee',
  ),
);
export type Ways = BlockOf<typeof shape>;

export interface Compared {
  way: Ways[number];
  use: Use;
  typical: NonNullable<Ways[number]['typical']>;
}

export function comparedOf(ways: Ways): Compared[] {
  const all = ways.flatMap((way): Compared[] => {
    const { use, typical, fee } = way;
    return use && typical && fee >= 0 && typical.fee >= 0 ? [{ way, use, typical }] : [];
  });
  return all.filter(({ use }, at) => all.findIndex((other) => other.use === use) === at);
}

/** In a month; more would be a business. */
export const mostTimes = 99;

const within = (times: number) => Math.min(mostTimes, Math.max(0, Math.trunc(times) || 0));

/** Uses in a month: the asked number, else the block's; an unreadable number counts as 0. */
export const timesOf = ({ way: { times = 0 } }: Compared, asked: string | undefined): number =>
  within(asked === undefined ? times : Number(asked));

export interface Month {
  own: number;
  typical: number;
}

export const costOf = ({ way: { fee, free = 0 }, typical }: Compared, times: number): Month => ({
  own: Math.max(0, times - Math.max(0, free)) * fee,
  typical: times * typical.fee,
});
