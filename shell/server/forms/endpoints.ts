/** What every submission passes before anyone looks into its body: origin, type, rate, size. */
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isLanguage, type Language } from '../../../widgets/runtime/language/language';
import * as messages from './messages';
import { clientOf, createLimiter, type Limit } from './rate-limit';

export const contactPath = '/api/contactus/report';
export const reportPath = '/api/whistleblowing/report/v2';
/** Requests whose address, body and query string must not be logged. */
export const submissionPaths: readonly string[] = [contactPath, reportPath];

export const languageHeader = 'X-Serambi-Language';
export const keyHeader = 'Idempotency-Key';

export interface GuardOptions {
  /** Origins besides the site's own that may post. */
  allowedOrigins?: readonly string[];
  /** The site's own origin where it is not the one of the request, as behind a proxy that changes `Host`. */
  publicOrigin?: string | undefined;
  /** Takes the client's address from the last entry of `X-Forwarded-For`. Only for a server that a proxy alone reaches. */
  trustProxy?: boolean;
  limits?: Partial<Limits>;
}

export interface Limits {
  /** Submissions of a client that are kept, for each form. */
  submissions: Limit;
  /** Requests of a client, also those refused for what is in them, for each form. */
  requests: Limit;
  /** Largest bodies, in bytes. */
  contactSize: number;
  reportSize: number;
  /** Bytes of bodies that may be in memory at one time, of all clients together. */
  memory: number;
}

const minute = 60_000;
const megabyte = 1024 * 1024;

const defaultLimits: Limits = {
  // Mobile networks in Indonesia put many people behind one address.
  submissions: { count: 30, window: 10 * minute },
  requests: { count: 300, window: 10 * minute },
  contactSize: 64 * 1024,
  // Three files of 5 MB are 20 MB as base64; the rest is for the text.
  reportSize: 22 * megabyte,
  memory: 66 * megabyte,
};

/** Bodies above this size are dealt with one after another. */
export const largeBody = megabyte;

/** What the routes read of the server's bindings. */
export interface Environment {
  Bindings: Partial<HttpBindings>;
}

type Answer = Response | Promise<Response>;

/** What handles a body that passed. `isKept` says whether the answer means a new submission, which counts. */
export type Handle = (
  context: Context<Environment>,
  body: Uint8Array<ArrayBuffer>,
  language: Language,
) => Promise<Handled>;
export interface Handled {
  response: Response;
  isKept: boolean;
}

const languageOf = (context: Context): Language => {
  const value = context.req.header(languageHeader);
  return isLanguage(value) ? value : 'Indonesia';
};

/** `{ "msg": … }` in the language asked for. */
export const say = (
  context: Context,
  status: ContentfulStatusCode,
  message: Record<Language, string>,
  headers: Record<string, string> = {},
): Response => context.json({ msg: message[languageOf(context)] }, status, headers);

/** The two routes, guarded. Every answer is JSON and is not to be cached. */
export function guarded(handlers: Record<string, Handle>, options: GuardOptions): Hono<Environment> {
  const limits = { ...defaultLimits, ...options.limits };
  const budget = { left: limits.memory };
  const app = new Hono<Environment>();

  app.onError((error, context) => {
    // The message of a database's error may quote what was to be stored.
    const { name, code } = error as Error & { code?: string };
    console.error(JSON.stringify({ event: 'submission-failed', path: context.req.path, error: code ?? name }));
    return say(context, 503, messages.failed, { 'Retry-After': '5' });
  });

  for (const [path, handle] of Object.entries(handlers)) {
    const requests = createLimiter(limits.requests);
    const submissions = createLimiter(limits.submissions);
    const largest = path === contactPath ? limits.contactSize : limits.reportSize;

    app.use(path, async (context, next) => {
      context.header('Cache-Control', 'no-store');
      context.header('Vary', 'Origin');
      const origin = context.req.header('Origin');
      if (origin === undefined || isOwn(origin, context, options)) return next();
      if (!options.allowedOrigins?.includes(origin)) return say(context, 403, messages.foreignOrigin);
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

    const accept = async (
      context: Context<Environment>,
      body: Uint8Array<ArrayBuffer>,
      client: string,
    ): Promise<Response> => {
      // Taken before the work, so that many at once cannot pass together.
      const wait = submissions.take(client);
      if (wait) return say(context, 429, messages.tooMany, { 'Retry-After': String(wait) });
      let isKept = false;
      try {
        const handled = await handle(context, body, languageOf(context));
        isKept = handled.isKept;
        return handled.response;
      } finally {
        if (!isKept) submissions.giveBack(client);
      }
    };

    app.post(path, async (context): Promise<Response> => {
      const client = clientOf(addressOf(context, options.trustProxy ?? false));
      const wait = requests.take(client);
      if (wait) return say(context, 429, messages.tooMany, { 'Retry-After': String(wait) });
      if (!isPlainJson(context)) return say(context, 415, messages.notJson);
      const key = context.req.header(keyHeader);
      if (key !== undefined && !/^[\x20-\x7e]{1,200}$/.test(key)) {
        return context.json({ msg: messages.badKey[languageOf(context)], errors: {} }, 422);
      }
      return withBody(context, largest, budget, (body) => accept(context, body, client));
    });

    app.all(path, (context) => say(context, 405, messages.postOnly, { Allow: 'POST' }));
  }
  return app;
}

/** Compressed bodies are refused with the others: their size is not known before they are unpacked. */
const isPlainJson = (context: Context): boolean =>
  /^application\/json\s*(;|$)/i.test(context.req.header('Content-Type') ?? '') &&
  /^(identity)?$/i.test(context.req.header('Content-Encoding') ?? '');

/** Hosts are compared, not schemes: behind a proxy that ends TLS the request has come by http. */
function isOwn(origin: string, context: Context, { publicOrigin }: GuardOptions): boolean {
  if (origin === publicOrigin) return true;
  return URL.canParse(origin) && new URL(origin).host === new URL(context.req.url).host;
}

function addressOf(context: Context<Environment>, trustProxy: boolean): string {
  const forwarded = trustProxy ? context.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined;
  return forwarded || context.env?.incoming?.socket.remoteAddress || '';
}

/**
 * Reads the body as it arrives and ends at the limit, so that nobody can fill the memory: neither one with a large
 * body nor many together. Its bytes count until the answer is made.
 */
async function withBody(
  context: Context,
  largest: number,
  budget: { left: number },
  use: (body: Uint8Array<ArrayBuffer>) => Answer,
): Promise<Response> {
  if (Number(context.req.header('Content-Length') ?? 0) > largest) return say(context, 413, messages.tooLarge);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = context.req.raw.body?.getReader();
  try {
    for (;;) {
      const value = (await reader?.read())?.value;
      if (!value) break;
      size += value.length;
      budget.left -= value.length;
      if (size > largest || budget.left < 0) {
        // Not waited for: whoever sends a body without end must not hold the answer back.
        reader?.cancel().catch(() => undefined);
        if (size > largest) return say(context, 413, messages.tooLarge);
        return say(context, 503, messages.busy, { 'Retry-After': '5' });
      }
      chunks.push(value);
    }
    return await use(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks.splice(0)));
  } catch (error) {
    // The client went away in the middle of its body; nobody hears this answer.
    if (context.req.raw.signal.aborted) return say(context, 422, messages.notReadable);
    throw error;
  } finally {
    budget.left += size;
  }
}
