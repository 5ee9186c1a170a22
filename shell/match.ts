import type { ClientRoute, RouteTable, Section } from './routes';

export interface Match<R extends ClientRoute = ClientRoute> {
  route: R;
  params: Readonly<Record<string, string>>;
}

/** The route of a path; the table's `notFound` when there is none. */
export function matchPath<R extends ClientRoute>(path: string, { routes, notFound }: RouteTable<R>): Match<R> {
  const parts = path.split('/');
  for (const route of routes) {
    const params = matchParts(route.path.split('/'), parts);
    if (params) return { route, params };
  }
  return { route: notFound, params: {} };
}

function matchParts(pattern: readonly string[], parts: readonly string[]): Record<string, string> | undefined {
  if (pattern.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, name] of pattern.entries()) {
    const part = parts[index] ?? '';
    if (name.startsWith(':') && part) params[name.slice(1)] = decoded(part);
    else if (name !== part) return undefined;
  }
  return params;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // A stray percent sign: as it stands.
    return part;
  }
}

/** A section's attributes with the route's parameters filled in. */
export const attributesOf = ({ attributes = {} }: Section, params: Match['params']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      value.startsWith(':') ? (params[value.slice(1)] ?? '') : value,
    ]),
  );
