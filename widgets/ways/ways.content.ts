import { type Bank, type BlockOf, byFee, hasPage, link, list, object, text } from '../runtime';

export const shape = list(object({ title: text, url: link }));

type Way = NonNullable<Bank['ways']>[number];

/** What keeps an amount from going this way. */
export type Obstacle = 'little' | 'much';

export interface Offer extends Way {
  /** Why the amount asked for cannot go this way. */
  obstacle?: Obstacle | undefined;
}

interface Destination {
  title: string;
  path: string;
}

/** A service with its ways. */
export interface Group extends Destination {
  offers: Offer[];
}

/** The services that have a page, in the order of the content. */
export const servicesOf = (block: BlockOf<typeof shape>, bank: Bank) =>
  block.flatMap(({ title, url }) => (title && url && hasPage(bank, url) ? [{ title, path: url }] : []));

/** The last part of a path, which names the service in an address. */
export const keyOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

function obstacleOf({ least = 0, most = Number.POSITIVE_INFINITY }: Way, amount: number): Obstacle | undefined {
  if (amount < least) return 'little';
  return amount > most ? 'much' : undefined;
}

/** The ways of a service, or of each, by what they cost the next time, then always; those that the amount cannot go come last. */
export function groupsOf(
  services: readonly Destination[],
  { ways = [] }: Bank,
  want: string | undefined,
  amount: number | undefined,
): Group[] {
  const wanted = services.filter(({ path }) => keyOf(path) === want);
  return (wanted.length > 0 ? wanted : services).flatMap((service) => {
    const offers: Offer[] = ways
      .filter(({ path }) => path === service.path)
      .map((way) => ({ ...way, obstacle: amount ? obstacleOf(way, amount) : undefined }))
      .sort((one, other) => Number(!!one.obstacle) - Number(!!other.obstacle) || byFee(one, other));
    return offers.length > 0 ? [{ ...service, offers }] : [];
  });
}
