import { routeTable } from 'serambi:routes';
import { codes, currentLanguage } from '../../widgets/runtime/language/language';
import { matchPath } from '../match';

/** The path of a link that leads to a page of this site, if the click on it is ours to follow. */
export function pageLink(event: Event): URL | undefined {
  const link = event.composedPath().find((target): target is HTMLAnchorElement => target instanceof HTMLAnchorElement);
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  const { route } = matchPath(url.pathname, routeTable);
  if (url.origin !== location.origin || route === routeTable.notFound) return undefined;
  // Coming and going, the browser itself loads the page: what it is told of a private one holds for the whole document.
  if (route.isPrivate || matchPath(location.pathname, routeTable).route.isPrivate) return undefined;
  // Another language than the one shown is for the server to answer in: so the header's toggle works before its code.
  const named = url.searchParams.get('lang');
  if (named && named !== codes[currentLanguage()]) return undefined;
  return url;
}
