import { type Bank, type BlockOf, byFee, hasPage, list, object, plans, text, wayFields } from '../runtime';

/** The bank's server adds service titles and plan names, and sorts the ways by service. */
export const shape = list(object({ ...wayFields, service: text, plans }, 'path', 'name', 'fee'));

export type Ways = BlockOf<typeof shape>;
type Way = Ways[number];

/** Why an amount cannot go this way. */
export type Obstacle = 'little' | 'much';

export interface Offer extends Way {
  obstacle?: Obstacle | undefined;
}

export interface Group {
  title: string;
  path: string;
  offers: Offer[];
}

export const keyOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

export function servicesOf(ways: Ways, bank: Bank): Omit<Group, 'offers'>[] {
  const titles = new Map(ways.map(({ path, service }) => [path, service ?? keyOf(path)]));
  return [...titles].flatMap(([path, title]) => (hasPage(bank, path) ? [{ title, path }] : []));
}

function obstacleOf({ least = 0, most = Number.POSITIVE_INFINITY }: Way, amount: number): Obstacle | undefined {
  if (amount < least) return 'little';
  return amount > most ? 'much' : undefined;
}

/** Ways by service, sorted by the next use's fee, then the fee; impossible ones last. */
export function groupsOf(
  ways: Ways,
  services: ReturnType<typeof servicesOf>,
  want: string | undefined,
  amount: number | undefined,
): Group[] {
  const wanted = services.filter(({ path }) => keyOf(path) === want);
  return (wanted.length > 0 ? wanted : services).map((service) => ({
    ...service,
    offers: ways
      .filter(({ path }) => path === service.path)
      .map((way): Offer => ({ ...way, obstacle: amount ? obstacleOf(way, amount) : undefined }))
      .sort((one, other) => Number(!!one.obstacle) - Number(!!other.obstacle) || byFee(one, other)),
  }));
}
