/**
 * Long lists of a content block, in pages of 24 items. The bank's server sends the first page, then `?page=2`; a backend sends
 * whole lists. The code that cuts loads only for long lists.
 */
import { languages } from '../language/language';
import type { Content } from './content';

export const pageSize = 24;

/**
 * A group's path in the block, then its lists' paths; `*` is each item. The lists count together; the group's `rest` is the number
 * left.
 */
export type Group = readonly [group: string, ...lists: string[]];

export interface LongLists {
  groups: readonly Group[];
  order?(items: unknown[]): unknown[];
  /** Attributes that the view searches by. If the address sets one, the server sends the most pages that one answer may have. */
  searchParams?: readonly string[];
}

export const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/** A copy with other values at a path. An empty path is the value itself. */
export function replaceAt(value: unknown, path: string, replace: (value: unknown) => unknown): unknown {
  if (!path) return replace(value);
  const [key = '', ...rest] = path.split('.');
  if (typeof value !== 'object' || value === null || isList(value) !== (key === '*')) return value;
  const inside = (each: unknown) => replaceAt(each, rest.join('.'), replace);
  if (isList(value)) return value.map(inside);
  return { ...value, [key]: inside((value as Record<string, unknown>)[key]) };
}

export function allAt(value: unknown, path: string): unknown[] {
  const found: unknown[] = [];
  replaceAt(value, path, (each) => found.push(each));
  return found;
}

/** True if the lists have more than one page, here or at the server that cut them. */
export function isLong({ pages, ...blocks }: Content, { groups }: LongLists): boolean {
  if (pages) return pages.first > 1 || Object.values(Object(pages.rest)).some(Boolean);
  return languages.some((language) =>
    groups.some(([group, ...lists]) =>
      allAt(blocks[language], group).some((part) => {
        const found = lists.flatMap((path) => allAt(part, path));
        return found.flatMap((items) => (isList(items) ? items : [])).length > pageSize;
      }),
    ),
  );
}
