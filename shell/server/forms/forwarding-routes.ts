import type { Hono } from 'hono';
import type { ContentfulStatusCode, StatusCode } from 'hono/utils/http-status';
import { readAnswer } from '../http/read-answer';
import { createLog } from '../log';
import { reportCheck } from './browser-sealed';
import type { Seal } from './encryption';
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
import { createQueue, processedTogether } from './queue';

export interface ForwardingOptions extends EndpointOptions {
  /** Base address of the bank's own backend. */
  apiBase: string;
  /** Milliseconds after which a request to the backend is given up; the specification's 30 s. */
  timeout?: number;
  /** Encrypts reports before they are forwarded. */
  seal?: Seal | undefined;
  /** Takes reports that the browser has sealed, too. */
  takesSealed?: boolean;
}

/** Longest answer that is forwarded, in bytes. It holds one sentence. */
const maxAnswerSize = 64 * 1024;

/**
 * The two routes in front of the bank's own backend. JSON and answers are forwarded unchanged, but for error pages; nothing is stored.
 *
 * With `seal` a report is checked here and forwarded as `{ sealed }`: an age file in base64, with the report as JSON in it.
 */
export function forwardingRoutes({
  apiBase,
  timeout = 30_000,
  seal,
  takesSealed,
  ...options
}: ForwardingOptions): Hono<Environment> {
  const { log = createLog() } = options;

  const forward: Handle = async (context, { body, key }, language) => {
    const headers = {
      'Content-Type': 'application/json',
      [languageHeader]: language,
      ...(key !== undefined && { [keyHeader]: key }),
    };
    const signal = AbortSignal.timeout(timeout);
    try {
      const url = apiBase + context.req.path;
      const answer = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' });
      const { status } = answer;
      const retryAfter = answer.headers.get('Retry-After');
      const type = answer.headers.get('Content-Type');
      if (retryAfter) context.header('Retry-After', retryAfter);
      // An error page may tell of what is behind the site: names of hosts, a trace.
      if (status >= 500 || (!answer.ok && !type?.includes('json'))) {
        await answer.body?.cancel();
        log.error('forward-failed', { id: context.get('requestId'), path: context.req.path, status });
        return { response: reply(context, status as ContentfulStatusCode, messages.failed), isNew: false };
      }
      const content = await readAnswer(answer, maxAnswerSize);
      if (type) context.header('Content-Type', type);
      const response = context.newResponse(content.byteLength ? content : null, status as StatusCode);
      return { response, isNew: answer.ok };
    } catch {
      const isLate = signal.aborted;
      const error = isLate ? 'timeout' : 'unreachable';
      log.error('forward-failed', { id: context.get('requestId'), path: context.req.path, error });
      const response = isLate ? reply(context, 504, messages.noAnswer) : reply(context, 502, messages.failed);
      // The backend may have stored what it did not answer in time, so that counts.
      return { response, isNew: isLate };
    }
  };

  function sealAndForward(seal: Seal): Handle {
    const check = reportCheck(takesSealed);
    const inTurn = createQueue(processedTogether);
    return async (context, { body, key }, language) => {
      const processed = await inTurn(async () => {
        const checked = await check(body, language, context.get('labels'));
        if ('refusal' in checked) return checked;
        const { values } = checked;
        const file = 'sealed' in values ? values.sealed : await seal(JSON.stringify(values));
        const sealed = Buffer.from(file).toString('base64');
        return { body: Buffer.from(JSON.stringify({ sealed })), key };
      }, body.length);
      if ('refusal' in processed) return { response: context.json(processed.refusal, 422), isNew: false };
      return forward(context, processed, language);
    };
  }

  return formEndpoints({ [contactPath]: forward, [reportPath]: seal ? sealAndForward(seal) : forward }, options);
}
