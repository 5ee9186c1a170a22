/** Cuts a block's long lists to the pages in the address. The result is cached for each version of a block. */
import { LRUCache } from 'lru-cache';
import type { Content, PageRange } from '../../../widgets/runtime/content/content';
import { type LongLists, pageSize } from '../../../widgets/runtime/content/long-lists';
import { cut, maxPages, pageParam } from '../../../widgets/runtime/content/long-lists.pages';
import type { Found } from './content-source';
import { isTooMuch } from './prepare';
import { remember } from './remember';

const maxKept = 50;

export const firstPage: PageRange = { first: 1, last: 1 };

export function pagesIn(query: string | undefined): PageRange {
  const [, first = '1', last = first] = /^([1-9]\d{0,5})(?:-([1-9]\d{0,5}))?$/.exec(query ?? '') ?? [];
  return { first: Math.min(+first, +last), last: +last };
}

export function existingPages({ first, last }: PageRange, count: number): PageRange {
  const end = Math.min(last, count);
  return { first: Math.max(Math.min(first, end), end - maxPages + 1), last: end };
}

export function contentOf(lists: LongLists | undefined, { content, tag }: Found, range: PageRange): Content {
  if (!lists) return content;
  const parts = remember([contentOf, content], () => new LRUCache<string, Content>({ max: maxKept }));
  const key = pageParam(range);
  let part = parts.get(key);
  if (!part) {
    part = fitting(lists, content, range);
    if (part.pages) part = { ...part, pages: { ...part.pages, tag } };
    parts.set(key, part);
  }
  return part;
}

/** Replaces a page that is too large by itself; the widget then shows its error state. */
export const leftOut: Content = {};

function fitting(lists: LongLists, content: Content, { first, last }: PageRange): Content {
  const part = cut(content, lists, { first, last });
  if (!isTooMuch(part)) return part;
  return last > first ? fitting(lists, content, { first, last: last - 1 }) : leftOut;
}

export function pageCount(lists: LongLists | undefined, found: Found): number {
  const { rest } = contentOf(lists, found, firstPage).pages ?? {};
  return 1 + Math.ceil(Math.max(0, ...Object.values(rest ?? {})) / pageSize);
}
