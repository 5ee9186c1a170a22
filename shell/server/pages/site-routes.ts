import { hasPage } from '../../../widgets/runtime/element/config';
import { notFound, type Route, type RouteTable, routes } from '../../routes';
import type { Site } from '../start/bank';

/** The pages that a bank has: the route table without those that its configuration disables, and their variants. */
export function routeTableOf({ bank }: Site): RouteTable<Route> {
  const isEnabled = ({ path, variantOf }: Route): boolean =>
    hasPage(bank, path) && (!variantOf || isEnabled(variantOf));
  return { routes: routes.filter(isEnabled), notFound };
}

/** Whether a page of the table has the widget. */
export const showsWidget = ({ routes }: RouteTable<Route>, name: string): boolean =>
  routes.some(({ sections }) =>
    sections.some(({ widget, slots = {} }) => widget === name || Object.values(slots).includes(name)),
  );
