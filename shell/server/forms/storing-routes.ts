import type { Hono } from 'hono';
import type { LocalizedText } from '../../../widgets/runtime/language/strings';
import type { Environment } from '../http/context';
import { reportCheck } from './browser-sealed';
import {
  contactPath,
  type EndpointOptions,
  formEndpoints,
  type Handle,
  reply,
  replyWrong,
  reportPath,
} from './endpoints';
import { messages, withValues } from './messages';
import { type Fingerprint, fingerprintOf, type Outcome, type Store } from './store';
import { type Checked, checkMessage } from './validation';

export interface StoringOptions extends EndpointOptions {
  store: Store;
  takesSealed?: boolean;
}

/**
 * The two routes that store submissions: POST /api/contactus/report and POST /api/whistleblowing/report/v2.
 *
 * Answers 200 `{ msg }` once the data is stored, 422 `{ msg, errors }` for wrong values. Answers 403, 405, 409, 413, 415, 429 and
 * 503 `{ msg }`, the last two with `Retry-After`. Messages are in the language of `X-Serambi-Language` (`English` or `Indonesia`,
 * the default). A request repeated with the same `Idempotency-Key` is stored once and gets the same answer.
 */
export function storingRoutes({ store, takesSealed, ...options }: StoringOptions): Hono<Environment> {
  function handler<Values>(
    check: (body: Uint8Array) => Promise<Checked<Values>>,
    save: (values: Values, fingerprint?: Fingerprint) => Promise<Outcome>,
    received: LocalizedText,
  ): Handle {
    return async (context, { body, key }) => {
      const checked = await check(body);
      if ('refusal' in checked) return { response: replyWrong(context, checked.refusal) };
      const outcome = await save(checked.values, key ? fingerprintOf(context.req.path, key, body) : undefined);
      if (outcome.status === 'conflict') return { response: reply(context, 409, messages.otherBody) };
      const message = withValues(received, { code: outcome.name });
      return { response: reply(context, 200, message), counts: outcome.status === 'saved' ? 'new' : undefined };
    };
  }

  return formEndpoints(
    {
      [contactPath]: handler(checkMessage, store.saveMessage, messages.messageStored),
      [reportPath]: handler(reportCheck(takesSealed), store.saveReport, messages.reportReceived),
    },
    { counts: store.counts, usage: store.usage, ...options },
  );
}
