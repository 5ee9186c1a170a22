import { codes, type Language } from './language';

/** A file, unlike a page, has an extension. */
const isFile = (address: string): boolean => /^[^?#]*\.[a-z]\w{1,4}(?:$|[?#])/i.test(address);

/**
 * The address of a page of an exported site, whose pages are files: what is in the query elsewhere is a folder, as in
 * `/en/promo/page/2/` for `/promo?page=2&lang=en`.
 */
export function fileAddress(address: string): string {
  const [, origin = '', path = '', query, hash = ''] = /^(\w+:\/\/[^/?#]*)?([^?#]*)\??([^#]*)(.*)/s.exec(address) ?? [];
  const names = new URLSearchParams(query);
  const folder = (name: string, values: RegExp, before = '') => {
    const value = names.get(name) ?? '';
    if (!values.test(value)) return '';
    names.delete(name);
    return `/${before}${value}`;
  };
  const language = folder('lang', /^(en|id)$/);
  const page = folder('page', /^\d+$/, 'page/');
  const rest = `${names}`;
  return `${origin}${language}${path.replace(/\/$/, '')}${page}${isFile(path) ? '' : '/'}${rest && `?${rest}`}${hash}`;
}

/**
 * The address of a place on the bank's site. Where the page's address names its language, the link's does too.
 * `isExported`: the site's pages are files.
 */
export function siteLink(address: string, site: string, language: Language | undefined, isExported = false): string {
  if (!address.startsWith('/') || address.startsWith('//')) return address;
  if (isExported && isFile(address)) return site + address;
  const named = language
    ? address.replace(/[^#]*/, (path) => `${path}${path.includes('?') ? '&' : '?'}lang=${codes[language]}`)
    : address;
  return site + (isExported ? fileAddress(named) : named);
}

/** The language that such an address names: a form that leads there has it as a field, since its fields replace the query. */
export const languageIn = (address: string): string | undefined => /[?&]lang=(\w+)/.exec(address)?.[1];

/** The link that dials a number. */
export const telephone = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
