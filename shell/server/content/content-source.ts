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
  /** The answer to an API path, such as `/api/faq/all`. Never rejects. */
  read(path: string): Promise<Answer>;
}

/** Throws when the text is not the JSON of an object. */
export function parseContent(source: string): Found {
  const content: unknown = JSON.parse(source);
  if (typeof content !== 'object' || content === null) throw new Error('not an object');
  return { status: 'found', content, source, tag: tagOf(source) };
}

/** The answers in the order of their paths, undefined where one has not arrived after `timeout` milliseconds. */
export async function readInTime(
  source: ContentSource,
  paths: readonly string[],
  timeout: number,
): Promise<(Answer | undefined)[]> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, timeout, undefined);
  });
  const answers = await Promise.all(paths.map((path) => Promise.race([source.read(path), deadline])));
  clearTimeout(timer);
  return answers;
}
