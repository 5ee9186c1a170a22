/** Cuts long lists into pages, and adds further ones. */
import type { Language } from '../language/language';
import type { Content, PageRange } from './content';
import { isList, keysOf, type LongLists, pageSize, replaceAt } from './long-lists';
import { append } from './long-lists.append';
import { type GroupPaths, inEach, withRest } from './long-lists.paths';

/** Limit of pages in one answer; beyond it the last ones count. */
export const maxPages = 10;

/** `2` or `1-3`, as in `?page=2`. */
export const pageParam = ({ first, last }: PageRange): string => (first === last ? `${first}` : `${first}-${last}`);

const pathsIn = ({ groups }: LongLists): GroupPaths[] =>
  groups.map(([group, ...lists]) => ({ group: keysOf(group), lists: lists.map(keysOf) }));

/** The whole content by the content that was cut from it. */
const wholes = new WeakMap<Content, Content>();

/** Reduces long lists to a range of pages. Content that the server has cut stays as it is. */
export function cut(content: Content, lists: LongLists, { first, last }: PageRange): Content {
  if (content.pages) return content;
  const { order = (items) => items } = lists;
  const [start, end] = [(first - 1) * pageSize, last * pageSize];
  const rest: Record<Language, number> = { English: 0, Indonesia: 0 };
  const cutGroup = (group: unknown, lists: GroupPaths['lists'], language: Language) => {
    let count = 0;
    const cutList = (list: unknown) => {
      if (!isList(list)) return list;
      const before = count;
      count += list.length;
      return order(list).slice(Math.max(0, start - before), Math.max(0, end - before));
    };
    let part = group;
    for (const list of lists) part = replaceAt(part, list, cutList);
    const left = Math.max(0, count - end);
    rest[language] = Math.max(rest[language], left);
    return withRest(part, left || undefined);
  };
  const blocks = inEach((language) => {
    let block: unknown = content[language];
    for (const { group, lists: within } of pathsIn(lists))
      block = replaceAt(block, group, (each) => cutGroup(each, within, language));
    return block;
  });
  const part = { ...content, ...blocks, pages: { first, last, rest } };
  wholes.set(part, content);
  return part;
}

/** Adds all pages up to `last`, and requests the missing ones at the block's address. */
export async function extend(content: Content, lists: LongLists, address: string, last: number): Promise<Content> {
  const { first = 1 } = content.pages ?? {};
  const whole = wholes.get(content);
  if (whole) return cut(whole, lists, { first, last });
  // Loaded on demand: only the bank's own server sends parts of a list.
  const { requestWithRetries } = await import('./request');
  const get = async (range: PageRange): Promise<Content> => requestWithRetries(`${address}?page=${pageParam(range)}`);
  let longer = content;
  // Enough requests even if the block changes once and starts again at its first page.
  for (let left = 2 * Math.ceil((last - first + 1) / maxPages); left > 0; left--) {
    const { last: before = 0, rest, tag } = longer.pages ?? {};
    if (before >= last || (rest && !rest.English && !rest.Indonesia)) break;
    const next = await get({ first: before + 1, last: Math.min(last, before + maxPages) });
    // A backend may answer with whole lists.
    if (!next.pages) return cut(next, lists, { first, last });
    const isSame = next.pages.tag === tag;
    longer = isSame
      ? append(longer, next, pathsIn(lists))
      : await get({ first, last: Math.min(last, first + maxPages - 1) });
  }
  return longer;
}
