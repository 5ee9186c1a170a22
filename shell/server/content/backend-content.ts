import { LRUCache } from 'lru-cache';
import { inTime } from '../core/in-time';
import { mapDefined } from '../core/map-values';
import { createQueue } from '../core/queue';
import { tagOf } from '../http/etag';
import { followRedirects } from '../http/follow-redirects';
import { readAnswer } from '../http/read-answer';
import type { BackendKey } from './backend-key';
import type { BackendMap } from './backend-map';
import { type Answer, type ContentSource, type Found, type Missing, wholeOf } from './content-source';
import type { FolderContent, SourceOptions } from './file-content';
import type { LastGood } from './last-good';
import { type ContentPath, contentAt } from './paths';
import { jsonOf, maxSizeOf, parse, prepare } from './prepare';
import { failureOf, summaryOf } from './problems';
import { createSharedRequest, type SharedRequest } from './shared-request';

/** In ms; an older block is requested again, unless the backend states another age. */
const maxAge = 5_000;
const longestAge = 300_000;
/** In ms; after it readers get the block of an earlier process, if there is one. */
const late = 500;
/** Open requests for one path pattern, so that one that hangs leaves room for others. */
const maxOpen = 16;
const maxWaiting = 64;
/** Open requests in all: two patterns that hang leave a third for others. */
const maxOpenInAll = 48;
/** Slugs come from visitors, so both number and size need a limit. */
const maxBlocks = 1_000;
const maxCharacters = 32 * 1024 * 1024;
const failureAge = 600_000;
const maxNotes = 20;

const missing: Missing = { status: 'missing' };
type Queue = ReturnType<typeof createQueue>;

interface Kept {
  block: Found | Missing;
  /** The answer that the block was made of. Undefined for a damaged block, and for one of an earlier process. */
  origin?: Origin;
}

interface Origin {
  /** Hash of the other sources. If it changes, the text is parsed again. */
  basis: string;
  /** Hash of the text. */
  sent: string;
  validators: Record<string, string>;
  until: number;
}

interface Answered extends Kept {
  source?: string;
  reason?: string;
}

const isWhole = (kept: Kept | undefined): boolean => wholeOf(kept?.block) !== undefined;

interface Options extends Pick<SourceOptions, 'widgets' | 'isSecure' | 'report' | 'log'> {
  apiBase: string;
  folder?: FolderContent | undefined;
  map?: BackendMap | undefined;
  key: BackendKey;
  lastGood?: LastGood;
}

/** Follows redirects only within the origin: another one would get the bank's key. */
export function request(
  address: string,
  signal: AbortSignal,
  given: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const headers = { accept: 'application/json', ...given };
  // By default `fetch` adds `Cache-Control: no-cache` to conditional requests, and many frameworks then send everything.
  const send = (url: URL) => fetch(url, { signal, redirect: 'manual', cache: 'no-cache', headers });
  return followRedirects(address, send, (next, from) => next.origin === from.origin);
}

function ageOf({ headers }: Response): number {
  const directives = (headers.get('Cache-Control') ?? '')
    .toLowerCase()
    .split(',')
    .map((each) => each.trim());
  if (directives.includes('no-store') || directives.includes('no-cache')) return maxAge;
  const stated = (name: string) => directives.find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1);
  const given = Number((stated('s-maxage') ?? stated('max-age') ?? '0').replaceAll('"', ''));
  const age = (given - (Number(headers.get('Age')) || 0)) * 1_000;
  return Number.isNaN(age) ? maxAge : Math.min(Math.max(age, maxAge), longestAge);
}

const validators = { 'If-None-Match': 'ETag', 'If-Modified-Since': 'Last-Modified' };
const longestValidator = 1_000;

const validatorsOf = ({ headers }: Response) =>
  mapDefined(validators, (name) => {
    const value = headers.get(name);
    return value && value.length <= longestValidator ? value : undefined;
  });

