import { matchPath, notFound } from './routes';

/** The path of a link that leads to a page of this site, if the click on it is ours to follow. */
export function pageLink(event: Event): URL | undefined {
  const link = event.composedPath().find((target): target is HTMLAnchorElement => target instanceof HTMLAnchorElement);
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  if (url.origin !== location.origin || matchPath(url.pathname).route === notFound) return undefined;
  return url;
}
