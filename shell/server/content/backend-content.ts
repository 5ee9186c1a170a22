import { LRUCache } from 'lru-cache';
import type { Widget } from '../../../widgets/runtime/element/definition';
import { readAnswer } from '../http/read-answer';
import { inTime } from '../in-time';
import { createLog, type Log } from '../log';
import { limitConcurrency } from './concurrency';
import { widgetAt } from './content-paths';
import {
  type Answer,
  type ContentSource,
  type Found,
  type Missing,
  parseContent,
  usual,
  withLists,
} from './content-source';
import type { LastGood } from './last-good';

/** After this time, in milliseconds, the next reader makes a block be requested again. */
const maxAge = 5_000;
const requestTimeout = 30_000;
/** A reader who finds a request that is older than this, in ms, begins another one beside it. */
const patience = 5_000;
/** A request whose readers have all left goes on for this long, in ms: the next ones may come soon. */
const linger = 2_000;
/** An answer that takes longer, in ms, is not waited for where an earlier process had the block. */
const late = 500;
/** Requests of one widget's content. Each has its own share, so that a path that hangs leaves the others theirs. */
const maxOpen = 16;
const maxWaiting = 64;
/** Both are needed: slugs come from visitors, so there may be many small answers and many large ones. */
const maxBlocks = 1_000;
const maxCharacters = 32 * 1024 * 1024;

type Block = Found | Missing;
type Limiter = ReturnType<typeof limitConcurrency>;

interface Options {
  apiBase: string;
  widgets: ReadonlyMap<string, Widget>;
  /** Where the last good blocks of an earlier process are. */
  lastGood?: LastGood;
  log?: Log;
}

/**
 * The bank's own backend. Only the paths of the widgets' content are requested of it. Content that was found serves readers at
 * once while it is requested again, and goes on to serve them when that fails.
 */
export function backendContent({ apiBase, widgets, lastGood, log = createLog() }: Options): ContentSource {
  const limitsOf = (path: string) => (widgets.get(widgetAt(path, widgets) ?? '')?.content?.lists ? withLists : usual);

  async function request(path: string, signal: AbortSignal): Promise<Block> {
    // A redirect may lead to any host, so none is followed.
    const response = await fetch(apiBase + path, {
      signal,
      redirect: 'error',
      headers: { accept: 'application/json' },
    });
    if (response.ok) {
      const limits = limitsOf(path);
      const source = String(await readAnswer(response, limits.size));
      const last = blocks.get(path);
      // What was made of the same text stays.
      return last?.status === 'found' && last.source === source ? last : parseContent(source, limits);
    }
    await response.body?.cancel();
    if (response.status === 404) return { status: 'missing' };
    throw new Error(`answered ${response.status}`);
  }

  const blocks = new LRUCache<string, Block>({
    max: maxBlocks,
    maxSize: maxCharacters,
    sizeCalculation: (block) => (block.status === 'found' ? block.source.length : 1),
    ttl: maxAge,
    allowStale: true,
    noDeleteOnStaleGet: true,
  });
  const asked = new Map<string, Question>();
  const limiters = new Map<string, Limiter>(
    [...widgets.keys()].map((name) => [name, limitConcurrency(maxOpen, maxWaiting)]),
  );

  function begin(path: string, limiter: Limiter): Question {
    const question = createQuestion((signal) => limiter(signal, () => request(path, signal)));
    const start = performance.now();
    const facts = () => ({ path, widget: widgetAt(path, widgets), ms: Math.round(performance.now() - start) });
    asked.set(path, question);
    /** Content may have changed since the question was asked, where another one has taken its place. */
    const isOutdated = () => asked.get(path) !== question;
    const settle = (block: Block | undefined) => {
      asked.delete(path);
      if (block) blocks.set(path, block);
    };
    const keep = (block: Block) => {
      if (isOutdated()) return;
      const isNew = blocks.get(path) !== block;
      settle(block);
      log.info('content', { ...facts(), shown: 'new' });
      if (block.status === 'missing') void lastGood?.remove(path);
      else if (isNew) void lastGood?.write(path, block.source);
    };
    question.answer.then(keep, (error: Error) => {
      const reason = error.cause instanceof Error ? error.cause.message : error.message;
      if (isOutdated()) return;
      const last = blocks.get(path);
      log.warn('content', { ...facts(), shown: last?.status === 'found' ? 'last good' : 'none', reason });
      settle(last?.status === 'found' ? last : undefined);
    });
    return question;
  }

  /** The block that an earlier process had, if it is still in order. It serves readers until the backend answers. */
  async function earlier(path: string): Promise<Block | undefined> {
    const source = await lastGood?.read(path);
    if (source === undefined) return undefined;
    try {
      const block = await parseContent(source, limitsOf(path));
      // Of no age: the next reader makes it be requested again.
      if (!blocks.has(path)) blocks.set(path, block, { ttl: 1 });
      return blocks.get(path);
    } catch {
      return undefined;
    }
  }

  return {
    async read(path, signal) {
      const limiter = limiters.get(widgetAt(path, widgets) ?? '');
      if (!limiter) return { status: 'missing' };
      const last = blocks.get(path);
      if (last && blocks.getRemainingTTL(path) > 0) return last;
      const question = asked.get(path) ?? begin(path, limiter);
      question.ask();
      if (last?.status === 'found') return last;
      const answer: Promise<Answer> = question
        .wait(signal)
        .catch(async (error: Error) => (await earlier(path)) ?? { status: 'failed', reason: error.message });
      return lastGood ? inTime(answer, late).catch(async () => (await earlier(path)) ?? answer) : answer;
    },

    async renew() {
      const answers: Promise<unknown>[] = [];
      const begun = new Map<Limiter, number>();
      // Those that were read last come first. No more than are asked at the same time; the others are asked for when they are read.
      for (const path of [...blocks.keys()]) {
        const limiter = limiters.get(widgetAt(path, widgets) ?? '');
        const count = limiter ? (begun.get(limiter) ?? 0) : maxOpen;
        if (!limiter || count >= maxOpen) {
          blocks.delete(path);
          continue;
        }
        begun.set(limiter, count + 1);
        const question = begin(path, limiter);
        question.ask();
        answers.push(question.answer);
      }
      await Promise.allSettled(answers);
    },
  };
}

