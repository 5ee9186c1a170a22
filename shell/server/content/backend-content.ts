import { LRUCache } from 'lru-cache';
import { type ContentSource, type Found, type Missing, parseContent } from './content-source';

/** After this time, in milliseconds, the next reader makes a block be requested again. */
const maxAge = 5_000;
const requestTimeout = 30_000;
/** Both are needed: slugs come from visitors, so there may be many small answers and many large ones. */
const maxBlocks = 1_000;
const maxCharacters = 32 * 1024 * 1024;

/**
 * The bank's own backend. Content that was found serves readers at once while it is requested again, and goes on to
 * serve them when that fails.
 */
export function backendContent(apiBase: string): ContentSource {
  const apiRoot = new URL(`${apiBase}/api/`).href;

  async function request(path: string): Promise<Found | Missing> {
    const response = await fetch(apiBase + path, {
      signal: AbortSignal.timeout(requestTimeout),
      headers: { accept: 'application/json' },
    });
    if (response.ok) return parseContent(await response.text());
    await response.body?.cancel();
    if (response.status === 404) return { status: 'missing' };
    throw new Error(`answered ${response.status}`);
  }

  const blocks = new LRUCache<string, Found | Missing>({
    max: maxBlocks,
    maxSize: maxCharacters,
    sizeCalculation: (answer) => (answer.status === 'found' ? answer.source.length : 1),
    ttl: maxAge,
    // A request whose block leaves the cache meanwhile still has its readers.
    ignoreFetchAbort: true,
    fetchMethod: (path, last) =>
      request(path).catch((error: Error) => {
        console.warn(JSON.stringify({ event: 'content-failed', path, reason: error.message }));
        if (last?.status === 'found') return last;
        throw error;
      }),
  });

  return {
    async read(path) {
      // Paths come from visitors, and `fetch` normalises them: a backslash becomes a slash and `..` leads upwards.
      if (!new URL(apiBase + path).href.startsWith(apiRoot)) return { status: 'missing' };
      try {
        const last = blocks.peek(path, { allowStale: true });
        return await blocks.forceFetch(path, { allowStale: last?.status === 'found' });
      } catch (error) {
        return { status: 'failed', reason: (error as Error).message };
      }
    },
  };
}
