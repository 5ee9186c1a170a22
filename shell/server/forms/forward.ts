import type { Hono } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import {
  contactPath,
  type Environment,
  type GuardOptions,
  guarded,
  type Handle,
  keyHeader,
  languageHeader,
  reportPath,
  say,
} from './endpoints';
import * as messages from './messages';

export interface ForwardOptions extends GuardOptions {
  /** Base address of the bank's own backend. */
  apiBase: string;
  /** Milliseconds until a backend that does not answer is given up; the specification's 30 s. */
  timeout?: number;
}

const passedOn = ['Content-Type', keyHeader, languageHeader];
/** Largest answer that is passed on, in bytes. It holds one sentence. */
const longestAnswer = 64 * 1024;

/** The two routes in front of the bank's own backend: bodies and answers go through as they are, nothing is kept. */
export function forwardSubmissions({ apiBase, timeout = 30_000, ...options }: ForwardOptions): Hono<Environment> {
  const handle: Handle = async (context, body) => {
    const headers = new Headers();
    for (const name of passedOn) {
      const value = context.req.header(name);
      if (value !== undefined) headers.set(name, value);
    }
    const signal = AbortSignal.timeout(timeout);
    try {
      const url = apiBase + context.req.path;
      const answer = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' });
      const content = await answer.arrayBuffer();
      if (content.byteLength > longestAnswer) throw new Error('answer too long');
      const type = answer.headers.get('Content-Type');
      if (type) context.header('Content-Type', type);
      const retry = answer.headers.get('Retry-After');
      if (retry) context.header('Retry-After', retry);
      const response = context.newResponse(content.byteLength ? content : null, answer.status as StatusCode);
      return { response, isKept: answer.ok };
    } catch {
      const isLate = signal.aborted;
      console.error(
        JSON.stringify({ event: 'forward-failed', path: context.req.path, error: isLate ? 'timeout' : 'unreachable' }),
      );
      // It may have been kept all the same, so it counts.
      const response = isLate ? say(context, 504, messages.noAnswer) : say(context, 502, messages.failed);
      return { response, isKept: isLate };
    }
  };
  return guarded({ [contactPath]: handle, [reportPath]: handle }, options);
}
