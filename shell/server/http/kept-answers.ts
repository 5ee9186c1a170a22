/**
 * Answers requests from memory, before the application: what was asked for twice within two seconds is kept, and for as long it
 * is sent again as it is, byte for byte. While an answer is in use it is made anew each second, once at a time, so a change shows within two.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { LRUCache } from 'lru-cache';
import { isLanguage } from '../../../widgets/runtime/language/language';
import type { Environment } from '../forms/endpoints';
import type { Log } from '../log';
import { isKnown } from './etag';

/** An answer of this age, in ms, is made anew in the background when it is asked for; after the second it is not sent. */
const freshTime = 1_000;
const keptTime = 2_000;
/** All kept answers, in bytes, and about what one takes beside its body. */
const maxSize = 32 * 1024 * 1024;
const headSize = 4_096;
const maxKeyLength = 1_000;
const maxAsked = 5_000;
/** Answers that are made anew at the same time. */
const maxRefreshing = 8;

interface Kept {
  madeAt: number;
  body: Buffer;
  etag: string;
  /** Names and values in turn: of the whole answer, and of the one to a client that has it (304). */
  headers: string[];
  knownHeaders: string[];
}

type Bindings = Environment['Bindings'];
type Fetch = (request: Request, bindings: Bindings) => Response | Promise<Response>;

/** An address that URL parsers leave as it is: without double slashes and dot segments. */
const isPlain = (url: string) => /^\/[\w%.~!$&'()*+,;=:@?/-]*$/.test(url) && !/\/(?:\/|\.|%2e)/i.test(url);

/** The language that a `Cookie` header names; undefined where it takes a parser to tell. */
function languageIn(cookies = ''): string | undefined {
  if (!cookies.includes('language')) return '';
  const [before = '', after, ...more] = cookies.split('language=');
  const value = after?.split(';')[0];
  const isWhole = (!before || before.endsWith('; ')) && !more.length;
  return isWhole && isLanguage(value) ? value : undefined;
}

/** The headers that a kept answer depends on. It is made of a request that has these alone. */
function decidingHeaders(headers: IncomingMessage['headers']): Record<string, string> | undefined {
  const { host, 'accept-encoding': encoding } = headers;
  const language = languageIn(headers.cookie);
  if (language === undefined || !host) return undefined;
  return {
    host,
    ...(encoding && { 'accept-encoding': encoding }),
    ...(language && { cookie: `language=${language}` }),
    // A backend's media is known by it.
    ...(headers['sec-fetch-dest'] === 'image' && { 'sec-fetch-dest': 'image' }),
  };
}

/** Names the answer that a request may have from memory; undefined for a request that only the application can answer. */
function keyOf({ method, url = '', headers }: IncomingMessage): string | undefined {
  if (method !== 'GET' || headers.range || !isPlain(url)) return undefined;
  const deciding = decidingHeaders(headers);
  if (!deciding) return undefined;
  const key = url + JSON.stringify(deciding);
  return key.length <= maxKeyLength ? key : undefined;
}

/** The server's listener: `fetch` answers what is not kept, and says of an answer that it may be. */
export function keptAnswers(fetch: Fetch, log: Log): RequestListener {
  const answers = new LRUCache<string, Kept>({ maxSize, sizeCalculation: ({ body }) => body.length + headSize });
  const refreshing = new Set<string>();
  /** Requests that were just answered: only what is asked for again is worth making a second time, to keep it. */
  const asked = new LRUCache<string, true>({ max: maxAsked, ttl: keptTime });

  async function refresh(incoming: IncomingMessage): Promise<void> {
    const key = keyOf(incoming);
    const headers = decidingHeaders(incoming.headers);
    if (!key || !headers || refreshing.has(key) || refreshing.size >= maxRefreshing) return;
    refreshing.add(key);
    try {
      let isAllowed = false;
      const allow = () => {
        isAllowed = true;
      };
      const request = new Request(`http://${headers.host}${incoming.url}`, { headers });
      const madeAt = performance.now();
      const kept = await read(await fetch(request, { isRefresh: true, mayKeep: allow }), madeAt);
      if (isAllowed && kept) answers.set(key, kept);
      else answers.delete(key);
    } catch {
      answers.delete(key);
    } finally {
      refreshing.delete(key);
    }
  }

  const make = getRequestListener((request, bindings) => {
    const { incoming, outgoing } = bindings as HttpBindings;
    const mayKeep = () => {
      const key = keyOf(incoming);
      if (!key) return;
      if (asked.has(key)) void refresh(incoming);
      else asked.set(key, true);
    };
    return fetch(request, { incoming, outgoing, mayKeep });
  });

  return (incoming, outgoing) => {
    const key = keyOf(incoming);
    const kept = key ? answers.get(key) : undefined;
    const age = performance.now() - (kept?.madeAt ?? Number.NEGATIVE_INFINITY);
    if (!kept || age > keptTime) return make(incoming, outgoing);
    if (age > freshTime) void refresh(incoming);
    send(kept, incoming, outgoing);
    const path = (incoming.url ?? '').replace(/\?.*/, '');
    log.info('request', { method: 'GET', path, status: outgoing.statusCode, ms: 0 });
  };
}

const length = 'content-length';

async function read(response: Response, madeAt: number): Promise<Kept | undefined> {
  const etag = response.headers.get('ETag');
  if (response.status !== 200 || !etag) {
    await response.body?.cancel();
    return undefined;
  }
  const body = Buffer.from(await response.arrayBuffer());
  const headers = [...response.headers];
  return {
    madeAt,
    body,
    etag,
    headers: [...headers, ...(response.headers.has(length) ? [] : [[length, String(body.length)]])].flat(),
    knownHeaders: headers.filter(([name]) => name !== length && name !== 'content-encoding').flat(),
  };
}

function send({ body, etag, headers, knownHeaders }: Kept, incoming: IncomingMessage, outgoing: ServerResponse): void {
  if (isKnown(incoming.headers['if-none-match'], etag)) outgoing.writeHead(304, knownHeaders).end();
  else outgoing.writeHead(200, headers).end(body);
}
