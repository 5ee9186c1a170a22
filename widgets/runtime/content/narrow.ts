import { isList, type LongLists, replaceAt } from './long-lists';
import type { BlockState } from './state';

/** Reduces a block by the attributes `limit` and `category`. */
export interface Choice {
  limit?: number | undefined;
  category?: string | undefined;
}

interface Lists {
  lists?: LongLists | undefined;
  list?: string | undefined;
  order?: LongLists['order'] | undefined;
  inCategory?: ((block: unknown, category: string) => unknown) | undefined;
}

/** The state with the reduced block. A list cut by `limit` offers no more items. */
export function narrowed(
  state: BlockState,
  { limit, category }: Choice,
  { lists, list = '', order: given, inCategory }: Lists = {},
): BlockState {
  if (state.status !== 'ready' || (limit === undefined && !category)) return state;
  let { block } = state;
  if (category && inCategory) block = inCategory(block, category);
  if (limit === undefined) return { ...state, block };
  const { groups, order = (items) => items }: LongLists = lists ?? { groups: [['', list]], order: given };
  const cut = (items: unknown) => (isList(items) ? order(items).slice(0, limit) : items);
  for (const [group, ...paths] of groups) {
    for (const path of paths) block = replaceAt(block, group, (part) => replaceAt(part, path, cut));
  }
  return { ...state, block, pages: undefined };
}
