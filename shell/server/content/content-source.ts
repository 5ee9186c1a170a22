/** Where content blocks come from: the bank's own backend (`API_BASE`), or the JSON files of the reference backend. */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Content } from '../../../widgets/runtime/content/content';

export type Answer =
  | { status: 'found'; content: Content; source: string; tag: string }
  | { status: 'missing' }
  | { status: 'failed'; reason: string };

export interface ContentSource {
  /** The answer to an API path, such as `/api/faq/all`. Never rejects. */
  read(path: string): Promise<Answer>;
}

/** The answers that are there in time, in the order of their paths. */
export async function readInTime(
  source: ContentSource,
  paths: readonly string[],
  patience: number,
): Promise<(Answer | undefined)[]> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, patience, undefined);
  });
  const answers = await Promise.all(paths.map((path) => Promise.race([source.read(path), deadline])));
  clearTimeout(timer);
  return answers;
}

const found = (source: string): Answer => {
  const content: unknown = JSON.parse(source);
  if (typeof content !== 'object' || content === null) throw new Error('not an object');
  return {
    status: 'found',
    content,
    source,
    tag: createHash('sha256').update(source).digest('base64url').slice(0, 16),
  };
};

/** Only what is a plain path below /api, so that no request leads out of the content folder. */
const contentPath = /^\/api((?:\/[a-z0-9]+(?:[-_.]?[a-z0-9]+)*)+)$/i;

/** The reference backend: the file's path below the folder is the API's path. Read anew when it changes on disk. */
export function fileContent(folder: string): ContentSource {
  const known = new Map<string, { changed: number; answer: Answer }>();
  return {
    async read(path) {
      const name = contentPath.exec(path)?.[1];
      if (!name) return { status: 'missing' };
      const file = join(folder, `${name}.json`);
      const changed = await stat(file).then(
        ({ mtimeMs }) => mtimeMs,
        () => undefined,
      );
      if (changed === undefined) return { status: 'missing' };
      const before = known.get(file);
      if (before?.changed === changed) return before.answer;
      const answer = await readFile(file, 'utf8')
        .then(found)
        .catch((error: Error): Answer => ({ status: 'failed', reason: `${name.slice(1)}.json: ${error.message}` }));
      known.set(file, { changed, answer });
      return answer;
    },
  };
}

/** A block is asked for again after this long; until the answer is here, and if it fails, the last good one serves. */
const fresh = 5_000;
const deadline = 30_000;
/** Blocks kept, least recently asked for first to go: slugs come from visitors. */
const kept = 1_000;

interface Kept {
  at: number;
  answer: Answer | undefined;
  pending: Promise<Answer> | undefined;
}

/** The bank's own backend, with the last good answer of each path at hand. */
export function remoteContent(apiBase: string): ContentSource {
  const blocks = new Map<string, Kept>();
  const content = new URL(`${apiBase}/api/`).href;

  async function ask(path: string): Promise<Answer> {
    try {
      const response = await fetch(apiBase + path, {
        signal: AbortSignal.timeout(deadline),
        headers: { accept: 'application/json' },
      });
      if (response.ok) return found(await response.text());
      await response.body?.cancel();
      return response.status === 404
        ? { status: 'missing' }
        : { status: 'failed', reason: `answered ${response.status}` };
    } catch (error) {
      return { status: 'failed', reason: (error as Error).message };
    }
  }

  return {
    async read(path) {
      // Paths come from visitors. As `fetch` reads them a backslash is a slash and `..` leads upwards.
      if (!new URL(apiBase + path).href.startsWith(content)) return { status: 'missing' };
      const block = blocks.get(path) ?? { at: 0, answer: undefined, pending: undefined };
      blocks.delete(path);
      blocks.set(path, block);
      for (const oldest of blocks.keys()) {
        if (blocks.size <= kept) break;
        blocks.delete(oldest);
      }
      if (block.answer && block.answer.status !== 'failed' && Date.now() - block.at < fresh) return block.answer;
      block.pending ??= ask(path).then((answer) => {
        block.pending = undefined;
        block.at = Date.now();
        if (answer.status === 'failed')
          console.warn(JSON.stringify({ event: 'content-failed', path, reason: answer.reason }));
        if (answer.status !== 'failed' || block.answer?.status !== 'found') block.answer = answer;
        return block.answer;
      });
      return block.answer?.status === 'found' ? block.answer : block.pending;
    },
  };
}