interface Question {
  /** Of the request that succeeds first; rejects once all have failed. */
  answer: Promise<Block>;
  /** Sends a request unless one has been sent lately. */
  ask(): void;
  /** The answer for a reader, who leaves when `signal` is aborted. Without readers the question is given up. */
  wait(signal: AbortSignal | undefined): Promise<Block>;
}

/**
 * One block that is asked for. There are at most two requests for it: the oldest, since the backend may only be slow, and a new
 * one, since the oldest may never be answered.
 */
function createQuestion(request: (signal: AbortSignal) => Promise<Block>): Question {
  const open: { since: number; controller: AbortController }[] = [];
  let readers = 0;
  let settled = { resolve: (_: Block) => {}, reject: (_: Error) => {} };
  const answer = new Promise<Block>((resolve, reject) => {
    settled = { resolve, reject };
  });
  const giveUp = (reason: string) => {
    for (const { controller } of open.slice()) controller.abort(new Error(reason));
  };

  function ask() {
    const newest = open.at(-1);
    if (newest && performance.now() - newest.since < patience) return;
    if (open.length > 1) open.pop()?.controller.abort(new Error('it was asked again'));
    const own = { since: performance.now(), controller: new AbortController() };
    open.push(own);
    const timer = setTimeout(() => own.controller.abort(new Error('did not answer in time')), requestTimeout);
    request(own.controller.signal)
      .then(
        (block) => {
          settled.resolve(block);
          giveUp('it is answered');
        },
        (error: Error) => {
          if (open.includes(own)) open.splice(open.indexOf(own), 1);
          if (!open.length) settled.reject(error);
        },
      )
      .finally(() => clearTimeout(timer));
  }

  async function wait(signal?: AbortSignal): Promise<Block> {
    signal?.throwIfAborted();
    readers += 1;
    const left = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(new Error('the reader has left')));
    });
    try {
      return await Promise.race([answer, left]);
    } finally {
      readers -= 1;
      if (!readers && signal?.aborted) setTimeout(() => readers || giveUp('nobody waits for it'), linger).unref();
    }
  }

  return { answer, ask, wait };
}
