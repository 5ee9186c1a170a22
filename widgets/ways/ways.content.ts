import { type Bank, type BlockOf, hasPage, link, list, nextFee, object, text } from '../runtime';

export const shape = list(object({ title: text, url: link }));

type Way = NonNullable<Bank['ways']>[number];

/** What keeps an amount from going this way. */
export type Obstacle = 'little' | 'much';

export interface Offer extends Way {
  /** The service's name. */
  service: string;
  /** Why the amount asked for cannot go this way. */
  obstacle?: Obstacle | undefined;
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

/** The ways of a service, or of all, by what they cost the next time, then always; those that the amount cannot go come last. */
export function offersOf(
  services: readonly { title: string; path: string }[],
  { ways = [] }: Bank,
  want: string | undefined,
  amount: number | undefined,
): Offer[] {
  const wanted = services.filter(({ path }) => keyOf(path) === want);
  const offers = (wanted.length > 0 ? wanted : services).flatMap(({ title, path }) =>
    ways
      .filter((way) => way.path === path)
      .map((way) => ({ ...way, service: title, obstacle: amount ? obstacleOf(way, amount) : undefined })),
  );
  return offers.sort(
    (one, other) =>
      Number(!!one.obstacle) - Number(!!other.obstacle) || nextFee(one) - nextFee(other) || one.fee - other.fee,
  );
}
