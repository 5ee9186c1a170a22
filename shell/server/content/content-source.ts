import type { Content } from '../../../widgets/runtime/content/content';
import { tagOf } from '../http/etag';

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
}

const maxDepth = 100;
/** See {@link workOf}. With this much a page takes a fifth of a second to render. */
const maxWork = 15_000;

interface Limits {
  /** Largest answer, in bytes. */
  size: number;
  work: number;
}

export const usual: Limits = { size: 2 * 1024 * 1024, work: maxWork };
/** Of blocks with long lists, which are rendered in parts. To read 10,000 promotions takes a fifth of a second, too. */
export const withLists: Limits = { size: 16 * 1024 * 1024, work: 300_000 };

/** Throws when the text is not the JSON of an object, or is too much to render. */
export function parseContent(source: string, { size, work }: Limits = usual): Found {
  if (Buffer.byteLength(source) > size) throw new Error(`has more than ${size} bytes`);
  if (workOf(source, work) > work) throw new Error('has too many values, tags, attributes, entities or words');
  const content: unknown = JSON.parse(source);
  if (typeof content !== 'object' || content === null) throw new Error('not an object');
  return { status: 'found', content, source, tag: tagOf(source) };
}

/** JSON's signs outside texts: how each changes the depth, and what the value costs that it begins. */
const signs = new Map([
  ['[', { step: 1, cost: 2 }],
  ['{', { step: 1, cost: 2 }],
  [']', { step: -1, cost: 0 }],
  ['}', { step: -1, cost: 0 }],
  [',', { step: 0, cost: 1 / 8 }],
]);
const wordCost = 1 / 22;
const characterCost = 1 / 64;

/** Whether content takes too long to render in one page. */
export const isTooMuch = (source: string): boolean => workOf(source, maxWork) > maxWork;

/**
 * How long JSON takes to parse, sanitise and render, however short it is; throws when it is nested too deeply. It reads the
 * text once, before it is parsed, and adds up what its parts cost, up to a limit: a tag, attribute or entity 1, a table's tag,
 * list or object 2, all else less.
 */
function workOf(source: string, limit: number): number {
  let [depth, work] = [0, 0];
  let [inText, inTag] = [false, false];
  for (let at = 0; at < source.length; at++) {
    const character = source.charAt(at);
    if (character === '"') inText = !inText;
    if (inText) work += characterCost;
    if (!inText) {
      const sign = signs.get(character);
      inTag = false;
      depth += sign?.step ?? 0;
      work += sign?.cost ?? 0;
    } else if (character === '<' || character === '&') {
      inTag ||= character === '<';
      work += /[tT]/.test(source.charAt(at + 1)) ? 2 : 1;
    } else if (character === '>') inTag = false;
    else if (character === '\\') {
      // An escape may stand for `<` or `&`, and for white space.
      const escaped = source.charAt(++at);
      work += escaped === 'u' || (inTag && escaped !== '"') ? 1 : wordCost;
    } else if (character === ' ') work += inTag ? 1 : wordCost;
    else if (inTag && character === '/') work += 1;
    if (depth > maxDepth) throw new Error(`is deeper than ${maxDepth} levels`);
    if (work > limit) break;
  }
  return work;
}

/** The answers in the order of their paths, undefined where one has not arrived after `timeout` milliseconds. */
export async function readInTime(
  source: ContentSource,
  paths: readonly string[],
  timeout: number,
): Promise<(Answer | undefined)[]> {
  const leaving = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, timeout, undefined);
  }).finally(() => leaving.abort());
  const answers = await Promise.all(paths.map((path) => Promise.race([source.read(path, leaving.signal), deadline])));
  clearTimeout(timer);
  return answers;
}
