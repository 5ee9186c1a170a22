import { isSlug } from '../core/path';
import { codes, type Language } from './language';

export const addressIn = (address: string, language: Language | undefined): string =>
  language
    ? address.replace(/[^#]*/, (path) => `${path}${path.includes('?') ? '&' : '?'}lang=${codes[language]}`)
    : address;

export const isSitePath = (address: string): boolean => address.startsWith('/') && !address.startsWith('//');

/** The address of a path on the bank's site. Exported sites pass `fileIn` as `addressOf`. */
export function siteLink(
  address: string,
  site: string,
  language: Language | undefined,
  addressOf: typeof addressIn = addressIn,
): string {
  return isSitePath(address) ? site + addressOf(address, language) : address;
}

/** The path of an item's page; undefined if `slug` cannot be part of a path. */
export const pathOf = (page: string, slug: string | undefined): string | undefined =>
  slug !== undefined && isSlug(slug) ? `${page}/${encodeURIComponent(slug)}` : undefined;

/** Forms need it in a field, because their fields replace the query of the address. */
export const languageIn = (address: string): string | undefined => /[?&]lang=(\w+)/.exec(address)?.[1];

/** True for a number with a country code, if the bank also has one without. That one works only within the country. */
export const isForAbroad = (phone: string, phones: readonly string[]): boolean =>
  phone.startsWith('+') && phones.some((each) => !each.startsWith('+'));

export const telephone = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
