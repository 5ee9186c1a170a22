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
type Group = readonly [group: string, ...lists: string[]];

export interface LongLists {
  groups: readonly Group[];
  order?(items: unknown[]): unknown[];
  /** Attributes that the view searches by. If the address sets one, the server sends the most pages that one answer may have. */
  searchParams?: readonly string[];
}

export const keysOf = (path: string): string[] => path.split('.').filter(Boolean);

export const isList = (value: unknown): value is unknown[] => Array.isArray(value);

type Replace = (value: unknown) => unknown;

/** A copy with other values at a path. */
export function replaceAt(value: unknown, [key, ...path]: readonly string[], replace: Replace): unknown {
  if (key === undefined) return replace(value);
  if (typeof value !== 'object' || value === null || isList(value) !== (key === '*')) return value;
  if (isList(value)) return value.map((each) => replaceAt(each, path, replace));
  return { ...value, [key]: replaceAt((value as Record<string, unknown>)[key], path, replace) };
}

export function allAt(value: unknown, path: readonly string[]): unknown[] {
  const found: unknown[] = [];
  replaceAt(value, path, (each) => found.push(each));
  return found;
}

/** True if the lists have more than one page, here or at the server that cut them. */
export function isLong({ pages, ...blocks }: Content, { groups }: LongLists): boolean {
  if (pages) return pages.first > 1 || Object.values(Object(pages.rest)).some(Boolean);
  return languages.some((language) =>
    groups.some(([group, ...lists]) =>
      allAt(blocks[language], keysOf(group)).some((part) => {
        const found = lists.flatMap((path) => allAt(part, keysOf(path)));
        return found.flatMap((items) => (isList(items) ? items : [])).length > pageSize;
      }),
    ),
  );
}
