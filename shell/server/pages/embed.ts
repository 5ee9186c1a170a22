/**
 * `GET /embed/<name>`: one widget as rendered markup, for hosts that assemble their pages on the server (ESI, SSI, any
 * backend). It is visible without JavaScript; with the widget's script on the page, the element hydrates the markup.
 */
import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { today } from '../../../widgets/runtime/content/day';
import { scriptJson } from '../../../widgets/runtime/content/escape-html';
import type { ContentState } from '../../../widgets/runtime/content/state';
import type { Bank } from '../../../widgets/runtime/element/config';
import { contentPath } from '../../../widgets/runtime/element/definition';
import { commonAttributes } from '../../../widgets/runtime/element/element';
import { elementMarkup, renderRoot } from '../../../widgets/runtime/element/render';
import { isLanguage, type Language, languages } from '../../../widgets/runtime/language/language';
import type { Labels } from '../../../widgets/runtime/language/strings';
import type { ContentSource } from '../content/content-source';
import { sanitize } from '../content/sanitize';
import { formPaths } from '../forms/endpoints';
import type { FormTokens } from '../forms/form-token';
import { baseAddress } from '../http/base-address';
import type { SendText } from '../http/compression';
import { tagOf } from '../http/etag';
import { factsElsewhere } from '../http/page-config';
import { type Theme, themeFallback } from '../theme';
import type { ServerWidget } from '../widgets';
import { firstPage } from './long-lists';
import { type AnsweredPart, readParts, signatureOf, stateOf } from './parts';
import { claimedOrigin, forOrigin, keptRenderings } from './renderings';

export interface EmbedOptions {
  source: ContentSource;
  widgets: ReadonlyMap<string, ServerWidget>;
  bank: Bank;
  /** Labels that the bank has replaced. */
  labels?: Labels | undefined;
  theme: Theme;
  /** Values that an attribute may have, by widget and attribute, where its documentation lists them. */
  values?: (widget: string, attribute: string) => readonly string[] | undefined;
  tokens: FormTokens;
  /** Origins, beside the bank's own, that content and links may lead to. */
  origins?: readonly string[];
}

export interface Fragment {
  html: string;
  /** `sha256-…` of each inline style, for `style-src` in the host's Content-Security-Policy. */
  styleHashes: readonly string[];
  /** It has its content, so it may be cached. */
  isComplete: boolean;
}

/** The request names something that does not exist or is not allowed; the message is for the host's developer. */
class EmbedError extends Error {
  override name = 'EmbedError';
  constructor(
    readonly status: 400 | 404,
    message: string,
  ) {
    super(message);
  }
}

/** How long a fragment waits for its content, in ms. After that it is sent in its loading state. */
const contentTimeout = 1_500;
/** Size of the fragments that are kept, in characters. Hosts can ask for any values of some attributes. */
const keptLimit = 16 * 1024 * 1024;
/** Of a widget that shows no content. */
const ready: ContentState = { status: 'ready', content: {} };

const listed = (values: readonly string[]) => values.map((value) => `"${value}"`).join(', ');
const hashOf = (style: string) => `sha256-${createHash('sha256').update(style).digest('base64')}`;

