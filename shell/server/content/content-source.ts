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

/** Largest answer, in bytes. */
export const maxContentSize = 2 * 1024 * 1024;
const maxDepth = 100;
/** See {@link checkParts}. With this many a page takes a fifth to a third of a second to render. */
const maxParts = 20_000;

/** Throws when the text is not the JSON of an object, or is too much to render. */
export function parseContent(source: string): Found {
  if (Buffer.byteLength(source) > maxContentSize) throw new Error(`has more than ${maxContentSize} bytes`);
  checkParts(source);
  const content: unknown = JSON.parse(source);
  if (typeof content !== 'object' || content === null) throw new Error('not an object');
  return { status: 'found', content, source, tag: tagOf(source) };
}

/** JSON's signs outside texts, by what they do to the depth; each of them, but for the closing ones, begins a value. */
const signs = new Map([
  ['[', 1],
  ['{', 1],
  [']', -1],
  ['}', -1],
  [',', 0],
]);

/**
 * Throws when JSON is nested too deeply, or when it has so many values, tags, attributes and entities that it takes long to
 * parse, sanitise and render, however short it is. It reads the text once, before it is parsed.
 */
function checkParts(source: string): void {
  let [depth, parts] = [0, 0];
  let [inText, inTag] = [false, false];
  for (let at = 0; at < source.length; at++) {
    const character = source.charAt(at);
    if (character === '"') inText = !inText;
    if (!inText) {
      const step = signs.get(character);
      inTag = false;
      depth += step ?? 0;
      if (step !== undefined && step >= 0) parts += 1;
    } else if (character === '<' || character === '&') {
      inTag ||= character === '<';
      parts += 1;
    } else if (character === '>') inTag = false;
    else if (character === '\\') {
      // An escape may stand for `<` or `&`, and in a tag for white space.
      const escaped = source.charAt(++at);
      if (escaped === 'u' || (inTag && escaped !== '"')) parts += 1;
    } else if (inTag && (character === ' ' || character === '/')) parts += 1;
    if (depth > maxDepth) throw new Error(`is deeper than ${maxDepth} levels`);
    if (parts > maxParts) throw new Error(`has more than ${maxParts} values, tags, attributes and entities`);
  }
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
