import type { Hono } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import { readAnswer } from '../http/read-answer';
import {
  contactPath,
  type EndpointOptions,
  type Environment,
  formEndpoints,
  type Handle,
  keyHeader,
  languageHeader,
  reply,
  reportPath,
} from './endpoints';
import * as messages from './messages';

export interface ForwardingOptions extends EndpointOptions {
  /** Base address of the bank's own backend. */
  apiBase: string;
  /** Milliseconds after which a request to the backend is given up; the specification's 30 s. */
  timeout?: number;
}

const requestHeaders = ['Content-Type', keyHeader, languageHeader];
const answerHeaders = ['Content-Type', 'Retry-After'];
/** Longest answer that is forwarded, in bytes. It holds one sentence. */
const maxAnswerSize = 64 * 1024;

/** The two routes in front of the bank's own backend. Bodies and answers are forwarded unchanged; nothing is stored. */
export function forwardingRoutes({ apiBase, timeout = 30_000, ...options }: ForwardingOptions): Hono<Environment> {
  const handle: Handle = async (context, body) => {
    const headers = new Headers();
    for (const name of requestHeaders) {
      const value = context.req.header(name);
      if (value !== undefined) headers.set(name, value);
    }
    const signal = AbortSignal.timeout(timeout);
    try {
      const url = apiBase + context.req.path;
      const answer = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' });
      const content = await readAnswer(answer, maxAnswerSize);
      for (const name of answerHeaders) {
        const value = answer.headers.get(name);
        if (value) context.header(name, value);
      }
      const response = context.newResponse(content.byteLength ? content : null, answer.status as StatusCode);
      return { response, isNew: answer.ok };
    } catch {
      const isLate = signal.aborted;
      console.error(
        JSON.stringify({ event: 'forward-failed', path: context.req.path, error: isLate ? 'timeout' : 'unreachable' }),
      );
      const response = isLate ? reply(context, 504, messages.noAnswer) : reply(context, 502, messages.failed);
      // The backend may have stored what it did not answer in time, so that counts.
      return { response, isNew: isLate };
    }
  };
  return formEndpoints({ [contactPath]: handle, [reportPath]: handle }, options);
}
