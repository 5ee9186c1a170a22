/** Checks origin, type, rate and size of a submission before its handler runs. */
import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { slowestUpload } from '../../../widgets/runtime/content/upload';
import { isLanguage, type Language } from '../../../widgets/runtime/language/language';
import type { LocalizedText } from '../../../widgets/runtime/language/strings';
import { createLog, type Log } from '../core/log';
import { createQueue, processedTogether } from '../core/queue';
import { limitEachClient } from '../guard/concurrency';
import { clientOf, type Limit } from '../guard/rate-limit';
import { type BodyLimits, type BodyProblem, bodyReader } from '../guard/request-body';
import { createSharedLimiter, type SharedCounts } from '../guard/shared-counts';
import { addressOf, type Environment, type Refusal, type Submission } from '../http/context';
import { messages, withValues } from './messages';
import type { Usage } from './storage';
import { refusalIn, type WrongValues } from './validation';

export const contactPath = '/api/contactus/report';
export const reportPath = '/api/whistleblowing/report/v2';
export const formPaths = { 'contact-form': contactPath, 'whistleblowing-form': reportPath };

export type FormName = keyof typeof formPaths;

export const languageHeader = 'X-Serambi-Language';
export const keyHeader = 'Idempotency-Key';

export interface EndpointOptions {
  allowedOrigins?: readonly string[];
  publicOrigin?: string | undefined;
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

/** Takes its turn with other bodies of the form. Returns a function for the part that waits for a backend, which needs no turn. */
export type Handle = (
  context: Context<Environment>,
  submission: Submission,
  language: Language,
) => Promise<Handled | (() => Promise<Handled>)>;
export interface Handled {
  response: Response;
  /** The limit that it counts towards. */
  counts?: 'new' | 'refused' | undefined;
}

const languageOf = (context: Context): Language => {
  const value = context.req.header(languageHeader);
  return isLanguage(value) ? value : 'Indonesia';
};

export const reply = (
  context: Context<Environment>,
  status: ContentfulStatusCode,
  message: LocalizedText,
  headers: Record<string, string> = {},
): Response => context.json({ msg: message(languageOf(context), context.get('labels')) }, status, headers);

export const replyWrong = (context: Context<Environment>, wrong: WrongValues): Response =>
  context.json(refusalIn(wrong, languageOf(context), context.get('labels')), 422);

/** Every answer is JSON and `no-store`. */
export function formEndpoints(handlers: Record<string, Handle>, options: EndpointOptions): Hono<Environment> {
  const limits = { ...defaultLimits, ...options.limits };
  const { log = createLog() } = options;
  const app = new Hono<Environment>();

  app.onError((error, context) => {
    // The message may quote the submission.
    const { name, code } = error as Error & { code?: string };
    // The log does not name the form, so that nobody learns that a report was sent.
    log.error('submission-failed', { id: context.get('requestId'), error: code ?? name });
    return reply(context, 503, messages.failed, { 'Retry-After': '5' });
  });

  for (const [path, handle] of Object.entries(handlers)) {
    const limiters = counters.flatMap(({ name, ...counter }) => {
      const limit = limits[name];
      return limit ? [{ ...counter, limiter: createSharedLimiter(`${name} ${path}`, limit, options.counts) }] : [];
    });
    // Simultaneous submissions can exceed a client's limit, by one less than these.
    const limited = limitEachClient(options.isSlow ? limits.submissions.count : 4);
    // Processing a body takes several times its memory, so requests wait with only their body.
    const inTurn = createQueue(processedTogether);
    const readBody = bodyReader(path === contactPath ? limits.contact : limits.report);

    // A form on another site asks before the visitor types anything.
    app.get(path, async (context, next) => {
      const origin = context.req.header('Origin');
      if (origin === undefined) return next();
      const headers = { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store', Vary: 'Origin' };
      return context.json({ allowed: mayPost(origin, context, options) }, 200, headers);
    });

    app.use(path, async (context, next) => {
      const { unscripted } = context.env ?? {};
      if (unscripted) {
        context.set('requestId', unscripted.requestId);
        context.set('labels', unscripted.labels);
      }
      context.header('Cache-Control', 'no-store');
      context.header('Vary', 'Origin');
      const origin = context.req.header('Origin');
      if (origin === undefined || isOwn(origin, context, options)) return next();
      if (!mayPost(origin, context, options)) return reply(context, 403, messages.foreignOrigin);
      context.header('Access-Control-Allow-Origin', origin);
      context.header('Access-Control-Expose-Headers', 'Retry-After');
      return next();
    });

    app.options(path, (context) => {
      context.header('Access-Control-Allow-Methods', 'POST');
      context.header('Access-Control-Allow-Headers', `Content-Type, ${keyHeader}, ${languageHeader}`);
      context.header('Access-Control-Max-Age', '7200');
      return context.body(null, 204);
    });

    const withoutRoom = async (size: number): Promise<Refusal | undefined> => {
      const { room } = (await options.usage?.()) ?? { room: 'all' };
      if (room === 'all' || (room === 'text' && size <= textSize)) return undefined;
      return [503, room === 'none' ? messages.full : messages.noFiles, { 'Retry-After': '300' }];
    };

    const overLimit = async (size: number, client: string): Promise<Refusal | undefined> => {
      for (const { limiter, message, amountOf } of limiters) {
        const wait = amountOf(size) ? await limiter.waitFor(client) : undefined;
        if (wait === undefined) continue;
        return [429, withValues(message, { minutes: Math.ceil(wait / 60) }), { 'Retry-After': String(wait) }];
      }
      return undefined;
    };

    app.post(path, async (context): Promise<Response> => {
      const decode = context.env?.unscripted?.decode;
      if (!decode && !isPlainJson(context)) return reply(context, 415, messages.notJson);
      const key = context.req.header(keyHeader);
      if (key !== undefined && !/^[\x20-\x7e]{1,200}$/.test(key)) {
        return replyWrong(context, { msg: messages.badKey, errors: {} });
      }
      // Before the body is sent. A form without script is read anyway: its page must show the typed text again.
      const refusal = decode ? undefined : await withoutRoom(Number(context.req.header('Content-Length') ?? 0));
      if (refusal) return reply(context, ...refusal);
      const client = clientOf(addressOf(context.env?.incoming, options.trustProxy ?? false));
      const take = (body: Uint8Array<ArrayBuffer>, problem?: BodyProblem) => {
        if (problem && !decode) return reply(context, ...refusals[problem]);
        return limited(client, async () => {
          let size = body.length;
          const refused = async () => {
            const refusal = (await withoutRoom(size)) ?? (await overLimit(size, client));
            return refusal && reply(context, ...refusal);
          };
          const early = decode ? undefined : await refused();
          if (early) return early;
          const begun = await inTurn(async () => {
            const submission = decode ? await decode(body, problem && refusals[problem]) : { body, key };
            if (Array.isArray(submission)) return { response: reply(context, ...submission) };
            size = submission.body.length;
            const response = decode && (await refused());
            return response ? { response } : handle(context, submission, languageOf(context));
          }, body.length);
          const { response, counts: outcome } = typeof begun === 'function' ? await begun() : begun;
          for (const { counts, limiter, amountOf } of limiters) {
            if (counts === outcome && amountOf(size)) await limiter.add(client, amountOf(size));
          }
          return response;
        });
      };
      return readBody(context.req.raw, client, take, !!decode);
    });

    app.all(path, (context) => reply(context, 405, messages.postOnly, { Allow: 'POST' }));
  }
  return app;
}

/** Routes of the forms on a draft's pages: the answer says that nothing is sent. */
export function draftRoutes(options: EndpointOptions): Hono<Environment> {
  const refuse: Handle = async (context) => ({ response: reply(context, 403, messages.draft) });
  return formEndpoints({ [contactPath]: refuse, [reportPath]: refuse }, options);
}

/** Compressed bodies are refused: their size is unknown before decompression. */
const isPlainJson = (context: Context): boolean =>
  /^application\/json\s*(;|$)/i.test(context.req.header('Content-Type') ?? '') &&
  /^(identity)?$/i.test(context.req.header('Content-Encoding') ?? '');

export const mayPost = (origin: string, context: Context, options: EndpointOptions): boolean =>
  isOwn(origin, context, options) || (options.allowedOrigins?.includes(origin) ?? false);

/** Compares hosts only: behind a proxy that terminates TLS the scheme is http. */
function isOwn(origin: string, context: Context, { publicOrigin }: EndpointOptions): boolean {
  if (origin === publicOrigin) return true;
  return URL.canParse(origin) && new URL(origin).host === new URL(context.req.url).host;
}

const refusals: Record<BodyProblem, Refusal> = {
  tooLarge: [413, messages.tooLarge],
  tooSlow: [408, messages.tooSlow, { 'Retry-After': '5' }],
  busy: [503, messages.busy, { 'Retry-After': '5' }],
  aborted: [422, messages.notReadable],
};
