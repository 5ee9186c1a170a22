import { setMaxListeners } from 'node:events';
import type { Content } from '../../../widgets/runtime/content/content';
import type { Problem } from '../../../widgets/runtime/content/normalize';

export interface Found {
  status: 'found';
  /** Normalized: it has the fields of its shape and no others. */
  content: Content;
  /** The content's JSON, and its tag for caches. */
  json: string;
  tag: string;
  problems: readonly Problem[];
  /** A language lacks its essentials, so content that was whole before is better. */
  isDamaged?: boolean;
  /** Stands in for a missing block that banks need not have. */
  isStandIn?: boolean;
}
export interface Missing {
  status: 'missing';
}
export interface Failed {
  status: 'failed';
  reason: string;
}
/** Problems that keep no visitor away, a line each. */
export interface Notes {
  /** In the bank's own files. */
  folder: readonly string[];
  backend: readonly string[];
  /** The sum of the last check of all content. */
  check: readonly string[];
}

export type Answer = Found | Missing | Failed;

export interface ContentSource {
  /** The answer to an API path, such as `/api/faq/all`. Never rejects. A reader who leaves before it aborts the signal. */
  read(path: string, signal?: AbortSignal): Promise<Answer>;
  /** Requests one path anew, or without it all that are kept. Resolves when the answers are there or have failed; never rejects. */
  renew?(path?: string): Promise<void>;
  notes?(): Promise<Partial<Notes>>;
}

/** Blocks of the first source, and of the second those that the first has not. */
export const withFallback = (first: ContentSource, second: ContentSource): ContentSource => ({
  ...first,
  notes: async () => ({ ...(await first.notes?.()), ...(await second.notes?.()) }),
  async read(path, signal) {
    const answer = await first.read(path, signal);
    return answer.status === 'missing' ? second.read(path, signal) : answer;
  },
});

/** The answers in the order of their paths, undefined where one has not arrived after `timeout` milliseconds. */
export async function readInTime(
  source: ContentSource,
  paths: readonly string[],
  timeout: number,
): Promise<(Answer | undefined)[]> {
  const leaving = new AbortController();
  // Each block listens, and each that it is joined with. Node takes more than ten listeners for a leak, and says so.
  setMaxListeners(0, leaving.signal);
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, timeout, undefined);
  }).finally(() => leaving.abort());
  const answers = await Promise.all(paths.map((path) => Promise.race([source.read(path, leaving.signal), deadline])));
  clearTimeout(timer);
  return answers;
}
