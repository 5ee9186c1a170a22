import { notFound, type Route, type RouteTable, routes } from '../../routes';
import type { Site } from '../start/bank';

/** The pages that a bank has: the route table without those that its configuration disables, and their items' pages. */
export function routeTableOf({ bank: { disabledPages = [] } }: Site): RouteTable<Route> {
  const isEnabled = ({ path, listedOn }: Route): boolean =>
    !disabledPages.includes(path) && (!listedOn || isEnabled(listedOn));
  return { routes: routes.filter(isEnabled), notFound };
}
