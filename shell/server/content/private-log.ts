/** The log of a bank's content, without lines that tell of visits to private pages. */
import type { Route } from '../../routes';
import type { Log } from '../core/log';
import type { ServerWidget } from '../core/widgets';
import { partsOf } from './parts';

/** Paths of the blocks that private pages alone show: they are asked for when somebody opens such a page. */
function privatePaths(routes: readonly Route[], widgets: ReadonlyMap<string, ServerWidget>): ReadonlySet<string> {
  const pathsOf = (isPrivate: boolean) =>
    routes
      .filter((route) => Boolean(route.isPrivate) === isPrivate)
      .flatMap((route) => partsOf({ route, params: {} }, widgets).map(({ path }) => path));
  const shown = new Set(pathsOf(false));
  return new Set(pathsOf(true).filter((path) => !shown.has(path)));
}

/** Leaves out that such a block was got. What goes wrong with it is still told, once. */
export function withoutPrivate(log: Log, routes: readonly Route[], widgets: ReadonlyMap<string, ServerWidget>): Log {
  const untold = privatePaths(routes, widgets);
  return {
    ...log,
    info(event, facts) {
      if (event !== 'content' || !untold.has(String(facts.path))) log.info(event, facts);
    },
  };
}
