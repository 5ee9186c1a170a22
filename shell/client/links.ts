/** Decides which links the shell follows. */
import { pageJson } from '../../widgets/runtime/content/page-json';
import { isFile } from '../../widgets/runtime/language/file-address';
import { changeLanguage, codes, currentLanguage, languages } from '../../widgets/runtime/language/language';
import type { PageData } from '../page';
import { placeOf } from './place';

const { path: firstPath, privatePaths = [] } = pageJson<PageData>('serambi-page');

export const linkOf = (event: Event): HTMLAnchorElement | undefined =>
  event.composedPath().find((target): target is HTMLAnchorElement => target instanceof HTMLAnchorElement);

/** True if the address may be a public page; only the server knows whether it exists. */
export const isPublicPage = (url: Pick<URL, 'origin' | 'pathname' | 'search'>): boolean =>
  url.origin === location.origin && !isFile(url.pathname) && !privatePaths.includes(placeOf(url).path);

/** Returns undefined if the browser must follow the link itself. */
export function pageLink(event: Event): URL | undefined {
  const link = linkOf(event);
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  // Headers apply to a whole document, so a change from or to a private page needs a new one.
  if (!isPublicPage(url) || !isPublicPage(location)) return undefined;
  const { language, page } = placeOf(url);
  // A widget shows the pages of a list that its document has, so another list page needs a document.
  if (page !== null) return undefined;
  if (language && language !== codes[currentLanguage()]) return undefined;
  return url;
}

export function followLanguageLink(event: Event): boolean {
  const link = linkOf(event);
  if (!link?.lang) return false;
  const { language, path } = placeOf(link);
  const value = languages.find((each) => codes[each] === language && language === link.lang);
  // In an exported site the header has the links of the first page.
  if (!value || ![placeOf(location).path, firstPath].includes(path)) return false;
  event.preventDefault();
  changeLanguage(value);
  return true;
}
