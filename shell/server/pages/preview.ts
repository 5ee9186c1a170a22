/** Draft mode: the key sets a cookie, with which the server answers with the draft's content. */
import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import { isLanguage } from '../../../widgets/runtime/language/language';
import { labelsIn } from '../../../widgets/runtime/language/strings';
import { clientOf, createLimiter, type Limit } from '../guard/rate-limit';
import { addressOf, type Environment } from '../http/context';
import { isSameSecret } from '../http/same-secret';
import { strings } from './draft.strings';

const previewPath = '/preview';
export const exitAddress = `${previewPath}?exit`;

/** Proxies must not cache requests with this cookie (`deploy/nginx`). */
const cookieName = 'preview';
const maxAge = 8 * 60 * 60;
const wrongKeys: Limit = { count: 5, window: 60_000 };

const ofTheServer = new Set(['/healthz', '/readyz', '/metrics', '/purge', '/build']);

const answerHeaders = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' };

function addressWithin(path = ''): string {
  const site = 'https://site.invalid';
  if (!path.startsWith('/') || !URL.canParse(path, site)) return '/';
  const { origin, pathname, search, hash } = new URL(path, site);
  // Two slashes at the front would make it another host's.
  return origin === site ? `/${pathname.replace(/^\/+/, '')}${search}${hash}` : '/';
}

interface Options {
  key: string;
  publicOrigin?: string | undefined;
  trustProxy?: boolean;
}

export function previewing({ key, publicOrigin, trustProxy = false }: Options) {
  const limiter = createLimiter(wrongKeys);

  /** Expiry time, signed with the key. It does not reveal the key, and a new key ends it. */
  const tokenOf = (end: string) => `${end}.${createHmac('sha256', key).update(`preview ${end}`).digest('base64url')}`;

  function isValid(token: string): boolean {
    const [end = ''] = token.split('.', 1);
    return /^\d{10}$/.test(end) && isSameSecret(token, tokenOf(end)) && Number(end) * 1000 > Date.now();
  }

  const cookie = (c: Context, value: string, age: number) =>
    setCookie(c, cookieName, value, {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      // A client that sends a wrong header only loses its own cookie.
      secure: (publicOrigin ?? `${c.req.header('X-Forwarded-Proto')}:`).startsWith('https:'),
      maxAge: age,
    });

  const routes = new Hono<Environment>();
  routes.on(['GET', 'POST'], previewPath, async (c, next) => {
    const { key: given, exit, path } = c.req.query();
    const leadTo = () => c.body(null, 303, { ...answerHeaders, Location: addressWithin(path) });
    if (exit !== undefined) {
      cookie(c, '', 0);
      return leadTo();
    }
    if (given === undefined) return next();
    const language = getCookie(c, 'language');
    const t = labelsIn('draft', strings, isLanguage(language) ? language : 'Indonesia', c.get('labels'));
    const client = clientOf(addressOf(c.env?.incoming, trustProxy));
    const wait = limiter.waitFor(client);
    if (wait !== undefined) return c.text(t.tooMany, 429, { ...answerHeaders, 'Retry-After': String(wait) });
    // An unencoded plus sign in the query is decoded as a space.
    if (!isSameSecret(given.replaceAll(' ', '+'), key)) {
      limiter.add(client);
      return c.text(t.wrongKey, 403, answerHeaders);
    }
    cookie(c, tokenOf(String(Math.floor(Date.now() / 1000) + maxAge)), maxAge);
    return leadTo();
  });

  return {
    routes,
    isDraft({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
      const token = headers.cookie && parse(headers.cookie, cookieName)[cookieName];
      return Boolean(token) && isValid(token ?? '') && !ofTheServer.has(url.replace(/\?.*/s, ''));
    },
  };
}
