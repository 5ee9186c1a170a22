/** The links that the shell follows. */
import { pageJson } from '../../widgets/runtime/content/page-json';
import { isFile } from '../../widgets/runtime/language/file-address';
import { codes, currentLanguage } from '../../widgets/runtime/language/language';
import type { PageData } from '../page';
import { placeOf } from './place';

const { privatePaths = [] } = pageJson<PageData>('serambi-page');

/** The link that an event happens in. */
export const linkOf = (event: Event): HTMLAnchorElement | undefined =>
  event.composedPath().find((target): target is HTMLAnchorElement => target instanceof HTMLAnchorElement);

/** Whether an address may be one of the site's public pages. The server knows whether it is. */
export const isPublicPage = (url: Pick<URL, 'origin' | 'pathname' | 'search'>): boolean =>
  url.origin === location.origin && !isFile(url.pathname) && !privatePaths.includes(placeOf(url).path);

/** The address of the link that an event happens in, if the shell can follow it. */
export function pageLink(event: Event): URL | undefined {
  const link = linkOf(event);
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  // To and from a private page the browser loads a document: its headers apply to a whole document.
  if (!isPublicPage(url) || !isPublicPage(location)) return undefined;
  const { language, page } = placeOf(url);
  // A further page of a list: its widgets show one page or several of it, as the document has them.
  if (page !== null) return undefined;
  // The server answers in another language than the one shown, so the header's toggle works before its code is loaded.
  if (language && language !== codes[currentLanguage()]) return undefined;
  return url;
}
