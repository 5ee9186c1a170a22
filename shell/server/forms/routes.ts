import type { Hono } from 'hono';
import {
  contactPath,
  type Environment,
  type GuardOptions,
  guarded,
  type Handled,
  keyHeader,
  largeBody,
  reportPath,
  say,
} from './endpoints';
import { messageReceived, otherBody, reportReceived } from './messages';
import { createQueue } from './rate-limit';
import { type Outcome, requestMark, type Store } from './store';
import { checkMessage, checkReport } from './validation';

export { type Environment, type GuardOptions, type Limits, submissionPaths } from './endpoints';
export { type ForwardOptions, forwardSubmissions } from './forward';

export interface SubmissionOptions extends GuardOptions {
  store: Store;
}

/**
 * The two routes that keep what the forms send: POST /api/contactus/report and POST /api/whistleblowing/report/v2.
 *
 * Answers 200 `{ msg }` once it is kept; 422 `{ msg, errors }`, 403, 405, 409, 413, 415, 429 and 503 `{ msg }`, the latter
 * two with `Retry-After`. Messages are in the language of the header `X-Serambi-Language` (`English` or `Indonesia`,
 * the default). A request repeated with the same `Idempotency-Key` is kept once and answered the same.
 */
export function submissions({ store, ...options }: SubmissionOptions): Hono<Environment> {
  // Checking and encrypting a large report takes many times its size in memory.
  const oneByOne = createQueue();

  return guarded(
    {
      async [contactPath](context, body, language) {
        const checked = checkMessage(body, language);
        if ('refusal' in checked) return { response: context.json(checked.refusal, 422), isKept: false };
        const outcome = await store.keepMessage(
          checked.values,
          markOf(context.req.header(keyHeader), contactPath, body),
        );
        return answer(
          outcome,
          () => say(context, 200, messageReceived),
          () => say(context, 409, otherBody),
        );
      },
      [reportPath](context, body, language) {
        const keep = async (): Promise<Handled> => {
          const checked = checkReport(body, language);
          if ('refusal' in checked) return { response: context.json(checked.refusal, 422), isKept: false };
          const outcome = await store.keepReport(
            checked.values,
            markOf(context.req.header(keyHeader), reportPath, body),
          );
          return answer(
            outcome,
            (caseCode) => say(context, 200, reportReceived(caseCode)),
            () => say(context, 409, otherBody),
          );
        };
        return body.length > largeBody ? oneByOne(keep) : keep();
      },
    },
    options,
  );
}

const markOf = (key: string | undefined, path: string, body: Uint8Array) =>
  key ? requestMark(path, key, body) : undefined;

function answer(outcome: Outcome, received: (caseCode: string) => Response, refused: () => Response): Handled {
  if (outcome.status === 'conflict') return { response: refused(), isKept: false };
  return { response: received(outcome.caseCode ?? ''), isKept: outcome.status === 'kept' };
}
