/** `GET /embed/<name>`: one widget as HTML for pages assembled on a server. With the widget's script the element hydrates it. */
import { Hono } from 'hono';
import { scriptJson } from '../../../widgets/runtime/core/escape-html';
import { elementMarkup, renderRoot } from '../../../widgets/runtime/element/render';
import type { Language } from '../../../widgets/runtime/language/language';
import { type Theme, themeFallback } from '../bank/theme';
import type { ContentSource } from '../content/content-source';
import { firstPage } from '../content/long-lists';
import { readParts, signatureOf, stateOf } from '../content/parts';
import type { FormTokens } from '../forms/form-token';
import { formPaths } from '../forms/submit';
import { sendText } from '../http/compression';
import { originOf } from '../http/context';
import type { BankDataElsewhere } from '../http/page-config';
import { hashOf } from '../http/security-headers';
import { anyOrigin } from '../http/static-files';
import { claimedOrigin, forOrigin, keepEmails, keptRenderings, thisMinute } from './renderings';
import { type Known, WidgetRequestError, widgetRequests } from './widget-request';

export interface EmbedOptions extends Known {
  source: ContentSource;
  bankDataOf: BankDataElsewhere;
  theme: Theme;
  tokens: FormTokens;
}

export interface Fragment {
  html: string;
  /** `sha256-…` of each inline style, for `style-src` of the other site's policy. */
  styleHashes: readonly string[];
  isComplete: boolean;
}

const contentTimeout = 1_500;
/** Characters of cached fragments. Some attributes take any value, so a limit is needed. */
const keptLimit = 16 * 1024 * 1024;

export function embedding({ source, bankDataOf, theme, tokens, ...known }: EmbedOptions) {
  const read = widgetRequests(known);
  const themeStyle = themeFallback(theme);
  const keep = keptRenderings<Fragment>(keptLimit, ({ html }) => html.length);

  return async function fragment(name: string, query: URLSearchParams, origin: string): Promise<Fragment> {
    const { widget, named, own, bases, leading, part: asked } = read(name, query, origin);
    const language: Language = named ?? 'Indonesia';
    const [part] = await readParts(source, asked ? [asked] : [], contentTimeout);
    if (part?.answer?.status === 'missing' && !widget.content?.isOptional) {
      throw new WidgetRequestError(404, `There is no content at ${part.path}.`);
    }
    const token = name in formPaths ? tokens.make(name) : undefined;

    const render = (): Fragment => {
      const facts = bankDataOf([widget], claimedOrigin);
      const attributes = { ...own, ...(named && { language }), ...bases };
      const root = renderRoot(widget, {
        language,
        attributes,
        // The browser requests late or failed content again, as on the bank's own pages.
        ...(part && { state: stateOf(part, firstPage) }),
        ...leading,
        post: token ? { token } : undefined,
        ...facts,
        inPixels: true,
      });
      // Hydration needs the bank's data of the rendering; the other site's page may configure another.
      const isConfigured = widget.bank?.length || facts.labels;
      const config = isConfigured ? `<script type="application/json">${scriptJson(facts)}</script>` : '';
      const theme = themeStyle && `<style>${themeStyle}</style>`;
      return {
        html: keepEmails(elementMarkup(widget, attributes, root, theme + config)),
        styleHashes: [root.style, themeStyle].filter(Boolean).map(hashOf),
        isComplete: root.status === 'ready',
      };
    };
    const key = JSON.stringify([name, named, own, bases]);
    const { html, ...rest } = keep(key, [thisMinute(), token, part && signatureOf([part])].join(' '), render);
    return { ...rest, html: forOrigin(html, origin) };
  };
}

type FragmentOf = ReturnType<typeof embedding>;

export const embedRoute = (fragment: FragmentOf): Hono =>
  new Hono().get('/embed/:name', async (c) => {
    try {
      const query = new URL(c.req.url).searchParams;
      const { html, styleHashes, isComplete } = await fragment(c.req.param('name'), query, originOf(c));
      return await sendText(c, html, {
        ...anyOrigin,
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': isComplete ? 'public, max-age=60, stale-while-revalidate=86400' : 'no-store',
        'Access-Control-Expose-Headers': 'ETag, Serambi-Style-Hash',
        'Serambi-Style-Hash': styleHashes.join(', '),
        // For a fragment that is opened as a page; a site that includes it ignores this header.
        'Content-Security-Policy': `default-src 'none'; style-src ${styleHashes.map((hash) => `'${hash}'`).join(' ')}; img-src * data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
        'X-Robots-Tag': 'noindex',
      });
    } catch (error) {
      if (!(error instanceof WidgetRequestError)) throw error;
      return c.text(`${error.message}\n`, error.status, { ...anyOrigin, 'Cache-Control': 'no-store' });
    }
  });
