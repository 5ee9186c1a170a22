import redaxios from 'redaxios';
import { retrying } from '../core/retrying';
import { slowestUpload } from './upload';

/** `status` is undefined if there was no answer. */
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

interface RequestOptions {
  method?: 'get' | 'post';
  data?: string | undefined;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
}

/**
 * One request with a deadline of 30 s plus the time for its body. Rejects with {@link RequestError}, or with the signal's reason.
 * The package redaxios has no `signal` or `timeout` and rejects with a bare response. So it gets a `fetch` that has both. It copies
 * headers with `for…in`, also a page's additions to `Object.prototype`; the `fetch` uses the original headers.
 */
export async function request(url: string, { signal, ...options }: RequestOptions = {}): Promise<unknown> {
  const deadline = new AbortController();
  const uploadTime = ((options.data ?? '').length / slowestUpload) * 1_000;
  const timer = setTimeout(() => deadline.abort(), requestTimeout + uploadTime);
  try {
    const { headers = {} } = options;
    const fetchUntilDeadline: typeof window.fetch = (input, init) =>
      fetch(input, { ...init, headers, signal: AbortSignal.any([deadline.signal, ...(signal ? [signal] : [])]) });
    const { data } = await redaxios({ url, ...options, fetch: fetchUntilDeadline });
    // redaxios resolves a broken answer with `undefined`, an empty one with ''.
    if (data === undefined) throw new TypeError('The answer broke off');
    return data;
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    const { name, status, data } = cause as { name?: string; status?: number; data?: unknown };
    if (status) throw new RequestError(`${url} answered ${status}`, status, data);
    // 408 is not retried: the visitor has already waited 30 s.
    throw deadline.signal.aborted || name === 'TimeoutError'
      ? new RequestError(`${url} did not answer in time`, 408)
      : new RequestError(`${url} cannot be reached`);
  } finally {
    clearTimeout(timer);
  }
}

/** Requests an object; tries again after temporary failures. */
export const requestWithRetries = (url: string, signal?: AbortSignal): Promise<object> =>
  retrying(async () => {
    // After an abort the tries that are left send nothing.
    signal?.throwIfAborted();
    const answer = await request(url, { signal });
    if (typeof answer === 'object' && answer !== null) return answer;
    throw new RequestError(`${url} did not answer with an object`, 200);
  }, [500, 2_000]);
