import { type Language, languages } from '../language/language';
import type { Content, PageRange } from './content';
import { allAt, type Group, isList, type LongLists, pageSize, replaceAt } from './long-lists';

/** Limit of pages in one answer; beyond it the last ones count. */
export const maxPages = 10;

/** `2` or `1-3`, as in `?page=2`. */
export const pageParam = ({ first, last }: PageRange): string => (first === last ? `${first}` : `${first}-${last}`);

/** Both blocks with changed groups. `changeOf` returns the change of each part that a group's path leads to. */
const withGroups = (
  content: Content,
  groups: readonly Group[],
  changeOf: (language: Language, group: string, lists: readonly string[]) => (part: unknown) => unknown,
) =>
  Object.fromEntries(
    languages.map((language) => {
      let block: unknown = content[language];
      for (const [group, ...lists] of groups) block = replaceAt(block, group, changeOf(language, group, lists));
      return [language, block];
    }),
  );

/** A group that is itself a list has no fields. */
const withRest = (group: unknown, rest: unknown) =>
  typeof group === 'object' && group !== null && !isList(group) ? { ...group, rest } : group;

/** The whole content by the content that was cut from it. */
const wholes = new WeakMap<Content, Content>();

/** Reduces long lists to a range of pages. Content that the server has cut stays as it is. */
export function cut(
  content: Content,
  { groups, order = (items) => items }: LongLists,
  { first, last }: PageRange,
): Content {
  if (content.pages) return content;
  const [start, end] = [(first - 1) * pageSize, last * pageSize];
  const rest: Record<Language, number> = { English: 0, Indonesia: 0 };
  const blocks = withGroups(content, groups, (language, _, lists) => (group) => {
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
  });
  const part = { ...content, ...blocks, pages: { first, last, rest } };
  wholes.set(part, content);
  return part;
}

function append(content: Content, next: Content, { groups }: LongLists): Content {
  const blocks = withGroups(content, groups, (language, group, lists) => {
    const following = allAt(next[language], group);
    return (part) => {
      const more = following.shift();
      let longer = part;
      for (const list of lists) {
        const added = allAt(more, list);
        longer = replaceAt(longer, list, (items) => {
          const other = added.shift();
          return isList(items) && isList(other) ? [...items, ...other] : items;
        });
      }
      return withRest(longer, (more as { rest?: unknown } | undefined)?.rest);
    };
  });
  const { first = 1 } = content.pages ?? {};
  return { ...content, ...blocks, ...(next.pages && { pages: { ...next.pages, first } }) };
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
    // A cache that ignores the query answers each page with the first, which would be added without end.
    if (isSame && next.pages.first !== before + 1) throw new Error(`${address} has not answered page ${before + 1}`);
    longer = isSame ? append(longer, next, lists) : await get({ first, last: Math.min(last, first + maxPages - 1) });
  }
  return longer;
}
