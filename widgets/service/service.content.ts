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
type Service = BlockOf<typeof shape>;

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

/** Ways in groups by heading, the cheapest first. Ways of another service join the last group. */
export function feeGroupsOf({ ways }: Service, service: string | undefined) {
  const own = ways.filter(({ path }) => isPageOf(service, path));
  const others = ways.filter(({ also }) => isPageOf(service, also));
  const titles = own.length > 0 ? [...new Set(own.map(({ group }) => group))] : [undefined];
  const last = titles.at(-1);
  const groups = titles.map((title) => ({
    title,
    ways: [...own.filter(({ group }) => group === title), ...(title === last ? others : [])].sort(byFee),
  }));
  return groups.filter(({ ways }) => ways.length > 0);
}
