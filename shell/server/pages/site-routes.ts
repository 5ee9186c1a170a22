import { matchPath } from '../../match';
import { placedOn, type Route, type RouteTable } from '../../route';
import { ownFolders } from '../bank/site-table';
import { type FormName, formPaths } from '../forms/submit';
import type { RequestFacts } from '../http/context';
import { asRequested, plainPath } from '../http/redirects';

/** Undefined for reports, searches and redirects to them. Also for messages, or a failure without a line would be a report's. */
export function requestFacts(
  path: string,
  table: RouteTable,
  redirects: ReadonlyMap<string, string> = new Map(),
): RequestFacts | undefined {
  if (Object.values(formPaths).includes(path)) return undefined;
  const { route } = matchPath(path, table);
  const plain = plainPath(path.replace(/%2f/gi, '/'));
  const target = redirects.get(plain);
  const led = target === undefined ? plain : asRequested(target);
  if (route.isPrivate || (led !== path && matchPath(led, table).route.isPrivate)) return undefined;
  if (route !== table.notFound) return { route: route.path, path };
  const [, folder = ''] = path.split('/');
  if (ownFolders.includes(folder)) return { route: folder };
  if (/\.\w+$/.test(path)) return { route: 'file' };
  // A wrong address of a private page reveals the same.
  const isNearPrivate = table.routes.some((each) => each.isPrivate && path.toLowerCase().includes(each.path));
  return isNearPrivate ? undefined : { route: 'other', path };
}

export const hasWidget = (route: Route, name: string): boolean => placedOn(route).some(({ widget }) => widget === name);

export const showsWidget = ({ routes }: RouteTable, name: string): boolean =>
  routes.some((route) => hasWidget(route, name));

export const formIn = (route: Route): FormName | undefined =>
  (Object.keys(formPaths) as FormName[]).find((name) => hasWidget(route, name));
