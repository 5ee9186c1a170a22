/** Answers requests from memory. Keeps an answer requested twice within 2 s and renews it each second, so changes show within 2 s. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { parse } from 'hono/utils/cookie';
import { LRUCache } from 'lru-cache';
import { isLanguage } from '../../../widgets/runtime/language/language';
import type { Log } from '../core/log';
import { type Environment, plainHost, type RequestFacts, requestIdOf } from '../http/context';
import { isUnchanged } from '../http/etag';

/** Age in ms after which an answer is renewed in the background, and after which it is not sent. */
const freshTime = 1_000;
const keptTime = 2_000;
const maxSize = 32 * 1024 * 1024;
const headSize = 4_096;
const maxKeyLength = 1_000;
const maxAsked = 5_000;
const maxRefreshing = 8;

/** Arguments of `writeHead` and `end`; headers are alternating names and values. */
interface Ready {
  status: number;
  headers: string[];
  body?: Buffer;
}

interface Kept {
  facts: RequestFacts;
  madeAt: number;
  etag: string;
  modified?: string | undefined;
  whole: Ready;
  unchanged: Ready;
}

type Bindings = Environment['Bindings'];
type Fetch = (request: Request, bindings: Bindings) => Response | Promise<Response>;

/** True for an address that URL parsers leave unchanged: no double slashes or dot segments. */
const isPlain = (url: string) => /^\/[\w%.~!$&'()*+,;=:@?/-]*$/.test(url) && !/\/(?:\/|\.|%2e)/i.test(url);

function languageIn(cookies = ''): string {
  const { language } = cookies.includes('language') ? parse(cookies, 'language') : {};
  return isLanguage(language) ? language : '';
}

/** A request for which an answer may be kept. `key` has all that the answer depends on, and `request` asks for it with no more. */
interface Asked {
  address: string;
  key: string;
  request(): Request;
}

function addressWithout(ignored: ReadonlySet<string>, url = ''): string {
  const [path = '', ...query] = url.split('?');
  // For partners' pages and programs a parameter may be a widget's attribute of the same name.
  if (!query.length || /^\/(?:embed|first|api)(?:\/|$)/.test(path)) return url;
  const kept = query
    .join('?')
    .split('&')
    .filter((part) => !ignored.has(part.split('=')[0] ?? ''));
  return kept.length ? `${path}?${kept.join('&')}` : path;
}

interface KeptAnswersOptions {
  log: Log;
  /** Query parameters that no page depends on, such as an advertisement's. */
  ignored?: readonly string[];
  trustProxy?: boolean;
  /** If set, no answer depends on the request's host. */
  publicOrigin?: string | undefined;
}

/** The server's listener. `fetch` answers everything else, and marks answers that may be kept. */
export function keptAnswers(
  fetch: Fetch,
  { log, ignored = [], trustProxy = false, publicOrigin }: KeptAnswersOptions,
): RequestListener {
  const ignoredNames = new Set(ignored);
  const publicHost = publicOrigin && new URL(publicOrigin).host;

  function askedBy({ method, url, headers }: IncomingMessage): Asked | undefined {
    const { host = '', 'accept-encoding': encoding } = headers;
    if (method !== 'GET' || headers.range || headers['service-worker'] || !plainHost.test(host)) return undefined;
    const address = addressWithout(ignoredNames, url);
    const known = publicHost || host;
    const language = languageIn(headers.cookie);
    // A picture of the backend may have a page's path.
    const isForImage = headers['sec-fetch-dest'] === 'image';
    return {
      address,
      key: [address, known, encoding, language, isForImage].join('\n'),
      request: () =>
        new Request(`http://${known}${address}`, {
          headers: {
            host: known,
            ...(encoding && { 'accept-encoding': encoding }),
            ...(language && { cookie: `language=${language}` }),
            ...(isForImage && { 'sec-fetch-dest': 'image' }),
          },
        }),
    };
  }

  const answers = new LRUCache<string, Kept>({
    maxSize,
    sizeCalculation: ({ whole: { body } }) => headSize + (body?.length ?? 0),
  });
  let refreshing = new Map<string, Promise<Kept | undefined>>();
  const askedBefore = new LRUCache<string, true>({ max: maxAsked, ttl: keptTime });

  /** Drops answers in progress, too: their content may be out of date. */
  function forgetAnswers(): void {
    answers.clear();
    refreshing = new Map();
  }

  async function makeAnew({ key, request }: Asked): Promise<Kept | undefined> {
    const begunIn = refreshing;
    const madeAt = performance.now();
    let isAllowed = false;
    let facts: RequestFacts | undefined;
    const bindings: Bindings = {
      mayKeep() {
        isAllowed = true;
      },
      setFacts(given) {
        facts = given;
      },
    };
    const ask = async () => read(await fetch(request(), bindings));
    const answer = await ask().catch(() => undefined);
    const kept = isAllowed && answer && facts ? { ...answer, madeAt, facts } : undefined;
    if (begunIn === refreshing) answers.set(key, kept);
    return kept;
  }

  function refresh(asked: Asked): Promise<Kept | undefined> | undefined {
    const { key } = asked;
    const current = refreshing.get(key);
    if (current || refreshing.size >= maxRefreshing) return current;
    const own = refreshing;
    const next = makeAnew(asked).finally(() => own.delete(key));
    own.set(key, next);
    return next;
  }

  const make = getRequestListener((request, bindings) => {
    const { incoming, outgoing } = bindings as HttpBindings;
    const mayKeep = () => {
      const asked = askedBy(incoming);
      if (!asked || asked.key.length > maxKeyLength || !isPlain(asked.address)) return;
      if (askedBefore.has(asked.key)) void refresh(asked);
      else askedBefore.set(asked.key, true);
    };
    return fetch(request, { incoming, outgoing, mayKeep, forgetAnswers });
  });

  function send(
    { facts, etag, modified, whole, unchanged }: Kept,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    begun: number,
  ) {
    const isKnown = isUnchanged((name) => incoming.headers[name]?.toString(), etag, modified);
    const { status, headers, body } = isKnown ? unchanged : whole;
    outgoing.writeHead(status, headers).end(body);
    log.info('request', {
      id: requestIdOf(incoming.headers['x-request-id']?.toString(), trustProxy),
      method: 'GET',
      ...facts,
      status,
      from: 'kept',
      ms: Math.round(performance.now() - begun),
    });
  }

  return (incoming, outgoing) => {
    const begun = performance.now();
    const asked = askedBy(incoming);
    const kept = asked && answers.get(asked.key);
    if (!kept) return make(incoming, outgoing);
    const age = begun - kept.madeAt;
    const next = age > freshTime ? refresh(asked) : undefined;
    if (age <= keptTime) return send(kept, incoming, outgoing, begun);
    void Promise.resolve(next).then((anew) => {
      if (anew) send(anew, incoming, outgoing, begun);
      else make(incoming, outgoing);
    });
  };
}

const length = 'content-length';

async function read(response: Response): Promise<Pick<Kept, 'etag' | 'modified' | 'whole' | 'unchanged'> | undefined> {
  const etag = response.headers.get('ETag');
  if (response.status !== 200 || !etag) {
    await response.body?.cancel();
    return undefined;
  }
  const body = Buffer.from(await response.arrayBuffer());
  const headers = [...response.headers];
  const whole = response.headers.has(length) ? headers : [...headers, [length, String(body.length)]];
  const unchanged = headers.filter(([name]) => name !== length && name !== 'content-encoding');
  return {
    etag,
    modified: response.headers.get('Last-Modified') ?? undefined,
    whole: { status: 200, headers: whole.flat(), body },
    unchanged: { status: 304, headers: unchanged.flat() },
  };
}
