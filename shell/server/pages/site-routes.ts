import { matchPath } from '../../match';
import type { Route, RouteTable } from '../../routes';
import { ownFolders } from '../bank/site-table';
import { type FormName, formPaths, sealedForm } from '../forms/endpoints';
import type { RequestFacts } from '../http/context';

/** Undefined where a line would tell that somebody has opened, begun or sent a report, or searched. */
export function requestFacts(path: string, table: RouteTable): RequestFacts | undefined {
  const form = (Object.keys(formPaths) as FormName[]).find((name) => formPaths[name] === path);
  if (form) return form === sealedForm ? undefined : { route: form };
  const { route } = matchPath(path, table);
  if (route.isPrivate) return undefined;
  if (route !== table.notFound) return { route: route.path, path };
  const [, folder = ''] = path.split('/');
  if (ownFolders.includes(folder)) return { route: folder };
  if (/\.\w+$/.test(path)) return { route: 'file' };
  // A wrong address of a private page tells the same.
  const isNearPrivate = table.routes.some((each) => each.isPrivate && path.toLowerCase().includes(each.path));
  return isNearPrivate ? undefined : { route: 'other', path };
}

export const hasWidget = ({ sections }: Route, name: string): boolean =>
  sections.some(({ widget, slots = {} }) =>
    [{ widget }, ...Object.values(slots)].some((placed) => placed.widget === name),
  );

export const showsWidget = ({ routes }: RouteTable, name: string): boolean =>
  routes.some((route) => hasWidget(route, name));

export const formIn = (route: Route): FormName | undefined =>
  (Object.keys(formPaths) as FormName[]).find((name) => hasWidget(route, name));
