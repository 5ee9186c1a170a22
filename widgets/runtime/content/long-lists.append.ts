import type { Content } from './content';
import { allAt, isList, replaceAt } from './long-lists';
import { type GroupPaths, inEach, withRest } from './long-lists.paths';

export function append(content: Content, next: Content, paths: readonly GroupPaths[]): Content {
  const blocks = inEach((language) => {
    let block: unknown = content[language];
    for (const { group, lists } of paths) {
      const following = allAt(next[language], group);
      block = replaceAt(block, group, (each) => {
        const more = following.shift();
        let longer: unknown = each;
        for (const list of lists) {
          const added = allAt(more, list);
          longer = replaceAt(longer, list, (items) => {
            const other = added.shift();
            return isList(items) && isList(other) ? [...items, ...other] : items;
          });
        }
        return withRest(longer, (more as { rest?: unknown } | undefined)?.rest);
      });
    }
    return block;
  });
  const { first = 1 } = content.pages ?? {};
  return { ...content, ...blocks, ...(next.pages && { pages: { ...next.pages, first } }) };
}
