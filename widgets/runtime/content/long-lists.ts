/**
 * Lists grow over the years, pages do not: a content block's long lists are cut into pages of 24 items. The bank's own server
 * sends a page's widgets the first of them, and further ones as they are asked for (`?page=2`). A backend answers with whole
 * lists; of these the widget shows as much. Few blocks have such lists, so the code that cuts them is loaded for these alone.
 */
import { languages } from '../language/language';
import type { Content } from './content';

export const pageSize = 24;

/**
 * The lists of a group, which are counted together: its path in the block, then the paths of the lists in it. `*` stands for
 * each item of a list. The number of items left in a group becomes its field `rest`.
 */
type Group = readonly [group: string, ...lists: string[]];

/** Where the long lists of a block are. */
export interface LongLists {
  groups: readonly Group[];
  /** Sorts each list, before it is cut. */
  order?(items: unknown[]): unknown[];
  /** Attributes by which the view searches: where the address sets one, a server sends as many pages as an answer may have. */
  searchParams?: readonly string[];
}

export const keysOf = (path: string): string[] => path.split('.').filter(Boolean);

/** What is at a path. */
function allAt(value: unknown, [key, ...path]: readonly string[]): unknown[] {
  if (key === undefined) return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => (key === '*' || key === name ? allAt(each, path) : []));
}

/** Whether the lists have more than one page, here or at the server that has cut them. */
export function isLong({ pages, ...blocks }: Content, { groups }: LongLists): boolean {
  if (pages) return pages.first > 1 || Object.values(Object(pages.rest)).some(Boolean);
  return languages.some((language) =>
    groups.some(([group, ...lists]) =>
      allAt(blocks[language], keysOf(group)).some((part) => {
        const found = lists.flatMap((path) => allAt(part, keysOf(path)));
        return found.flatMap((items) => (Array.isArray(items) ? items : [])).length > pageSize;
      }),
    ),
  );
}
