import { matchPath } from '../../match';
import type { Route, RouteTable } from '../../routes';
import { ownFolders } from '../bank/site-table';
import { type FormName, formPaths } from '../forms/endpoints';

/** What a path is for, in few words and without anything that a visitor chose: for the log and for figures. */
export function routeNameOf(path: string, table: RouteTable): string {
  const form = Object.entries(formPaths).find(([, each]) => each === path);
  if (form) return form[0];
  const { route } = matchPath(path, table);
  if (route !== table.notFound) return route.isPrivate ? 'private' : route.path;
  const [, folder = ''] = path.split('/');
  if (ownFolders.includes(folder)) return folder;
  return /\.\w+$/.test(path) ? 'file' : 'other';
}

export const hasWidget = ({ sections }: Route, name: string): boolean =>
  sections.some(({ widget, slots = {} }) =>
    [{ widget }, ...Object.values(slots)].some((placed) => placed.widget === name),
  );

export const showsWidget = ({ routes }: RouteTable, name: string): boolean =>
  routes.some((route) => hasWidget(route, name));

export const formIn = (route: Route): FormName | undefined =>
  (Object.keys(formPaths) as FormName[]).find((name) => hasWidget(route, name));
