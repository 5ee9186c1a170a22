import { notFound, type Route, type RouteTable, routes } from '../../routes';
import type { Site } from '../start/bank';

/** The pages that a bank has: all of the route table but those that its configuration disables. */
export const routeTableOf = ({ disabledPages = [] }: Site): RouteTable<Route> => ({
  routes: routes.filter(({ path }) => !disabledPages.includes(path)),
  notFound,
});