export function embedding({ source, widgets, bank, labels, theme, values, tokens, origins = [] }: EmbedOptions) {
  const themeStyle = themeFallback(theme);
  const factsOf = factsElsewhere({ bank, labels }, widgets);
  /** A base address of the query. Only listed origins are allowed, so that the bank sends no links to other sites. */
  function base(name: 'api' | 'site', query: URLSearchParams, own: string): string {
    const value = query.get(name);
    if (!value) return claimedOrigin;
    const allowed = [own, ...origins];
    const address = baseAddress(value);
    if (address && new URL(address).origin === own) return claimedOrigin + address.slice(own.length);
    if (address && allowed.includes(new URL(address).origin)) return address;
    throw new EmbedError(400, `${name} must be one of ${listed(allowed)}, not "${value}".`);
  }

  function ownAttributes(widget: ServerWidget, query: URLSearchParams): Record<string, string> {
    const names: readonly string[] = widget.attributes ?? [];
    const known = [...names, ...commonAttributes];
    const attributes: Record<string, string> = {};
    for (const [name, value] of query) {
      if (!known.includes(name)) {
        throw new EmbedError(400, `<serambi-${widget.name}> has no attribute "${name}": it has ${known.join(', ')}.`);
      }
      const allowed = values?.(widget.name, name);
      if (allowed && !allowed.includes(value)) {
        throw new EmbedError(400, `${name} must be one of ${listed(allowed)}, not "${value}".`);
      }
      if (names.includes(name)) attributes[name] = value;
    }
    return attributes;
  }

  const keep = keptRenderings<Fragment>(keptLimit, ({ html }) => html.length);

  return async function fragment(name: string, query: URLSearchParams, origin: string): Promise<Fragment> {
    const widget = widgets.get(name);
    if (!widget)
      throw new EmbedError(404, `There is no widget "${name}": there are ${[...widgets.keys()].join(', ')}.`);
    const named = query.get('language');
    if (named !== null && !isLanguage(named)) {
      throw new EmbedError(400, `language must be one of ${listed(languages)}, not "${named}".`);
    }
    const language: Language = named ?? 'Indonesia';
    const own = ownAttributes(widget, query);
    const bases = { api: base('api', query, origin), site: base('site', query, origin) };

    let part: AnsweredPart | undefined;
    if (widget.content) {
      const { isOptional, lists } = widget.content;
      const path = contentPath(widget, own);
      if (path === undefined && !isOptional) {
        throw new EmbedError(400, `<serambi-${name}> needs a valid ${widget.attributes?.join(', ')} attribute.`);
      }
      part = { path: path ?? '', widget, lists, answer: undefined };
      if (path) [part = part] = await readParts(source, [part], contentTimeout);
      if (part.answer?.status === 'missing' && !isOptional) {
        throw new EmbedError(404, `There is no content at ${path}.`);
      }
    }
    const token = name in formPaths ? tokens.make(name) : undefined;

    const render = (): Fragment => {
      // Content that is late or failed is requested again in the browser, as on the bank's own pages.
      const state = part ? stateOf(part, firstPage) : ready;
      const facts = factsOf([widget], claimedOrigin);
      const attributes = { ...own, ...(named && { language }), ...bases };
      const root = renderRoot(widget, {
        language,
        attributes,
        state,
        reading: { media: bases.api, html: sanitize, isSecure: bases.api.startsWith('https:') },
        site: bases.site,
        post: token ? { token } : undefined,
        ...facts,
        inPixels: true,
      });
      // Hydration needs the bank that the markup was rendered with; the host page may configure another.
      const isTold = widget.bank?.length || facts.labels;
      const config = isTold ? `<script type="application/json">${scriptJson(facts)}</script>` : '';
      const theme = themeStyle && `<style>${themeStyle}</style>`;
      return {
        html: elementMarkup(widget, attributes, root, theme + config),
        styleHashes: [root.style, themeStyle].filter(Boolean).map(hashOf),
        isComplete: root.status === 'ready',
      };
    };
    const key = JSON.stringify([name, named, own, bases]);
    const { html, ...rest } = keep(key, [today(), token, part && signatureOf([part])].join(' '), render);
    return { ...rest, html: forOrigin(html, origin) };
  };
}

/** The route's handler. `send` compresses the fragment and compares its ETag with the request's. */
export function embedRoute(
  fragment: ReturnType<typeof embedding>,
  send: SendText,
  headers: Readonly<Record<string, string>>,
) {
  return async (c: Context, name: string, origin: string): Promise<Response> => {
    try {
      const query = new URL(c.req.url).searchParams;
      const { html, styleHashes, isComplete } = await fragment(name, query, origin);
      return await send(c, html, tagOf(html), {
        ...headers,
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': isComplete ? 'public, max-age=60, stale-while-revalidate=86400' : 'no-store',
        'Access-Control-Expose-Headers': 'ETag, Serambi-Style-Hash',
        'Serambi-Style-Hash': styleHashes.join(', '),
        // For a fragment that is opened as a page of its own; a host that includes it ignores this header.
        'Content-Security-Policy': `default-src 'none'; style-src ${styleHashes.map((hash) => `'${hash}'`).join(' ')}; img-src * data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
        'X-Robots-Tag': 'noindex',
      });
    } catch (error) {
      if (!(error instanceof EmbedError)) throw error;
      return c.text(`${error.message}\n`, error.status, { ...headers, 'Cache-Control': 'no-store' });
    }
  };
}
