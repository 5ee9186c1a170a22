import { keysOf, type LongLists } from './long-lists';
import type { BlockState } from './state';

/** Reduces a block by the attributes `limit` and `category`. */
export interface Choice {
  limit?: number | undefined;
  category?: string | undefined;
}

function withLists(
  value: unknown,
  [key, ...path]: readonly string[],
  replace: (list: unknown[]) => unknown[],
): unknown {
  if (key === undefined) return Array.isArray(value) ? replace(value) : value;
  if (Array.isArray(value)) return key === '*' ? value.map((each) => withLists(each, path, replace)) : value;
  if (typeof value !== 'object' || value === null || !(key in value)) return value;
  return { ...value, [key]: withLists((value as Record<string, unknown>)[key], path, replace) };
}

interface Lists {
  lists?: LongLists | undefined;
  inCategory?: ((block: unknown, category: string) => unknown) | undefined;
}

/** The state with the reduced block. A list cut by `limit` offers no more items. */
export function narrowed(
  state: BlockState,
  { limit, category }: Choice,
  { lists, inCategory }: Lists = {},
): BlockState {
  if (state.status !== 'ready' || (limit === undefined && !category)) return state;
  let { block } = state;
  if (category && inCategory) block = inCategory(block, category);
  if (limit === undefined) return { ...state, block };
  const { groups, order = (items) => items }: LongLists = lists ?? { groups: [['', '']] };
  for (const [group, ...paths] of groups) {
    for (const path of paths) {
      block = withLists(block, [...keysOf(group), ...keysOf(path)], (list) => order(list).slice(0, limit));
    }
  }
  return { ...state, block, pages: undefined };
}
