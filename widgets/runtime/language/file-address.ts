import type { Language } from './language';
import { addressIn } from './link';

/** A page's path has no extension. */
export const isFile = (address: string): boolean => /^[^?#]*\.[a-z]\w{1,4}(?:$|[?#])/i.test(address);

/** The address of a page in an exported site. Folders replace the query: `/en/promo/page/2/` for `/promo?page=2&lang=en`. */
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

export const fileIn = (address: string, language: Language | undefined): string =>
  isFile(address) ? address : fileAddress(addressIn(address, language));
