import { isSlug } from '../core/path';
import { codes, type Language, usualLanguage } from './language';

/** The address of a page in a language: where the address of the page shown names one, those of links do too. */
export const addressIn = (address: string, language: Language | undefined): string =>
  language
    ? address.replace(/[^#]*/, (path) => `${path}${path.includes('?') ? '&' : '?'}lang=${codes[language]}`)
    : address;

/**
 * The language that links name: on pages whose address names one, and from another site, which has not stored the visitor's choice
 * at the bank, where it is not the one that the bank's page has anyway.
 */
export const linkLanguage = (
  site: string,
  isInAddress: boolean | undefined,
  language: Language,
): Language | undefined => (isInAddress || (site && language !== usualLanguage) ? language : undefined);

/** Whether an address is a path on the bank's site. */
export const isSitePath = (address: string): boolean => address.startsWith('/') && !address.startsWith('//');

/**
 * The address of a place on the bank's site. `addressOf` makes it of a path and the language that it is to name; in an exported
 * site it is `fileIn`.
 */
export function siteLink(
  address: string,
  site: string,
  language: Language | undefined,
  addressOf: typeof addressIn = addressIn,
): string {
  return isSitePath(address) ? site + addressOf(address, language) : address;
}

/** The path of an item's page below the page of its list; undefined for a text that cannot be a part of a path. */
export const pathOf = (page: string, slug: string | undefined): string | undefined =>
  slug !== undefined && isSlug(slug) ? `${page}/${encodeURIComponent(slug)}` : undefined;

/** The language that such an address names: a form that leads there has it as a field, since its fields replace the query. */
export const languageIn = (address: string): string | undefined => /[?&]lang=(\w+)/.exec(address)?.[1];

/** The link that dials a number. */
export const telephone = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
