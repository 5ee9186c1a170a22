import type { Content } from './content';
import { type GroupPaths, inEach, isList, replaceAt, withRest } from './long-lists.paths';

/** What is at a path. */
function allAt(value: unknown, path: readonly string[]): unknown[] {
  const found: unknown[] = [];
  replaceAt(value, path, (each) => found.push(each));
  return found;
}

/** Adds the following pages of the same version of a block. */
export function append(content: Content, next: Content, paths: readonly GroupPaths[]): Content {
  const blocks = inEach((language) =>
    paths.reduce((block, { group, lists }) => {
      const following = allAt(next[language], group);
      return replaceAt(block, group, (each) => {
        const more = following.shift();
        const longer = lists.reduce((part, list) => {
          const added = allAt(more, list);
          return replaceAt(part, list, (items) => {
            const other = added.shift();
            return isList(items) && isList(other) ? [...items, ...other] : items;
          });
        }, each);
        return withRest(longer, (more as { rest?: unknown } | undefined)?.rest);
      });
    }, content[language]),
  );
  const { first = 1 } = content.pages ?? {};
  return { ...content, ...blocks, ...(next.pages && { pages: { ...next.pages, first } }) };
}
