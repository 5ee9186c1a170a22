import redaxios from 'redaxios';
import type { Content } from './content';
import { takeEarly } from './early-request';

/** A request that failed for good. `status` is missing when no answer came at all. */
export class RequestError extends Error {
  override name = 'RequestError';
  constructor(
    message: string,
    readonly status?: number,
    readonly data?: unknown,
  ) {
    super(message);
  }
}

const requestTimeout = 30_000;
/** Pauses before the second and third try of a content request. */
const retryDelays = [500, 2_000];

type Params = Record<string, string | number | boolean | null | undefined>;

/** Defined, non-null parameters, URL-encoded and joined with `&`. */
export const queryString = (params: Params): string =>
  Object.entries(params)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
    .join('&');

interface RequestOptions {
  method?: 'get' | 'post';
  data?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
}

/**
 * One request with the 30 s deadline. Rejects with {@link RequestError}, or with the signal's reason when aborted.
 * redaxios knows neither `signal` nor `timeout` and rejects with a bare response, hence the `fetch` of our own.
 */
export async function request(url: string, { signal, ...options }: RequestOptions = {}): Promise<unknown> {
  const deadline = new AbortController();
  const abort = () => deadline.abort(signal?.reason);
  const timer = setTimeout(() => deadline.abort(), requestTimeout);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  try {
    const fetchUntilDeadline: typeof window.fetch = (input, init) =>
      takeEarly(url, deadline.signal) ?? fetch(input, { ...init, signal: deadline.signal });
    const { data } = await redaxios({ url, ...options, fetch: fetchUntilDeadline });
    // redaxios says nothing of an answer that broke off: its text is then missing, where an empty one is ''.
    if (data === undefined) throw new TypeError('The answer broke off');
    return data;
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    const { status, data } = cause as { status?: number; data?: unknown };
    if (status) throw new RequestError(`${url} answered ${status}`, status, data);
    // A request that ran into its deadline is not tried again: 30 s are more than enough of a visitor's time.
    throw deadline.signal.aborted
      ? new RequestError(`${url} did not answer in time`, 408)
      : new RequestError(`${url} cannot be reached`);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

const passes = (status: number | undefined) => status === undefined || status === 429 || status >= 500;

const pause = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/** An object, such as a content block: asked for again after a pause where that may help. */
export async function requestPatiently(url: string, signal?: AbortSignal): Promise<object> {
  for (let attempt = 0; ; attempt++) {
    try {
      const answer = await request(url, { signal });
      if (typeof answer === 'object' && answer !== null) return answer;
      throw new RequestError(`${url} did not answer with an object`, 200);
    } catch (error) {
      const delay = retryDelays[attempt];
      if (delay === undefined || !(error instanceof RequestError) || !passes(error.status)) throw error;
      await pause(delay, signal);
    }
  }
}

interface Entry {
  content: Promise<Content>;
  users: number;
  controller: AbortController;
}

/** Requests under way or in use, shared by all bundles of the page; the number is the version of this shape. */
const scope = globalThis as unknown as Record<symbol, Map<string, Entry> | undefined>;
const key = Symbol.for('serambi.requests.1');
scope[key] ??= new Map();
const requests: Map<string, Entry> = scope[key];

export interface Joined {
  content: Promise<Content>;
  /** Leaves. The last one to do so ends the request; nobody else joins one that is `spoiled`, its answer no good. */
  release(spoiled?: boolean): void;
}

/** Starts, or joins, the request for a block. */
export function joinRequest(url: string): Joined {
  let entry = requests.get(url);
  if (!entry) {
    const controller = new AbortController();
    entry = { content: requestPatiently(url, controller.signal), users: 0, controller };
    // A failure is forgotten, so that the next one who needs the block asks again.
    entry.content.catch(() => requests.get(url) === entry && requests.delete(url));
    requests.set(url, entry);
  }
  const used = entry;
  used.users++;
  let released = false;
  return {
    content: used.content,
    release(spoiled) {
      if (released) return;
      released = true;
      used.users--;
      if (requests.get(url) === used && (spoiled || used.users === 0)) requests.delete(url);
      if (used.users > 0) return;
      used.controller.abort(new DOMException('No widget needs it any more', 'AbortError'));
    },
  };
}
