/** Takes submissions of both forms: checks rate, size and room, then lets the form's handler store or forward them. */
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { slowestUpload } from '../../../widgets/runtime/content/upload';
import type { Language } from '../../../widgets/runtime/language/language';
import type { Labels, LocalizedText } from '../../../widgets/runtime/language/strings';
import { createLog, type Log } from '../core/log';
import { createQueue } from '../core/queue';
import { limitEachClient } from '../guard/concurrency';
import { clientOf, type Limit } from '../guard/rate-limit';
import { type BodyLimits, type BodyProblem, bodyReader } from '../guard/request-body';
import { createSharedLimiter, type SharedCounts } from '../guard/shared-counts';
import { addressOf, type Environment } from '../http/context';
import { messages, withValues } from './messages';
import type { Usage } from './storage';
import { refusalIn, type WrongValues } from './validation';

export const contactPath = '/api/contactus/report';
export const reportPath = '/api/whistleblowing/report/v2';
export const formPaths = { 'contact-form': contactPath, 'whistleblowing-form': reportPath };

export type FormName = keyof typeof formPaths;

export interface SubmitOptions {
  /** Takes the client's address from the last entry of `X-Forwarded-For`. Only for servers that no client reaches directly. */
  trustProxy?: boolean;
  limits?: Partial<Limits>;
  counts?: SharedCounts | undefined;
  /** Handlers wait for a backend, so nobody waits for others behind the same address. */
  isSlow?: boolean;
  usage?: () => Promise<Usage>;
  log?: Log;
}

/** Per client and form. Requests refused before handling do not count. */
export interface Limits {
  submissions: Limit;
  /** In MB. */
  files: Limit;
  /** Submissions that the backend has not taken. Unset if there is none. */
  refusals?: Limit;
  /** Each form has its own memory, so that large reports do not block messages. */
  contact: BodyLimits;
  report: BodyLimits;
}

const minute = 60_000;
const megabyte = 1024 * 1024;
/** Bytes of the longest submission without files: a chronology of 100,000 characters, each escaped. */
const textSize = 640 * 1024;
/** A slow mobile network sends the largest report in half an hour, with pauses of up to 30 s. */
const bodySpeed = { minSpeed: slowestUpload, patience: 30_000 };

const defaultLimits: Limits = {
  // Mobile networks in Indonesia put many people behind one address.
  submissions: { count: 30, spread: 30, window: 10 * minute },
  files: { count: 100, spread: 100, window: 60 * minute },
  contact: { ...bodySpeed, size: 64 * 1024, memory: 4 * megabyte },
  // Three files of 5 MB are 20 MB as base64, 27 MB sealed by the browser. The rest is for the text.
  report: { ...bodySpeed, size: 28 * megabyte, memory: 112 * megabyte },
};

const one = () => 1;
const fileSize = (size: number) => (size > textSize ? Math.ceil(size / megabyte) : 0);

/** `amountOf`: how much a submission of this size adds to the count. */
const counters = [
  { name: 'submissions', counts: 'new', amountOf: one, message: messages.tooMany },
  { name: 'files', counts: 'new', amountOf: fileSize, message: messages.tooManyFiles },
  { name: 'refusals', counts: 'refused', amountOf: one, message: messages.tooMany },
] as const;

/** `retryAfter`: a value of the header `Retry-After`. */
export type Reply = [status: ContentfulStatusCode, message: LocalizedText, retryAfter?: string | undefined];

const refusals: Record<BodyProblem, Reply> = {
  tooLarge: [413, messages.tooLarge],
  tooSlow: [408, messages.tooSlow, '5'],
  busy: [503, messages.busy, '5'],
  aborted: [422, messages.notReadable],
};

/** Sent as JSON to the form's own code, and as a page to a browser without it. */
export interface Answer {
  status: ContentfulStatusCode;
  msg: string;
  /** `msg` is the backend's, not the first of `errors`. Not sent. */
  isBackends?: boolean;
  errors?: Readonly<Record<string, string>>;
  retryAfter?: string | undefined;
}

export interface Sender {
  language: Language;
  labels: Labels | undefined;
  requestId: string | undefined;
}

export const answerTo = ({ language, labels }: Sender, [status, message, retryAfter]: Reply): Answer => ({
  status,
  msg: message(language, labels),
  retryAfter,
});

export const answerWrong = ({ language, labels }: Sender, wrong: WrongValues): Answer => ({
  status: 422,
  ...refusalIn(wrong, language, labels),
});

export interface Submission {
  body: Uint8Array<ArrayBuffer>;
  key: string | undefined;
}

/** Takes its turn with other bodies of the form. Returns a function for the part that waits for a backend, which needs no turn. */
export type Handle = (
  submission: Submission & { path: string },
  sender: Sender,
) => Promise<Handled | (() => Promise<Handled>)>;
export type Handled = Answer & { counts?: 'new' | 'refused' | undefined };