/** Requests only the widgets' paths. Readers get the last good block during a request and after a failure or damaged answer. */
export function backendContent(options: Options): ContentSource {
  const { apiBase, key, widgets, folder, map, lastGood, isSecure, report, log } = options;
  const blocks = new LRUCache<string, Kept>({
    max: maxBlocks,
    maxSize: maxCharacters,
    sizeCalculation: ({ block }) => (block.status === 'found' ? block.json.length : 1),
    ttl: maxAge,
    allowStale: true,
    noDeleteOnStaleGet: true,
  });
  const failures = new LRUCache<string, string>({ max: maxBlocks, ttl: failureAge });
  const openRequests = new Map<string, SharedRequest<Answered>>();
  const queues = new Map<string, Queue>();
  const queueOfAll = createQueue(maxOpenInAll);

  function queueOf({ pattern }: ContentPath): Queue {
    const queue = queues.get(pattern) ?? createQueue(maxOpen, maxWaiting);
    queues.set(pattern, queue);
    return queue;
  }

  const basisOf = async (path: ContentPath) => `${(await folder?.given(path))?.tag} ${await map?.version()}`;

  async function make(path: ContentPath, source: string): Promise<Found> {
    const rest = await folder?.given(path);
    const given = await parse(source, maxSizeOf(path));
    const block = await prepare(path, given, { rest: rest?.given, noted: rest?.noted, isSecure });
    report(path, block.problems);
    return block;
  }

  async function madeOf(path: ContentPath, sent: string) {
    const size = maxSizeOf(path);
    try {
      const source = map ? await map.apply(path, await jsonOf(sent, size), size) : sent;
      return { block: await make(path, source), source };
    } catch (error) {
      report(path, failureOf(error));
      throw error;
    }
  }

  /** The last complete block, possibly of an earlier process. */
  async function lastWhole(path: ContentPath): Promise<Kept | undefined> {
    const last = blocks.get(path.path);
    const kept = isWhole(last) ? last : await earlier(path);
    return isWhole(kept) ? kept : undefined;
  }

  async function fetchBlock(path: ContentPath, signal: AbortSignal): Promise<Answered> {
    const basis = await basisOf(path);
    const last = blocks.get(path.path);
    const origin = last?.origin?.basis === basis ? last.origin : undefined;
    const response = await request(apiBase + path.path, signal, { ...key.headers, ...origin?.validators });
    if (path.path === path.pattern) key.answered(path.path, response.status);
    const until = performance.now() + ageOf(response);
    if (response.ok) {
      const text = String(await readAnswer(response, maxSizeOf(path)));
      const next = { basis, sent: tagOf(text), validators: validatorsOf(response), until };
      if (last && origin?.sent === next.sent) return { ...last, origin: next };
      const { source, ...made } = await madeOf(path, text);
      if (!made.block.isDamaged) return { ...made, origin: next, source };
      return { ...((await lastWhole(path)) ?? made), reason: `damaged: ${summaryOf(made.block.problems)}` };
    }
    await response.body?.cancel();
    if (response.status === 404) return { block: missing };
    if (response.status === 304) {
      const unchanged = last && origin ? { ...last, origin: { ...origin, until } } : await lastWhole(path);
      if (unchanged) return unchanged;
    }
    throw new Error(`answered ${response.status}`);
  }

  function begin(content: ContentPath): SharedRequest<Answered> {
    const { path, pattern } = content;
    const shared = createSharedRequest((signal) =>
      queueOf(content)(() => queueOfAll(() => fetchBlock(content, signal), 1, signal), 1, signal),
    );
    const start = performance.now();
    const facts = () => ({ path, pattern, ms: Math.round(performance.now() - start) });
    openRequests.set(path, shared);
    /** A newer request replaced this one, because the content may have changed. */
    const isOutdated = () => openRequests.get(path) !== shared;
    const settle = (kept: Kept | undefined) => {
      openRequests.delete(path);
      if (kept) blocks.set(path, kept);
    };
    const fail = (shown: string, reason: string) => {
      const level = failures.get(path) === reason ? 'info' : 'warn';
      failures.set(path, reason);
      log[level]('content', { ...facts(), shown, reason });
    };
    const keep = ({ source, reason, ...kept }: Answered) => {
      if (isOutdated()) return;
      const { block } = kept;
      const isNew = blocks.get(path)?.block !== block;
      settle(kept);
      if (reason) fail(wholeOf(block) ? 'last good' : 'damaged', reason);
      else {
        failures.delete(path);
        log.info('content', { ...facts(), shown: block === missing ? 'none' : isNew ? 'new' : 'unchanged' });
      }
      if (block === missing) void lastGood?.remove(path);
      else if (isNew && source !== undefined) void lastGood?.write(path, source);
    };
    shared.answer.then(keep, (error: Error) => {
      const reason = error.cause instanceof Error ? error.cause.message : error.message;
      if (isOutdated()) return;
      const last = blocks.get(path);
      const isShown = last?.block.status === 'found';
      fail(isShown ? 'last good' : 'none', reason);
      settle(isShown ? last : undefined);
    });
    return shared;
  }

  const lasts = async (path: ContentPath, { origin }: Kept): Promise<boolean> =>
    origin !== undefined && origin.until > performance.now() && origin.basis === (await basisOf(path));

  async function earlier(path: ContentPath): Promise<Kept | undefined> {
    const source = await lastGood?.read(path.path);
    if (source === undefined) return undefined;
    try {
      const kept: Kept = { block: await make(path, source) };
      // Expires immediately, so that the next reader causes a request.
      if (!blocks.has(path.path)) blocks.set(path.path, kept, { ttl: 1 });
      return kept;
    } catch {
      return undefined;
    }
  }

  return {
    async read(address, signal) {
      const path = contentAt(address, widgets);
      if (!path) return missing;
      const last = blocks.get(path.path);
      if (last && (blocks.getRemainingTTL(path.path) > 0 || (await lasts(path, last)))) return last.block;
      const shared = openRequests.get(path.path) ?? begin(path);
      shared.send();
      if (last?.block.status === 'found') return last.block;
      const answer: Promise<Answer> = shared
        .wait(signal)
        .then(({ block }) => block)
        .catch(async (error: Error) => (await earlier(path))?.block ?? { status: 'failed', reason: error.message });
      return lastGood ? inTime(answer, late).catch(async () => (await earlier(path))?.block ?? answer) : answer;
    },

    async renew(only) {
      const answers: Promise<unknown>[] = [];
      const begun = new Map<string, number>();
      // Renews the most recently read ones, as many as may be open; the others on their next read.
      for (const each of only === undefined ? [...blocks.keys()] : [only]) {
        const path = contentAt(each, widgets);
        const count = path ? (begun.get(path.pattern) ?? 0) : maxOpen;
        if (!path || count >= maxOpen) {
          blocks.delete(each);
          continue;
        }
        begun.set(path.pattern, count + 1);
        const shared = begin(path);
        shared.send();
        answers.push(shared.answer);
      }
      await Promise.allSettled(answers);
    },

    async notes() {
      const lines = [...failures.entries()].map(([path, reason]) => `${path}: ${reason}`);
      const more = lines.length > maxNotes ? [`${lines.length - maxNotes} more paths`] : [];
      return { backend: [...key.notes(), ...lines.slice(0, maxNotes), ...more] };
    },
  };
}
