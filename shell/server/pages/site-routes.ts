import { hasPage } from '../../../widgets/runtime/element/config';
import { matchPath } from '../../match';
import { bankName, notFound, type PageTexts, type Route, type RouteTable, routes } from '../../routes';
import { type FormName, formPaths } from '../forms/endpoints';
import type { Site } from '../start/bank';

/**
 * The pages that a bank has: the route table without those that its configuration disables, and their variants, and with its
 * own words for them.
 */
export function routeTableOf({ bank, pageTexts = {} }: Site): RouteTable<Route> {
  const isEnabled = ({ path, variantOf }: Route): boolean =>
    hasPage(bank, path) && (!variantOf || isEnabled(variantOf));
  const withName = ({ heading, description }: PageTexts): PageTexts => ({
    heading,
    description: description.replaceAll(bankName, () => bank.name),
  });
  const inOwnWords = (route: Route): Route => {
    const { English, Indonesia } = pageTexts[route.path] ?? route.texts;
    return { ...route, texts: { English: withName(English), Indonesia: withName(Indonesia) } };
  };
  return { routes: routes.filter(isEnabled).map(inOwnWords), notFound };
}

/** What the server itself answers, by the beginning of its paths; files beside. */
export const ownFolders: readonly string[] = 'api embed gallery healthz readyz metrics purge beacon page.json'.split(
  ' ',
);

/** What a path is for, in few words and without anything that a visitor chose: for the log and for figures. */
export function routeNameOf(path: string, table: RouteTable<Route>): string {
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
export const showsWidget = ({ routes }: RouteTable<Route>, name: string): boolean =>
  routes.some((route) => hasWidget(route, name));

/** The form that a page has. */
export const formIn = (route: Route): FormName | undefined =>
  (Object.keys(formPaths) as FormName[]).find((name) => hasWidget(route, name));
