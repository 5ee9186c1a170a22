import { codes, type Language } from './language';

/** The address of a place on the bank's site. Where the page's address names its language, the link's does too. */
export function siteLink(address: string, site: string, language: Language | undefined): string {
  if (!address.startsWith('/') || address.startsWith('//')) return address;
  if (!language) return site + address;
  return site + address.replace(/[^#]*/, (path) => `${path}${path.includes('?') ? '&' : '?'}lang=${codes[language]}`);
}