/** `refusal`: the answer to a body that is not taken. Only its beginning was kept. */
export type Decode = (body: Uint8Array<ArrayBuffer>, refusal?: Reply) => Promise<Submission | Reply>;

/** Without `decode` the body is JSON with this idempotency key. One to decode is read in any case: its page shows the texts again. */
export type Submit = (
  context: Context<Environment>,
  language: Language,
  body: { key: string | undefined } | { decode: Decode },
) => Promise<Answer>;

export type Forms = Readonly<Record<FormName, Submit>>;

export const createForms = (handlers: Readonly<Record<FormName, Handle>>, options: SubmitOptions): Forms => ({
  'contact-form': createSubmit('contact-form', handlers['contact-form'], options),
  'whistleblowing-form': createSubmit('whistleblowing-form', handlers['whistleblowing-form'], options),
});

/** Forms on a draft's pages: the answer says that nothing is sent. */
export function draftForms(options: SubmitOptions): Forms {
  const refuse: Handle = async (_, sender) => answerTo(sender, [403, messages.draft]);
  return createForms({ 'contact-form': refuse, 'whistleblowing-form': refuse }, options);
}

function createSubmit(form: FormName, handle: Handle, options: SubmitOptions): Submit {
  const path = formPaths[form];
  const limits = { ...defaultLimits, ...options.limits };
  const { log = createLog(), trustProxy = false } = options;
  const limiters = counters.flatMap(({ name, ...counter }) => {
    const limit = limits[name];
    return limit ? [{ ...counter, limiter: createSharedLimiter(`${name} ${path}`, limit, options.counts) }] : [];
  });
  // Simultaneous submissions can exceed a client's limit, by one less than these.
  const limited = limitEachClient(options.isSlow ? limits.submissions.count : 4);
  // In bytes. Processing a body takes several times its memory, so requests wait with only their body.
  const inTurn = createQueue(megabyte);
  const readBody = bodyReader(form === 'contact-form' ? limits.contact : limits.report);

  async function withoutRoom(size: number): Promise<Reply | undefined> {
    const { room } = (await options.usage?.()) ?? { room: 'all' };
    if (room === 'all' || (room === 'text' && size <= textSize)) return undefined;
    return [503, room === 'none' ? messages.full : messages.noFiles, '300'];
  }

  async function overLimit(size: number, client: string): Promise<Reply | undefined> {
    for (const { limiter, message, amountOf } of limiters) {
      const wait = amountOf(size) ? await limiter.waitFor(client) : undefined;
      if (wait !== undefined) return [429, withValues(message, { minutes: Math.ceil(wait / 60) }), String(wait)];
    }
    return undefined;
  }

  return async (context, language, sent) => {
    const isDecoded = 'decode' in sent;
    const sender: Sender = { language, labels: context.get('labels'), requestId: context.get('requestId') };
    const client = clientOf(addressOf(context.env?.incoming, trustProxy));
    const refuse = (refusal: Reply) => answerTo(sender, refusal);
    const refusalOf = async (size: number) => (await withoutRoom(size)) ?? (await overLimit(size, client));

    const take = (body: Uint8Array<ArrayBuffer>, problem?: BodyProblem) => {
      const cause = problem && refusals[problem];
      if (cause && !isDecoded) return refuse(cause);
      return limited(client, async () => {
        let size = body.length;
        // JSON waits for no turn to be refused.
        const early = isDecoded ? undefined : await refusalOf(size);
        if (early) return refuse(early);
        const begun = await inTurn(async (): ReturnType<Handle> => {
          const submission = 'key' in sent ? { body, ...sent } : await sent.decode(body, cause);
          if (Array.isArray(submission)) return refuse(submission);
          size = submission.body.length;
          const refusal = isDecoded && (await refusalOf(size));
          return refusal ? refuse(refusal) : handle({ ...submission, path }, sender);
        }, body.length);
        const { counts: outcome, ...answer } = typeof begun === 'function' ? await begun() : begun;
        for (const { counts, limiter, amountOf } of limiters) {
          if (counts === outcome && amountOf(size)) await limiter.add(client, amountOf(size));
        }
        return answer;
      });
    };

    try {
      // Before the body is sent.
      const refusal = isDecoded ? undefined : await withoutRoom(Number(context.req.header('Content-Length') ?? 0));
      return refusal ? refuse(refusal) : await readBody(context.req.raw, client, take, isDecoded);
    } catch (error) {
      // The message may quote the submission.
      const { name, code } = error as Error & { code?: string };
      // The log does not name the form, so that nobody learns that a report was sent.
      log.error('submission-failed', { id: sender.requestId, error: code ?? name });
      return refuse([503, messages.failed, '5']);
    }
  };
}
