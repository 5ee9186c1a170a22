/** Checks the bank's table of redirects. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { decode, matchPath } from '../../match';
import { asRequested } from '../http/redirects';
import { ownFolders, routeTableOf } from '../pages/site-routes';
import type { Site } from './bank';

/** Whether a path is the server's own, or in a folder of the build. */
function isOwn(path: string): boolean {
  const [, folder = ''] = path.split('/');
  return ownFolders.includes(folder) || /^(frame|widgets|chunks|standalone|v\d.*)$/.test(folder);
}

/** The first redirect that cannot be, in one line. Without chains there are no loops, but for those over another site. */
export function badRedirect(site: Site, publicDir: string, publicOrigin?: string): string | undefined {
  const { redirects = {} } = site;
  const table = routeTableOf(site);
  const sources = new Set<string>();
  for (const from of Object.keys(redirects)) {
    const path = asRequested(from);
    if (sources.has(path)) return `redirects: ${from} is there twice`;
    sources.add(path);
    // A redirect may take the place of one item's page, such as a promo that has another name now.
    const { route, params } = matchPath(path, table);
    const isPage = route !== table.notFound && !Object.keys(params).length;
    if (isPage || isOwn(path)) return `redirects: ${from} would hide a page of the site`;
    if (existsSync(join(publicDir, decode(path, decodeURI)))) return `redirects: ${from} would hide a file of public/`;
  }
  for (const [from, to] of Object.entries(redirects)) {
    const path = asRequested(to);
    const isElsewhere = !to.startsWith('/') && new URL(to).origin !== publicOrigin;
    // Behind a proxy no request need say which origin is the site's own.
    if (isElsewhere && !publicOrigin && sources.has(path)) {
      return `redirects: ${from} leads to ${to}, whose path is redirected too: PUBLIC_ORIGIN must say that this is another site`;
    }
    if (isElsewhere) continue;
    if (sources.has(path)) return `redirects: ${from} leads to ${to}, which is redirected itself`;
    const isFile = /\.\w+$/.test(path);
    if (!isFile && matchPath(path, table).route === table.notFound && !isOwn(path)) {
      return `redirects: ${from} leads to ${to}, which is not a page of the site`;
    }
  }
  return undefined;
}
