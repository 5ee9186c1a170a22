import {
  type Bank,
  type BlockOf,
  byFee,
  featureFields,
  hero,
  list,
  media,
  object,
  registerFields,
  text,
} from '../runtime';

type Way = NonNullable<Bank['ways']>[number];

export const shape = object({
  banner: hero,
  ...featureFields,
  titleTypeService: text,
  // `billers`: who can be paid.
  typeService: list(object({ image: media, title: text, billers: text })),
  ...registerFields,
});
export type Service = BlockOf<typeof shape>;

/**
 * What a page opens with, beside its words: the picture in an outline, or over half the page, or the types of bills. What the
 * content has not is replaced by the picture.
 */
type Opening = 'petal' | 'mirrored' | 'arch' | 'half' | 'types';
type Part = 'features' | 'registers';

/** How each service is told: what its page opens with, and then. */
const stories: Readonly<Record<string, readonly [Opening, ...Part[]]>> = {
  pay: ['petal', 'registers', 'features'],
  'top-up': ['arch', 'features', 'registers'],
  transfer: ['mirrored', 'features', 'registers'],
  'bill-payment': ['types', 'features', 'registers'],
  'cash-out': ['half', 'registers', 'features'],
};

export const storyOf = (service = '') =>
  (Object.hasOwn(stories, service) ? stories[service] : undefined) ?? (['petal', 'features', 'registers'] as const);

/** Path of a service's content; undefined for an unknown service. */
export const pathOf = (service: string | undefined): string | undefined =>
  service && Object.hasOwn(stories, service) ? `/api/services/${service}` : undefined;

/** Ways with one heading, or without one. */
export interface Group {
  title: Way['group'] | undefined;
  ways: Way[];
}

/**
 * What the bank states of the service's fees, in groups, the cheapest of each first. A way that belongs to another service but is
 * shown here, too, is one of the last group.
 */
export function feeGroupsOf({ ways = [] }: Bank, service: string | undefined): Group[] {
  const path = `/services/${service}`;
  const groups = new Map<string | undefined, Group>();
  const add = (title: Way['group'], way: Way) => {
    const group = groups.get(title?.English) ?? { title, ways: [] };
    group.ways.push(way);
    groups.set(title?.English, group);
  };
  for (const way of ways.filter((each) => each.path === path)) add(way.group, way);
  const last = [...groups.values()].at(-1)?.title;
  for (const way of ways.filter(({ also }) => also === path)) add(last, way);
  for (const group of groups.values()) group.ways.sort(byFee);
  return [...groups.values()];
}
