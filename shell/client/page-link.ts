import { routeTable } from 'serambi:routes';
import { codes, currentLanguage } from '../../widgets/runtime/language/language';
import { matchPath } from '../match';
import { placeOf } from './place';

/** The link that an event happens in. */
export const linkOf = (event: Event): HTMLAnchorElement | undefined =>
  event.composedPath().find((target): target is HTMLAnchorElement => target instanceof HTMLAnchorElement);

/** The address of the link that was clicked, if client navigation can follow it. */
export function pageLink(event: Event): URL | undefined {
  const link = linkOf(event);
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  const { path, language, page } = placeOf(url);
  const { route } = matchPath(path, routeTable);
  if (url.origin !== location.origin || route === routeTable.notFound) return undefined;
  // To and from a private page the browser loads a document: its headers apply to a whole document.
  if (route.isPrivate || matchPath(placeOf(location).path, routeTable).route.isPrivate) return undefined;
  // A further page of a list: its widgets show one page or several of it, as the document has them.
  if (page !== null) return undefined;
  // The server answers in another language than the one shown, so the header's toggle works before its code is loaded.
  if (language && language !== codes[currentLanguage()]) return undefined;
  return url;
}
