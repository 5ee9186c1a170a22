import { setMaxListeners } from 'node:events';
import type { Content } from '../../../widgets/runtime/content/content';
import type { Problem } from '../../../widgets/runtime/content/normalize';

export interface Found {
  status: 'found';
  /** Normalized: it has the fields of its shape and no others. */
  content: Content;
  json: string;
  tag: string;
  problems: readonly Problem[];
  /** A language lacks essential fields, so an earlier complete block is better. */
  isDamaged?: boolean;
  isStandIn?: boolean;
}
export interface Missing {
  status: 'missing';
}
export interface Notes {
  folder: readonly string[];
  backend: readonly string[];
  check: readonly string[];
}

export type Answer = Found | Missing | { status: 'failed'; reason: string };

export const wholeOf = (answer: Answer | undefined): Found | undefined =>
  answer?.status === 'found' && !answer.isDamaged ? answer : undefined;

export interface ContentSource {
  /** Answers an API path, such as `/api/faq/all`. Never rejects. `signal` is aborted when the reader leaves. */
  read(path: string, signal?: AbortSignal): Promise<Answer>;
  /** Requests one path again, or all that are kept. Resolves after the answers or failures; never rejects. */
  renew?(path?: string): Promise<void>;
  notes?(): Promise<Partial<Notes>>;
}

export const withFallback = (first: ContentSource, second: ContentSource): ContentSource => ({
  ...first,
  notes: async () => ({ ...(await first.notes?.()), ...(await second.notes?.()) }),
  async read(path, signal) {
    const answer = await first.read(path, signal);
    return answer.status === 'missing' ? second.read(path, signal) : answer;
  },
});

export async function readInTime(
  source: ContentSource,
  paths: readonly string[],
  timeout: number,
): Promise<(Answer | undefined)[]> {
  const leaving = new AbortController();
  // Each block adds a listener, as do its joined blocks. Node.js warns of a leak above ten.
  setMaxListeners(0, leaving.signal);
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<undefined>((resolve) => {
    // A busy process runs timers before answers that came in time.
    timer = setTimeout(() => setImmediate(() => setImmediate(resolve, undefined)), timeout);
  }).finally(() => leaving.abort());
  const answers = await Promise.all(paths.map((path) => Promise.race([source.read(path, leaving.signal), deadline])));
  clearTimeout(timer);
  return answers;
}
