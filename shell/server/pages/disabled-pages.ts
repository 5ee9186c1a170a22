import { readBlock } from '../../../widgets/runtime/content/shape';
import { languages } from '../../../widgets/runtime/language/language';
import { type Route, type RouteTable, routes } from '../../routes';
import { type ContentSource, parseContent } from '../content/content-source';
import type { ServerWidget } from '../widgets';
import { partsOf } from './parts';

/** A block of nothing, as its shape wants it: an object, or a list. */
function emptyBlock({ content }: ServerWidget): object {
  const block = {};
  try {
    if (content) readBlock(content.shape, block, '', { media: '' });
    return block;
  } catch {
    return [];
  }
}

/**
 * The blocks that a page needs which the bank does not have are empty where they are missing. So a section that shows a part of
 * them on another page, as home has the newest promos, shows nothing there rather than an error.
 */
export function withoutDisabledPages(
  source: ContentSource,
  { routes: enabled }: RouteTable<Route>,
  widgets: ReadonlyMap<string, ServerWidget>,
): ContentSource {
  const disabled = routes.filter(({ path }) => !enabled.some((route) => route.path === path));
  const empty = new Map(
    disabled
      .flatMap((route) => partsOf({ route, params: {} }, widgets))
      .map(({ path, widget }) => {
        const block = emptyBlock(widget);
        return [path, parseContent(JSON.stringify(Object.fromEntries(languages.map((each) => [each, block]))))];
      }),
  );
  return {
    ...source,
    async read(path, signal) {
      const answer = await source.read(path, signal);
      return (answer.status === 'missing' && (await empty.get(path))) || answer;
    },
  };
}
