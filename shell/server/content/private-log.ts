/** Wraps the log, without lines that reveal visits to private pages. */
import type { Route } from '../../route';
import type { Log } from '../core/log';
import type { ServerWidgets } from '../core/widgets';
import { partsOf } from './parts';

export function withoutPrivate(log: Log, routes: readonly Route[], widgets: ServerWidgets): Log {
  const pathsOn = (pages: readonly Route[]) =>
    new Set(pages.flatMap((route) => partsOf({ route, params: {} }, widgets).map(({ path }) => path)));
  const shown = pathsOn(routes.filter(({ isPrivate }) => !isPrivate));
  const onPrivatePages = pathsOn(routes.filter(({ isPrivate }) => isPrivate));
  /** True for a block that only private pages show: a request for it means a visit. */
  const isPrivate = (path: string) => onPrivatePages.has(path) && !shown.has(path);
  return {
    ...log,
    info(event, facts) {
      if (event !== 'content' || !isPrivate(String(facts.path))) log.info(event, facts);
    },
  };
}
