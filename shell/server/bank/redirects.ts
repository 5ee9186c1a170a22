import { decode } from '../../decode';
import { matchPath } from '../../match';
import type { RouteTable } from '../../route';
import { asRequested } from '../http/redirects';
import type { Note } from './mistakes';
import { ownFolders } from './site-table';

export function isOwn(path: string): boolean {
  const [, folder = ''] = path.split('/');
  return ownFolders.includes(folder) || /^(frame|widgets|chunks|standalone|v\d.*)$/.test(folder);
}

interface Surroundings {
  table: RouteTable;
  hasFile(path: string): boolean;
  publicOrigin?: string | undefined;
}

/** Notes redirects that hide a page or lead nowhere, and chains, so that loops are only possible over another site. */
export function checkRedirects(
  redirects: Readonly<Record<string, string>>,
  { table, hasFile, publicOrigin }: Surroundings,
  note: Note,
): void {
  const sources = new Set<string>();
  for (const from of Object.keys(redirects)) {
    const path = asRequested(from);
    const bad = (text: string) => note(['redirects', from], text);
    if (sources.has(path)) bad('is there twice');
    sources.add(path);
    // One item's page may be redirected, such as a promo that was renamed.
    const { route, params } = matchPath(path, table);
    const isPage = route !== table.notFound && !Object.keys(params).length;
    if (isPage || isOwn(path)) bad('would hide a page of the site');
    else if (hasFile(decode(path, decodeURI))) bad('would hide a file of public/');
  }
  for (const [from, to] of Object.entries(redirects)) {
    const path = asRequested(to);
    const bad = (text: string) => note(['redirects', from], `leads to ${to}, ${text}`);
    const isElsewhere = !to.startsWith('/') && new URL(to).origin !== publicOrigin;
    if (isElsewhere) {
      // Without `PUBLIC_ORIGIN` the server behind a proxy does not know its own origin.
      if (!publicOrigin && sources.has(path)) {
        bad('whose path is redirected too: PUBLIC_ORIGIN must say that this is another site');
      }
      continue;
    }
    const isFile = /\.\w+$/.test(path);
    if (sources.has(path)) bad('which is redirected itself');
    else if (!isFile && matchPath(path, table).route === table.notFound && !isOwn(path)) {
      bad('which is not a page of the site');
    }
  }
}
