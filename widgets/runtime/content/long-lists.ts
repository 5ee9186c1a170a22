/**
 * Lists grow over the years, pages do not: a content block's long lists are cut into pages of 24 items. The bank's own server
 * sends a page's widgets the first of them, and further ones as they are asked for (`?page=2`). A backend answers with whole
 * lists; of these the widget shows as much.
 */
import { type Language, languages } from '../language/language';
import type { Content, PageRange } from './content';

export const pageSize = 24;
/** Pages that a server's answer has at most: of more, the last. */
export const maxPages = 10;

/** Pages as an address names them: `?page=2`, `?page=1-3`. */
export const pageParam = ({ first, last }: PageRange): string => (first === last ? `${first}` : `${first}-${last}`);

/**
 * The lists of a group, which are counted together: its path in the block, then the paths of the lists in it. `*` stands for
 * each item of a list. The number of items left in a group becomes its field `rest`.
 */
type Group = readonly [group: string, ...lists: string[]];

export interface LongLists {
  /** The content with a part of its lists. Content that has a part of them already stays as it is. */
  cut(content: Content, range: PageRange): Content;
  /** The content with all pages up to `last`; those that are not there are requested at the block's address. */
  extend(content: Content, address: string, last: number): Promise<Content>;
}

type Replace = (value: unknown) => unknown;

/** A copy of the value, in which what is at a path is replaced. */
function replaceAt(value: unknown, [key, ...path]: readonly string[], replace: Replace): unknown {
  if (key === undefined) return replace(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value) !== (key === '*')) return value;
  if (Array.isArray(value)) return value.map((each) => replaceAt(each, path, replace));
  return { ...value, [key]: replaceAt((value as Record<string, unknown>)[key], path, replace) };
}

/** What is at a path. */
function allAt(value: unknown, path: readonly string[]): unknown[] {
  const found: unknown[] = [];
  replaceAt(value, path, (each) => found.push(each));
  return found;
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const keysOf = (path: string) => path.split('.').filter(Boolean);
/** A group that is itself a list has no fields. */
const withRest = (group: unknown, rest: unknown) =>
  typeof group === 'object' && group !== null && !isList(group) ? { ...group, rest } : group;

/** @param order sorts each list, before it is cut */
export function longLists(
  groups: readonly Group[],
  order: (items: unknown[]) => unknown[] = (items) => items,
): LongLists {
  const paths = groups.map(([group, ...lists]) => ({ group: keysOf(group), lists: lists.map(keysOf) }));
  const inEach = (of: (language: Language) => unknown) => Object.fromEntries(languages.map((each) => [each, of(each)]));
  /** Of content that was cut here, the whole. */
  const wholes = new WeakMap<Content, Content>();

  function cut(content: Content, { first, last }: PageRange): Content {
    if (content.pages) return content;
    const [start, end] = [(first - 1) * pageSize, last * pageSize];
    const rest: Record<Language, number> = { English: 0, Indonesia: 0 };
    const cutGroup = (group: unknown, lists: string[][], language: Language) => {
      let count = 0;
      const cutList = (list: unknown) => {
        if (!isList(list)) return list;
        const before = count;
        count += list.length;
        return order(list).slice(Math.max(0, start - before), Math.max(0, end - before));
      };
      const part = lists.reduce((part, list) => replaceAt(part, list, cutList), group);
      const left = Math.max(0, count - end);
      rest[language] = Math.max(rest[language], left);
      return withRest(part, left || undefined);
    };
    const blocks = inEach((language) =>
      paths.reduce(
        (block, { group, lists }) => replaceAt(block, group, (each) => cutGroup(each, lists, language)),
        content[language],
      ),
    );
    const part = { ...content, ...blocks, pages: { first, last, rest } };
    wholes.set(part, content);
    return part;
  }

  /** Adds the following pages of the same version of a block. */
  function append(content: Content, next: Content): Content {
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

  return {
    cut,
    async extend(content, address, last) {
      const { first = 1 } = content.pages ?? {};
      const whole = wholes.get(content);
      if (whole) return cut(whole, { first, last });
      const { requestWithRetries } = await import('./request');
      const get = async (range: PageRange): Promise<Content> =>
        requestWithRetries(`${address}?page=${pageParam(range)}`);
      let longer = content;
      // So many requests are enough also where the block has changed once, and is requested again from its first page.
      for (let left = 2 * Math.ceil((last - first + 1) / maxPages); left > 0; left--) {
        const { last: before = 0, rest, tag } = longer.pages ?? {};
        if (before >= last || (rest && !rest.English && !rest.Indonesia)) break;
        const next = await get({ first: before + 1, last: Math.min(last, before + maxPages) });
        // A backend may answer with whole lists.
        if (!next.pages) return cut(next, { first, last });
        const isSame = next.pages.tag === tag;
        longer = isSame ? append(longer, next) : await get({ first, last: Math.min(last, first + maxPages - 1) });
      }
      return longer;
    },
  };
}
