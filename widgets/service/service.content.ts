import { type Bank, type BlockOf, featureFields, hero, list, media, object, registerFields, text } from '../runtime';

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

/** What the bank states of the service's fees. */
export const feesOf = ({ ways = [] }: Bank, service: string | undefined) =>
  ways.filter(({ path }) => path === `/services/${service}`);
