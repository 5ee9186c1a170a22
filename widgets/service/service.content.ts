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
  /** `billers`: companies that can be paid. */
  typeService: list(object({ image: media, title: text, billers: text }, 'title')),
  ...registerFields,
  // From the bank's server: fees, limits, and the plans' names.
  ways: list(way),
  plans,
});
export type Service = BlockOf<typeof shape>;

/** The opening beside a page's words: a picture in some outline, or the types of bills, if there are any. */
type Opening = 'petal' | 'mirrored' | 'arch' | 'half' | 'types';
type Part = 'fees' | 'billers' | 'features' | 'registers';

const stories: Readonly<Record<string, readonly [Opening, ...Part[]]>> = {
  pay: ['petal', 'fees', 'registers', 'features'],
  'top-up': ['arch', 'registers', 'features', 'fees'],
  transfer: ['mirrored', 'registers', 'fees', 'features'],
  'bill-payment': ['types', 'billers', 'fees', 'features', 'registers'],
  'cash-out': ['half', 'features', 'fees', 'registers'],
  'debit-card': ['petal', 'features', 'registers', 'fees'],
  'savings-goals': ['mirrored', 'features', 'registers'],
  'micro-credit': ['half', 'features', 'registers'],
};

/** An account alone does not bring it, so its steps are the page's first action. */
export const needsMore = (service: string | undefined): boolean => service === 'micro-credit';

/** True for the path of a service's page, or of a product's: `/services/pay`, `/products/debit-card`. */
export const isPageOf = (service: string | undefined, path: string | undefined) => !!path?.endsWith(`/${service}`);

export const storyOf = (service = '') =>
  (Object.hasOwn(stories, service) ? stories[service] : undefined) ??
  (['petal', 'fees', 'features', 'registers'] as const);

export interface Group {
  title: string | undefined;
  ways: Way[];
}

/** Ways in groups by heading, the cheapest first. Ways of another service join the last group. */
export function feeGroupsOf({ ways }: Service, service: string | undefined): Group[] {
  const groups = new Map<string | undefined, Group>();
  const add = (title: string | undefined, way: Way) => {
    const group = groups.get(title) ?? { title, ways: [] };
    group.ways.push(way);
    groups.set(title, group);
  };
  for (const way of ways.filter(({ path }) => isPageOf(service, path))) add(way.group, way);
  const last = [...groups.values()].at(-1)?.title;
  for (const way of ways.filter(({ also }) => isPageOf(service, also))) add(last, way);
  for (const group of groups.values()) group.ways.sort(byFee);
  return [...groups.values()];
}
