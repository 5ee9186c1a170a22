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

/** Whether a page has the widget, also as a part of another one. */
export const hasWidget = ({ sections }: Route, name: string): boolean =>
  sections.some(({ widget, slots = {} }) =>
    [{ widget }, ...Object.values(slots)].some((placed) => placed.widget === name),
  );

/** Whether a page of the table has the widget. */
export const showsWidget = ({ routes }: RouteTable, name: string): boolean =>
  routes.some((route) => hasWidget(route, name));

/** The form that a page has. */
export const formIn = (route: Route): FormName | undefined =>
  (Object.keys(formPaths) as FormName[]).find((name) => hasWidget(route, name));
