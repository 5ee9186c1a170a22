/** The forms' endpoints, for their own code. */
import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isLanguage, type Language } from '../../../widgets/runtime/language/language';
import type { LocalizedText } from '../../../widgets/runtime/language/strings';
import type { Environment } from '../http/context';
import { messages } from './messages';
import { type FormName, type Forms, formPaths } from './submit';

export const languageHeader = 'X-Serambi-Language';
export const keyHeader = 'Idempotency-Key';

export interface Origins {
  allowedOrigins?: readonly string[];
  publicOrigin?: string | undefined;
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

/**
 * POST /api/contactus/report and POST /api/whistleblowing/report/v2. Every answer is JSON and `no-store`.
 *
 * Answers 403, 405 and 415 `{ msg }`, and 422 `{ msg, errors }` for an `Idempotency-Key` that is none; else what `Forms` answer: also
 * 408, 413, 429 and 503, all but 413 with `Retry-After`. Messages are in the language of `X-Serambi-Language` (`English` or
 * `Indonesia`, the default).
 */
export function formEndpoints(forms: Forms, origins: Origins): Hono<Environment> {
  const app = new Hono<Environment>();

  for (const [form, path] of Object.entries(formPaths) as [FormName, string][]) {
    // A form on another site asks before the visitor types anything.
    app.get(path, async (context, next) => {
      const origin = context.req.header('Origin');
      if (origin === undefined) return next();
      const headers = { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store', Vary: 'Origin' };
      return context.json({ allowed: mayPost(origin, context, origins) }, 200, headers);
    });

    app.use(path, async (context, next) => {
      context.header('Cache-Control', 'no-store');
      context.header('Vary', 'Origin');
      const origin = context.req.header('Origin');
      if (origin === undefined || isOwn(origin, context, origins)) return next();
      if (!mayPost(origin, context, origins)) return reply(context, 403, messages.foreignOrigin);
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

    app.post(path, async (context) => {
      if (!isPlainJson(context)) return reply(context, 415, messages.notJson);
      const key = context.req.header(keyHeader);
      if (key !== undefined && !/^[\x20-\x7e]{1,200}$/.test(key)) {
        const msg = messages.badKey(languageOf(context), context.get('labels'));
        return context.json({ msg, errors: {} }, 422);
      }
      const { status, retryAfter, isBackends, ...body } = await forms[form](context, languageOf(context), { key });
      return context.json(body, status, retryAfter ? { 'Retry-After': retryAfter } : {});
    });

    app.all(path, (context) => reply(context, 405, messages.postOnly, { Allow: 'POST' }));
  }
  return app;
}

/** Compressed bodies are refused: their size is unknown before decompression. */
const isPlainJson = (context: Context): boolean =>
  /^application\/json\s*(;|$)/i.test(context.req.header('Content-Type') ?? '') &&
  /^(identity)?$/i.test(context.req.header('Content-Encoding') ?? '');

export const mayPost = (origin: string, context: Context, origins: Origins): boolean =>
  isOwn(origin, context, origins) || (origins.allowedOrigins?.includes(origin) ?? false);

/** Compares hosts only: behind a proxy that terminates TLS the scheme is http. */
function isOwn(origin: string, context: Context, { publicOrigin }: Origins): boolean {
  if (origin === publicOrigin) return true;
  return URL.canParse(origin) && new URL(origin).host === new URL(context.req.url).host;
}
