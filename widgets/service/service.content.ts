import {
  type BlockOf,
  byFee,
  featureFields,
  hero,
  list,
  media,
  object,
  plans,
  registerFields,
  text,
  type Way,
  way,
} from '../runtime';

export const shape = object({
  banner: hero,
  ...featureFields,
  titleTypeService: text,
  /** `billers`: who can be paid. */
  typeService: list(object({ image: media, title: text, billers: text }, 'title')),
  ...registerFields,
  // The bank's server adds what the service costs, its limits, and the names of the two plans.
  ways: list(way),
  plans,
});
export type Service = BlockOf<typeof shape>;

/**
 * What a page opens with, beside its words: the picture in an outline, or over half the page, or the types of bills. What the
 * content has not is replaced by the picture.
 */
type Opening = 'petal' | 'mirrored' | 'arch' | 'half' | 'types';
type Part = 'fees' | 'billers' | 'features' | 'registers';

/** How each service is told: what its page opens with, and then. */
const stories: Readonly<Record<string, readonly [Opening, ...Part[]]>> = {
  pay: ['petal', 'fees', 'registers', 'features'],
  'top-up': ['arch', 'registers', 'fees', 'features'],
  transfer: ['mirrored', 'fees', 'features', 'registers'],
  'bill-payment': ['types', 'billers', 'fees', 'features', 'registers'],
  'cash-out': ['half', 'features', 'fees', 'registers'],
  'debit-card': ['petal', 'features', 'registers', 'fees'],
  'savings-goals': ['mirrored', 'features', 'registers'],
  'micro-credit': ['arch', 'features', 'registers'],
};
const products: readonly string[] = ['debit-card', 'savings-goals', 'micro-credit'];

export const pageOf = (service = '') => `/${products.includes(service) ? 'products' : 'services'}/${service}`;

export const storyOf = (service = '') =>
  (Object.hasOwn(stories, service) ? stories[service] : undefined) ??
  (['petal', 'fees', 'features', 'registers'] as const);

/** Ways with one heading, or without one. */
export interface Group {
  title: string | undefined;
  ways: Way[];
}

/**
 * What the bank states of the service's fees, in groups, the cheapest of each first. A way that belongs to another service but is
 * shown here, too, is one of the last group.
 */
export function feeGroupsOf({ ways }: Service, service: string | undefined): Group[] {
  const path = pageOf(service);
  const groups = new Map<string | undefined, Group>();
  const add = (title: string | undefined, way: Way) => {
    const group = groups.get(title) ?? { title, ways: [] };
    group.ways.push(way);
    groups.set(title, group);
  };
  for (const way of ways.filter((each) => each.path === path)) add(way.group, way);
  const last = [...groups.values()].at(-1)?.title;
  for (const way of ways.filter(({ also }) => also === path)) add(last, way);
  for (const group of groups.values()) group.ways.sort(byFee);
  return [...groups.values()];
}
