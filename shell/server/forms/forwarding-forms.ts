import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { attempt } from '../../../widgets/runtime/core/attempt';
import { isObject } from '../../../widgets/runtime/core/is-object';
import type { LocalizedText } from '../../../widgets/runtime/language/strings';
import { errorsIn, messageIn, statusIn } from '../../../widgets/runtime/ui/form.answer';
import { type BackendKey, backendKey } from '../content/backend-key';
import { createLog } from '../core/log';
import { readAnswer, TooLarge } from '../http/read-answer';
import { reportCheck } from './browser-sealed';
import type { Seal } from './encryption';
import { keyHeader, languageHeader } from './endpoints';
import { messages } from './messages';
import { answerTo, answerWrong, createForms, type Forms, type Handle, reportPath, type SubmitOptions } from './submit';

export interface ForwardingOptions extends SubmitOptions {
  apiBase: string;
  key?: BackendKey;
  timeout?: number;
  seal?: Seal | undefined;
  takesSealed?: boolean;
}

/** The backend sees only this server's address, so it cannot limit clients itself. */
const refusals = { count: 300, spread: 300, window: 600_000 };
const maxAnswerSize = 64 * 1024;

type Outcome =
  | 'taken'
  | 'refused'
  | 'unauthorized'
  | 'redirect'
  | 'error'
  | 'own-status'
  | 'empty'
  | 'not-json'
  | 'too-large'
  | 'timeout'
  | 'unreachable';

interface BackendAnswer {
  outcome: Outcome;
  status: number;
  said?: unknown;
  retryAfter?: string;
}

/** Browsers take it from a proxy only, and show their own page. */
const proxyPassword = 407;

function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return 'taken';
  if (status >= 300 && status < 400) return 'redirect';
  if (status === 401 || status === 403) return 'unauthorized';
  return status >= 400 && status < 500 && status !== proxyPassword ? 'refused' : 'error';
}

const isAnswered = (outcome: Outcome) => outcome === 'taken' || outcome === 'refused';

async function read(answer: Response): Promise<BackendAnswer> {
  const { status } = answer;
  const outcome = outcomeOf(status);
  if (!isAnswered(outcome)) {
    await answer.body?.cancel();
    return { outcome, status };
  }
  const text = new TextDecoder().decode(await readAnswer(answer, maxAnswerSize));
  if (!text.trim()) return { outcome: 'empty', status };
  const said = attempt<unknown>(() => JSON.parse(text));
  if (!isObject(said)) return { outcome: 'not-json', status };
  const own = statusIn(said, status);
  const told = outcomeOf(own);
  return isAnswered(told) ? { outcome: told, status: own, said } : { outcome: 'own-status', status };
}

/** Seconds or a date. */
const retryTime = /^(?:\d{1,5}|\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT)$/;

/**
 * Forwards both forms to the bank's backend. Visitors get only its message and field errors: an error page may name internal hosts. With
 * `seal` a report is checked here and forwarded as `{ sealed }`, an age file in base64.
 */
export function forwardingForms({
  apiBase,
  timeout = 30_000,
  seal,
  takesSealed,
  ...options
}: ForwardingOptions): Forms {
  const { log = createLog() } = options;
  const { key: backend = backendKey(undefined, log) } = options;

  async function send(path: string, body: BodyInit, given: Record<string, string>): Promise<BackendAnswer> {
    const headers = { 'Content-Type': 'application/json', ...given, ...backend.headers };
    const signal = AbortSignal.timeout(timeout);
    try {
      const answer = await fetch(apiBase + path, { method: 'POST', headers, body, signal, redirect: 'manual' });
      // Firewalls answer 403 to some words.
      // Without the path, which would tell of a report.
      if (answer.status !== 403) backend.answered('the forms', answer.status);
      const retryAfter = answer.headers.get('Retry-After') ?? '';
      return { ...(await read(answer)), ...(retryTime.test(retryAfter) && { retryAfter }) };
    } catch (error) {
      if (signal.aborted) return { outcome: 'timeout', status: 504 };
      return { outcome: error instanceof TooLarge ? 'too-large' : 'unreachable', status: 502 };
    }
  }

  const forward =
    (received: LocalizedText): Handle =>
    async ({ path, body, key }, sender) =>
    async () => {
      const { outcome, status, said, retryAfter } = await send(path, body, {
        [languageHeader]: sender.language,
        ...(key !== undefined && { [keyHeader]: key }),
      });
      // Reports do not appear in logs and metrics; failures appear without the form's name.
      const isLogged = path !== reportPath;
      const facts = { id: sender.requestId, outcome, status };
      const msg = messageIn(said);
      const own = msg && { msg };
      if (!isAnswered(outcome)) log.error('forward-failed', facts);
      else if (isLogged) log.info('forwarded', facts);
      if (outcome === 'taken') return { ...answerTo(sender, [200, received, retryAfter]), ...own, counts: 'new' };
      if (outcome === 'refused') {
        const refused = answerTo(sender, [status as ContentfulStatusCode, messages.failed, retryAfter]);
        const errors = errorsIn(said);
        const [first = refused.msg] = Object.values(errors);
        return { ...refused, msg: msg || first, isBackends: msg !== '', errors, counts: 'refused' };
      }
      const isLate = outcome === 'timeout';
      const shown = status >= 400 && status <= 599 && status !== proxyPassword ? (status as ContentfulStatusCode) : 502;
      const failed = answerTo(sender, [shown, isLate ? messages.noAnswer : messages.failed, retryAfter]);
      // The backend may have stored a late one.
      return { ...failed, counts: isLate ? 'new' : 'refused' };
    };

  const forwardReport = forward(messages.reportTaken);
  function sealAndForward(seal: Seal): Handle {
    const check = reportCheck(takesSealed);
    return async ({ path, body, key }, sender) => {
      const checked = await check(body);
      if ('refusal' in checked) return answerWrong(sender, checked.refusal);
      const { values } = checked;
      const file = 'sealed' in values ? values.sealed : await seal(JSON.stringify(values));
      const sealed = Buffer.from(file).toString('base64');
      return forwardReport({ path, body: Buffer.from(JSON.stringify({ sealed })), key }, sender);
    };
  }

  return createForms(
    {
      'contact-form': forward(messages.messageReceived),
      'whistleblowing-form': seal ? sealAndForward(seal) : forwardReport,
    },
    { ...options, isSlow: true, limits: { refusals, ...options.limits } },
  );
}
