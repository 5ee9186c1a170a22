import { parse } from 'regexparam';
import { type DefaultParams, matchRoute, type Parser } from 'wouter';
import { decode } from './decode';
import type { Placed, Route, RouteTable } from './route';

export interface Match {
  route: Route;
  params: Readonly<Record<string, string>>;
}

const parsed = new Map<string, ReturnType<Parser>>();

/** The parser of wouter, but case matters and a trailing slash does not match. So each page has one address. */
const parser: Parser = (path) => {
  let route = parsed.get(path);
  if (!route) {
    const { keys, pattern } = parse(path);
    // The lookahead needs the anchor before it: without it every position in the path would be tried.
    route = { keys, pattern: new RegExp(`^(?!$|.+/$)${pattern.source.slice(1)}`, 's') };
    parsed.set(path, route);
  }
  return route;
};

export function matchPath(path: string, { routes, notFound }: RouteTable): Match {
  for (const route of routes) {
    const [isMatch, params] = matchRoute(parser, route.path, path);
    if (isMatch) return { route, params: decodeValues(params) };
  }
  return { route: notFound, params: {} };
}

const decodeValues = (params: DefaultParams): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value = '']) => [name, decode(value)]));

export const attributesOf = ({ attributes = {} }: Placed, params: Match['params']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      value.startsWith(':') ? (params[value.slice(1)] ?? '') : value,
    ]),
  );
