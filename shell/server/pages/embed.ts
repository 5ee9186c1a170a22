/**
 * `GET /embed/<name>`: one widget, finished, for hosts that put their pages together on their side (ESI, SSI, any
 * backend). It is visible without JavaScript; with the widget's script on the page its element takes the markup over.
 */
import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { scriptJson } from '../../../widgets/runtime/content/escape-html';
import type { ContentState } from '../../../widgets/runtime/content/state';
import type { Bank } from '../../../widgets/runtime/element/config';
import type { Widget } from '../../../widgets/runtime/element/definition';
import { commonAttributes } from '../../../widgets/runtime/element/element';
import { elementMarkup, renderRoot } from '../../../widgets/runtime/element/render';
import { isLanguage, type Language, languages } from '../../../widgets/runtime/language/language';
import { type ContentSource, readInTime } from '../content/content-source';
import { sanitize } from '../content/sanitize';
import type { SendText } from '../http/compression';
import { tagOf } from '../http/etag';
import { type Theme, themeRules } from '../theme';

export interface EmbedOptions {
  source: ContentSource;
  widgets: ReadonlyMap<string, Widget>;
  bank: Bank;
  theme: Theme;
  /** Values that an attribute may have, by widget and attribute, where its documentation lists them. */
  values?: (widget: string, attribute: string) => readonly string[] | undefined;
  /** Origins, beside the bank's own, that content and links may lead to. */
  origins?: readonly string[];
}

export interface Fragment {
  html: string;
  /** `sha256-…` of each inline style: what a host's policy has to allow under `style-src`. */
  styleHashes: readonly string[];
  tag: string;
  /** All of its content is in it, so it may be kept for a while. */
  isWhole: boolean;
}

/** What a host asked for and cannot have; the message is for whoever wrote the host's page. */
class EmbedError extends Error {
  override name = 'EmbedError';
  constructor(
    readonly status: 400 | 404,
    message: string,
  ) {
    super(message);
  }
}

/** The fragment is sent at this time at the latest, with its loading state if the content is not there. */
const patience = 1_500;

const listed = (values: readonly string[]) => values.map((value) => `"${value}"`).join(', ');
const absolute = (address: string | undefined, origin: string) =>
  address && URL.canParse(address, origin) ? new URL(address, origin).href : address;

const hashOf = (style: string) => `sha256-${createHash('sha256').update(style).digest('base64')}`;

export function embedding({ source, widgets, bank, theme, values, origins = [] }: EmbedOptions) {
  const themeStyle = themeRules(theme, { fallback: true });
  /** Base addresses that the query names; no other than the bank's, for a page of the bank must not lead elsewhere. */
  function base(name: 'api' | 'site', query: URLSearchParams, own: string): string {
    const value = query.get(name)?.replace(/\/+$/, '');
    if (!value) return own;
    const allowed = [own, ...origins];
    if (URL.canParse(value) && allowed.includes(new URL(value).origin)) return value;
    throw new EmbedError(400, `${name} must be one of ${listed(allowed)}, not "${value}".`);
  }

  function ownAttributes(widget: Widget, query: URLSearchParams): Record<string, string> {
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
    const api = base('api', query, origin);
    const site = base('site', query, origin);

    let state: ContentState = { status: 'ready', content: {} };
    if (widget.content) {
      const path = widget.content.path(own);
      if (path === undefined) {
        throw new EmbedError(400, `<serambi-${name}> needs a valid ${widget.attributes?.join(', ')} attribute.`);
      }
      const [answer] = await readInTime(source, [path], patience);
      if (answer?.status === 'missing') throw new EmbedError(404, `There is no content at ${path}.`);
      // As on the bank's own pages: what is not here may come where the script runs, so it begins there with loading.
      state = answer?.status === 'found' ? { status: 'ready', content: answer.content } : { status: 'loading' };
    }

    const reading = { media: api, html: sanitize };
    let usesBank = false;
    const { logo, logoLight, ...rest } = bank;
    const ownBank: Bank = { ...rest };
    for (const [key, address] of Object.entries({ logo, logoLight })) {
      const resolved = absolute(address, origin);
      if (resolved) ownBank[key as 'logo' | 'logoLight'] = resolved;
    }
    const attributes = { ...own, ...(named && { language }), api, site };
    const root = renderRoot(widget, {
      language,
      attributes,
      state,
      reading,
      site,
      bank: new Proxy(ownBank, {
        get(target, key, receiver) {
          usesBank = true;
          return Reflect.get(target, key, receiver);
        },
      }),
      inPixels: true,
    });
    // Hydration needs the configuration that the markup was made from, whatever the page's is.
    const config = usesBank ? `<script type="application/json">${scriptJson({ bank: ownBank })}</script>` : '';
    const theme = themeStyle && `<style>${themeStyle}</style>`;
    const html = elementMarkup(widget, attributes, root, theme + config);
    return {
      html,
      styleHashes: [root.style, themeStyle].filter(Boolean).map(hashOf),
      tag: tagOf(html),
      isWhole: root.status === 'ready',
    };
  };
}

/** The route's answer. `send` compresses it and compares its tag. */
export function embedRoute(
  fragment: ReturnType<typeof embedding>,
  send: SendText,
  headers: Readonly<Record<string, string>>,
) {
  return async (c: Context, name: string, origin: string): Promise<Response> => {
    try {
      const query = new URL(c.req.url).searchParams;
      const { html, styleHashes, tag, isWhole } = await fragment(name, query, origin);
      return await send(c, html, tag, {
        ...headers,
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': isWhole ? 'public, max-age=60, stale-while-revalidate=86400' : 'no-store',
        'Access-Control-Expose-Headers': 'ETag, Serambi-Style-Hash',
        'Serambi-Style-Hash': styleHashes.join(', '),
        // For a fragment that somebody opens as a page; what composes pages does not look at it.
        'Content-Security-Policy': `default-src 'none'; style-src ${styleHashes.map((hash) => `'${hash}'`).join(' ')}; img-src * data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
        'X-Robots-Tag': 'noindex',
      });
    } catch (error) {
      if (!(error instanceof EmbedError)) throw error;
      return c.text(`${error.message}\n`, error.status, { ...headers, 'Cache-Control': 'no-store' });
    }
  };
}
