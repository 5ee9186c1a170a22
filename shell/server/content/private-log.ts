/** Wraps the log, without lines that reveal visits to private pages. */
import type { Route } from '../../route';
import type { Log } from '../core/log';
import type { ServerWidget } from '../core/widgets';
import { partsOf } from './parts';

/** Blocks that only private pages show: a request for one means a visit. */
function privatePaths(routes: readonly Route[], widgets: ReadonlyMap<string, ServerWidget>): ReadonlySet<string> {
  const pathsOf = (isPrivate: boolean) =>
    routes
      .filter((route) => Boolean(route.isPrivate) === isPrivate)
      .flatMap((route) => partsOf({ route, params: {} }, widgets).map(({ path }) => path));
  const shown = new Set(pathsOf(false));
  return new Set(pathsOf(true).filter((path) => !shown.has(path)));
}

export function withoutPrivate(log: Log, routes: readonly Route[], widgets: ReadonlyMap<string, ServerWidget>): Log {
  const untold = privatePaths(routes, widgets);
  return {
    ...log,
    info(event, facts) {
      if (event !== 'content' || !untold.has(String(facts.path))) log.info(event, facts);
    },
  };
}
