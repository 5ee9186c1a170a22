/** Renders the site's pages: asks for all blocks of a route at once, and keeps what was rendered until one changes. */
import { createHash } from 'node:crypto';
import type { PageData } from '../../shell/page';
import { attributesOf, type Match, matchPath, notFound } from '../../shell/routes';
import { textsOf } from '../../shell/texts';
import type { Content } from '../../widgets/runtime/content';
import type { Widget } from '../../widgets/runtime/definition';
import { type Language, languages } from '../../widgets/runtime/language';
import { type ContentState, shownIn } from '../../widgets/runtime/state';
import type { Answer, ContentSource } from './content';
import { type Build, document } from './document';
import type { Site } from './options';
import { sanitize } from './sanitize';

export interface PageRequest {
  path: string;
  language: Language;
  languageInAddress: boolean;
  origin: string;
}

export interface Page {
  status: 200 | 404;
  html: string;
  styles: readonly string[];
  etag: string;
}

interface Options {
  source: ContentSource;
  widgets: ReadonlyMap<string, Widget>;
  build: Build;
  site: Site;
}

/** A page is sent at this time at the latest, with the blocks that are there. */
const patience = 1_200;
const kept = 500;

/** A block that one of the page's widgets shows, and what came of asking for it. */
interface Part {
  path: string;
  widget: Widget;
  answer: Answer | undefined;
}

const late = Symbol('late');

export function pages({ source, widgets, build, site }: Options) {
  const rendered = new Map<string, { signature: string; page: Page }>();
  const reported = new Set<string>();

  const partsOf = ({ route, params }: Match): Omit<Part, 'answer'>[] =>
    route.sections.flatMap((section) =>
      [section.widget, ...Object.values(section.slots ?? {})].flatMap((name) => {
        const widget = widgets.get(name);
        const path = widget?.content?.path(attributesOf(section, params));
        return widget && path ? [{ path, widget }] : [];
      }),
    );

  async function gather(match: Match): Promise<Part[]> {
    let timer: NodeJS.Timeout | undefined;
    const deadline = new Promise<typeof late>((resolve) => {
      timer = setTimeout(resolve, patience, late);
    });
    const parts = await Promise.all(
      partsOf(match).map(async (part) => {
        const answer = await Promise.race([source.read(part.path), deadline]);
        return { ...part, answer: answer === late ? undefined : answer };
      }),
    );
    clearTimeout(timer);
    for (const part of parts) report(part);
    return parts;
  }

  /** Says once what is wrong with a block: the file or path, and the field. */
  function report({ path, widget, answer }: Part) {
    if (answer?.status === 'missing' || !answer) return;
    const identity = `${path} ${answer.status === 'found' ? answer.tag : answer.reason}`;
    if (reported.has(identity)) return;
    if (reported.size > kept) reported.clear();
    reported.add(identity);
    const problems =
      answer.status === 'failed'
        ? [answer.reason]
        : languages.flatMap((language) => {
            const shown = shownIn(widget, { status: 'ready', content: answer.content }, language, plain);
            return shown.status === 'error' ? [`${path.slice('/api/'.length)}.json: ${shown.error.message}`] : [];
          });
    for (const reason of problems) console.warn(JSON.stringify({ event: 'content-damaged', path, reason }));
  }

  function describePage(
    { path, language, languageInAddress, origin }: PageRequest,
    match: Match,
    parts: Part[],
  ): PageData {
    const isDetail = Object.keys(match.params).length > 0;
    const unknown = match.route === notFound || (isDetail && parts.some(({ answer }) => answer?.status === 'missing'));
    const texts = textsOf(unknown ? notFound.path : match.route.path);
    const first = parts.find(({ answer }) => answer?.status === 'found');
    const block = (language: Language): Record<string, unknown> => {
      const content = first?.answer?.status === 'found' ? first.answer.content[language] : undefined;
      return typeof content === 'object' && content !== null ? (content as Record<string, unknown>) : {};
    };
    const inEach = (of: (language: Language) => string) =>
      Object.fromEntries(languages.map((each) => [each, of(each)])) as Record<Language, string>;
    const detail = isDetail && !unknown;
    const heading = inEach((each) => (detail && plainText(block(each).title)) || texts[each].heading);
    const image = sharingImage(block(language)) ?? site.share ?? site.icon ?? '';
    return {
      path,
      status: unknown ? 404 : 200,
      language,
      languageInAddress,
      origin,
      heading,
      title: inEach((each) => `${cut(heading[each], 60)} | ${site.bank.name}`),
      description: inEach((each) =>
        cut((detail && plainText(block(each).description)) || texts[each].description, 160),
      ),
      image: URL.canParse(image, origin) ? new URL(image, origin).href.replace(/(\/art\/[^.]+)\.svg$/, '$1.png') : '',
      type: match.route.path === '/news/:slug' ? 'article' : 'website',
    };
  }

  return {
    /** A whole document. */
    async html(request: PageRequest): Promise<Page> {
      const match = matchPath(request.path);
      const parts = await gather(match);
      const data = describePage(request, match, parts);
      const key = [
        data.status === 200 ? request.path : '',
        request.language,
        request.languageInAddress,
        request.origin,
      ].join(' ');
      const signature = parts
        .map(({ answer }) => (answer?.status === 'found' ? answer.tag : (answer?.status ?? late.toString())))
        .join(' ');
      const before = rendered.get(key);
      if (before?.signature === signature) return before.page;
      const states = new Map(parts.map(({ path, answer }) => [path, stateOf(answer)]));
      const shown = data.status === 200 ? match : { route: notFound, params: {} };
      const { html, styles } = document({ data, match: shown, states, blocks: blocksOf(parts), widgets, build, site });
      const etag = createHash('sha256').update(html).digest('base64url').slice(0, 22);
      const page = { status: data.status, html, styles, etag };
      rendered.delete(key);
      rendered.set(key, { signature, page });
      for (const oldest of rendered.keys()) {
        if (rendered.size <= kept) break;
        rendered.delete(oldest);
      }
      return page;
    },

    /** The same page for a client navigation: its description and its blocks. */
    async data(request: PageRequest): Promise<{ page: PageData; blocks: Record<string, Content> }> {
      const match = matchPath(request.path);
      const parts = await gather(match);
      return { page: describePage(request, match, parts), blocks: blocksOf(parts) };
    },
  };
}

const plain = { media: '', html: (source: string) => source };

function stateOf(answer: Answer | undefined): ContentState {
  if (answer?.status === 'found') return { status: 'ready', content: answer.content };
  // The browser tries again: what failed here may come there.
  return { status: 'loading' };
}

const blocksOf = (parts: readonly Part[]): Record<string, Content> =>
  Object.fromEntries(parts.flatMap(({ path, answer }) => (answer?.status === 'found' ? [[path, answer.content]] : [])));

const plainText = (value: unknown): string =>
  typeof value === 'string'
    ? sanitize(value)
        .replace(/<[^>]*>/g, ' ')
        .replace(/&amp;/g, '&')
        .replace(/&lt;/g, '<')
        .replace(/&gt;/g, '>')
        .replace(/&quot;/g, '"')
        .replace(/\s+/g, ' ')
        .trim()
    : '';

/** At most so many characters, ending with a whole word and an ellipsis where something is left out. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length - 1).replace(/\s+\S*$/, '')}…`;
}

function sharingImage(block: Record<string, unknown>): string | undefined {
  const banner = (Array.isArray(block) ? block[0] : (block.banner ?? block)) as { image?: unknown } | null | undefined;
  const image = banner?.image ?? block.image;
  return typeof image === 'string' && image.length > 1 ? image : undefined;
}
