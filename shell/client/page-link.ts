import { routeTable } from 'serambi:routes';
import { codes, currentLanguage } from '../../widgets/runtime/language/language';
import { matchPath } from '../match';

/** The link that an event happens in. */
export const linkOf = (event: Event): HTMLAnchorElement | undefined =>
  event.composedPath().find((target): target is HTMLAnchorElement => target instanceof HTMLAnchorElement);

/** The address of the link that was clicked, if client navigation can follow it. */
export function pageLink(event: Event): URL | undefined {
  const link = linkOf(event);
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  const { route } = matchPath(url.pathname, routeTable);
  if (url.origin !== location.origin || route === routeTable.notFound) return undefined;
  // To and from a private page the browser loads a document: its headers apply to a whole document.
  if (route.isPrivate || matchPath(location.pathname, routeTable).route.isPrivate) return undefined;
  // A further page of a list: its widgets show one page or several of it, as the document has them.
  if (url.searchParams.has('page')) return undefined;
  // The server answers in another language than the one shown, so the header's toggle works before its code is loaded.
  const named = url.searchParams.get('lang');
  if (named && named !== codes[currentLanguage()]) return undefined;
  return url;
}
