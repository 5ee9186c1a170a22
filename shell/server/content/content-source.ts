import { setMaxListeners } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Content } from '../../../widgets/runtime/content/content';
import { languages } from '../../../widgets/runtime/language/language';
import { tagOf } from '../http/etag';
import { endOfText } from './json-text';
import { count } from './sanitize';

export interface Found {
  status: 'found';
  content: Content;
  /** The JSON that `content` was parsed from, and its tag for caches. */
  source: string;
  tag: string;
}
export interface Missing {
  status: 'missing';
}
export interface Failed {
  status: 'failed';
  reason: string;
}
export type Answer = Found | Missing | Failed;

/** Where content blocks come from: the bank's own backend or the files of the reference backend. */
export interface ContentSource {
  /** The answer to an API path, such as `/api/faq/all`. Never rejects. A reader who leaves before it aborts the signal. */
  read(path: string, signal?: AbortSignal): Promise<Answer>;
  /** Asks anew for all that is kept. Resolves once it is there, or cannot be had; never rejects. */
  renew?(): Promise<void>;
}

const maxDepth = 100;
/** Values of an answer, of which an object or a list counts as four: each item of a list is read through its shape. */
const maxValues = 250_000;
/** What one language of a block may cost to render, see {@link costOf}. The costliest block takes 0.1 s, and 0.3 s on cold code. */
const maxCost = 25_000;

interface Limits {
  /** Largest answer, in bytes. */
  size: number;
  /** The whole answer is rendered at once. */
  inOnePage: boolean;
}

export const usual: Limits = { size: 2 * 1024 * 1024, inOnePage: true };
/** Of blocks with long lists, which are rendered in parts. */
export const withLists: Limits = { size: 16 * 1024 * 1024, inOnePage: false };

/**
 * Rejects where the text is not the JSON of an object, or is too much to read or to render. A long one takes most of a turn of the
 * event loop to look through, and another one to parse, so others have theirs between.
 */
export async function parseContent(source: string, { size, inOnePage }: Limits = usual): Promise<Found> {
  if (Buffer.byteLength(source) > size) throw new Error(`has more than ${size} bytes`);
  limitValues(source);
  await nextTurn();
  const content: unknown = JSON.parse(source);
  await nextTurn();
  if (typeof content !== 'object' || content === null) throw new Error('not an object');
  if (inOnePage && isTooMuch(content)) throw new Error('has too many values, tags or characters in a language');
  return { status: 'found', content, source, tag: tagOf(source) };
}

const [quote, comma, bracket, bracketEnd, brace, braceEnd] = Buffer.from('",[]{}');

/** Throws when JSON has too many values, or too deep ones. It is called before they are parsed, since that takes long. */
function limitValues(source: string): void {
  let [depth, values] = [0, 0];
  for (let at = 0; at < source.length; at++) {
    const sign = source.charCodeAt(at);
    if (sign === quote) at = endOfText(source, at);
    else if (sign === comma) values += 1;
    else if (sign === bracket || sign === brace) {
      values += 4;
      depth += 1;
    } else if (sign === bracketEnd || sign === braceEnd) depth -= 1;
    if (depth > maxDepth) throw new Error(`is deeper than ${maxDepth} levels`);
    if (values > maxValues) throw new Error(`has more than ${maxValues} values`);
  }
}

/** Whether a language of the content takes too long to render in one page, which shows one. */
export const isTooMuch = (content: Content): boolean =>
  languages.some((language) => costOf(content[language], maxCost) > maxCost);

/**
 * What a value costs to render, in tags of rich text: a tag or an entity is 1, as are 20 bytes of any text; an object or a list,
 * which becomes several elements, is 5, and any other value 1. The count ends above the limit.
 */
function costOf(value: unknown, limit: number): number {
  if (typeof value === 'string') return 1 + Buffer.byteLength(value) / 20 + count(value, '<') + count(value, '&');
  if (typeof value !== 'object' || value === null) return 1;
  let cost = 5;
  for (const each of Object.values(value)) {
    cost += costOf(each, limit - cost);
    if (cost > limit) break;
  }
  return cost;
}

/** The answers in the order of their paths, undefined where one has not arrived after `timeout` milliseconds. */
export async function readInTime(
  source: ContentSource,
  paths: readonly string[],
  timeout: number,
): Promise<(Answer | undefined)[]> {
  const leaving = new AbortController();
  // Each block listens. Node takes more than ten listeners for a leak, and says so.
  setMaxListeners(paths.length, leaving.signal);
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, timeout, undefined);
  }).finally(() => leaving.abort());
  const answers = await Promise.all(paths.map((path) => Promise.race([source.read(path, leaving.signal), deadline])));
  clearTimeout(timer);
  return answers;
}
