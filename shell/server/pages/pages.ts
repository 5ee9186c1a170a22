/** Renders the site's pages: asks for all blocks of a route at once, and keeps what was rendered until one changes. */
import { decodeHTML } from 'entities';
import { LRUCache } from 'lru-cache';
import type { Content } from '../../../widgets/runtime/content/content';
import { type ContentState, readState } from '../../../widgets/runtime/content/state';
import type { Widget } from '../../../widgets/runtime/element/definition';
import { type Language, languages } from '../../../widgets/runtime/language/language';
import { today } from '../../../widgets/runtime/ui/date';
import { type Match, matchPath } from '../../match';
import type { PageData } from '../../page';
import type { Route, RouteTable } from '../../routes';
import { type Answer, type ContentSource, readInTime } from '../content/content-source';
import { sanitize } from '../content/sanitize';
import { tagOf } from '../http/etag';
import type { Site } from '../start/bank';
import { isDetail, itemsIn, listsOf, type Part, partsOf } from './details';
import { type Build, document } from './document';
import { pageDrawing } from './page-drawing';
import { type Drawings, sharingAddress } from './sharing';

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
  table: RouteTable<Route>;
  drawings: Drawings;
}

/** A page is sent at this time at the latest, with the blocks that are there. */
const patience = 1_200;
/** A list that only has a picture to give is waited for no longer: both together are under the two seconds of a page. */
const glance = 400;
/** Rendered pages that are remembered, in characters; each visitor can ask for other paths. */
const renderedLimit = 32 * 1024 * 1024;
/** Reported faults of content that are remembered, so that each is logged once. */
const reportedLimit = 500;

/** A part of the page, and what came of asking for its block; nothing when that takes too long. */
interface Answered extends Part {
  answer: Answer | undefined;
}

export function pages({ source, widgets, build, site, table, drawings }: Options) {
  const rendered = new LRUCache<string, { signature: string; page: Page }>({
    maxSize: renderedLimit,
    sizeCalculation: ({ page }) => page.html.length,
  });
  const reported = new LRUCache<string, true>({ max: reportedLimit });

  async function gather(match: Match<Route>): Promise<Answered[]> {
    const parts = partsOf(match, widgets);
    const answers = await readInTime(
      source,
      parts.map(({ path }) => path),
      patience,
    );
    const answered = parts.map((part, index) => ({ ...part, answer: answers[index] }));
    for (const part of answered) report(part);
    return answered;
  }

  /** The lists that a detail may stand in: one that has no picture of its own (news) has one on its card. */
  async function listsAbove({ route }: Match<Route>): Promise<Content[]> {
    if (!isDetail(route)) return [];
    return found(await readInTime(source, listsOf(route, table, widgets), glance));
  }

  /** Says once what is wrong with a block: the file or path, and the field. */
  function report({ path, widget, answer }: Answered) {
    if (answer?.status === 'missing' || !answer) return;
    const identity = `${path} ${answer.status === 'found' ? answer.tag : answer.reason}`;
    if (reported.get(identity)) return;
    reported.set(identity, true);
    const problems =
      answer.status === 'failed'
        ? [answer.reason]
        : languages.flatMap((language) => {
            const shown = readState(
              widget.content?.shape,
              { status: 'ready', content: answer.content },
              language,
              plain,
            );
            return shown.status === 'error' ? [`${path.slice('/api/'.length)}.json: ${shown.error.message}`] : [];
          });
    for (const reason of problems) console.warn(JSON.stringify({ event: 'content-damaged', path, reason }));
  }

  async function describePage(
    { path, language, languageInAddress, origin }: PageRequest,
    match: Match<Route>,
    parts: readonly Answered[],
  ): Promise<PageData> {
    const unknown =
      match.route === table.notFound ||
      (isDetail(match.route) && parts.some(({ answer }) => answer?.status === 'missing'));
    const { texts } = unknown ? table.notFound : match.route;
    const contents = unknown ? [] : found(parts.map(({ answer }) => answer));
    const inEach = <T>(of: (language: Language) => T) =>
      Object.fromEntries(languages.map((each) => [each, of(each)])) as Record<Language, T>;
    const detail = inEach((each): Fields => {
      const block = isDetail(match.route) ? contents[0]?.[each] : undefined;
      return isFields(block) ? block : {};
    });
    const heading = inEach((each) => plainText(detail[each].title) || texts[each].heading);
    const addressOf = (images: readonly (string | undefined)[]) =>
      images.map((image) => sharingAddress(image, origin, drawings)).find(Boolean);
    const drawn = (each: Language) =>
      unknown || !site.pageShares ? undefined : `${pageDrawing(site.pageShares, path, each)}.svg`;
    const own = inEach((each) =>
      addressOf([...contents.map((content) => ownImage(content, each)), drawn(each), cardImage(contents, each)]),
    );
    const lists = unknown || languages.every((each) => own[each]) ? [] : await listsAbove(match);
    const others = (each: Language) => [cardImage(lists, each, match.params.slug), site.share, site.icon];
    return {
      path,
      status: unknown ? 404 : 200,
      isPartial: parts.some(({ answer }) => !answer || answer.status === 'failed'),
      language,
      languageInAddress,
      origin,
      heading,
      title: inEach((each) => `${cut(heading[each], 60)} | ${site.bank.name}`),
      description: inEach((each) => cut(plainText(detail[each].description) || texts[each].description, 160)),
      image: inEach((each) => own[each] ?? addressOf(others(each)) ?? ''),
      type: match.route.path === '/news/:slug' ? 'article' : 'website',
    };
  }

  return {
    /** A whole document. */
    async html(request: PageRequest): Promise<Page> {
      const match = matchPath(request.path, table);
      const parts = await gather(match);
      const data = await describePage(request, match, parts);
      const key = [
        data.status === 200 ? request.path : '',
        request.language,
        request.languageInAddress,
        request.origin,
      ].join(' ');
      const signature = [
        // The year is on every page, and what ends on others.
        today(),
        ...parts.map(({ answer }) => (answer?.status === 'found' ? answer.tag : (answer?.status ?? 'late'))),
        ...Object.values(data.image),
      ].join(' ');
      const before = rendered.get(key);
      if (before?.signature === signature) return before.page;
      const states = new Map(parts.map(({ path, answer }) => [path, stateOf(answer)]));
      const shown = data.status === 200 ? match : { route: table.notFound, params: {} };
      const { html, styles } = document({
        data,
        match: shown,
        table,
        states,
        blocks: blocksOf(parts),
        widgets,
        build,
        site,
        drawings,
      });
      const etag = tagOf(html);
      const page = { status: data.status, html, styles, etag };
      rendered.set(key, { signature, page });
      return page;
    },

    /** The same page for a client navigation: its description and its blocks. */
    async data(request: PageRequest): Promise<{ page: PageData; blocks: Record<string, Content> }> {
      const match = matchPath(request.path, table);
      const parts = await gather(match);
      return { page: await describePage(request, match, parts), blocks: blocksOf(parts) };
    },
  };
}

const plain = { media: '', html: (source: string) => source };

function stateOf(answer: Answer | undefined): ContentState {
  if (answer?.status === 'found') return { status: 'ready', content: answer.content };
  // The browser tries again: what failed here may come there.
  return { status: 'loading' };
}

const blocksOf = (parts: readonly Answered[]): Record<string, Content> =>
  Object.fromEntries(parts.flatMap(({ path, answer }) => (answer?.status === 'found' ? [[path, answer.content]] : [])));

const plainText = (value: unknown): string =>
  typeof value === 'string' && value.trim() !== '-'
    ? decodeHTML(sanitize(value).replace(/<[^>]*>/g, ' '))
        .replace(/\s+/g, ' ')
        .trim()
    : '';

/** At most so many characters, ending with a whole word and an ellipsis where something is left out. */
function cut(text: string, length: number): string {
  const characters = [...text];
  if (characters.length <= length) return text;
  return `${characters
    .slice(0, length - 1)
    .join('')
    .replace(/\s+\S*$/, '')}…`;
}

const imageOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /[^\s-]/.test(value) ? value.trim() : undefined;

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const found = (answers: readonly (Answer | undefined)[]): Content[] =>
  answers.flatMap((answer) => (answer?.status === 'found' ? [answer.content] : []));

/** A block's picture: its banner's, or its own; never an icon. */
function ownImage(content: Content, language: Language): string | undefined {
  const block = content[language];
  const shown = Array.isArray(block)
    ? block.find((each) => isFields(each) && ('imageMobile' in each || 'banner' in each))
    : block;
  if (!isFields(shown)) return undefined;
  return imageOf(isFields(shown.banner) ? shown.banner.image : shown.image);
}

/** The picture of the first card that has one, among those that lead to a page of their own, or to that of a slug. */
const cardImage = (lists: readonly Content[], language: Language, to?: string): string | undefined =>
  lists
    .flatMap((content) => itemsIn(content, language))
    .filter(({ slug }) => to === undefined || slug === to)
    .map(({ image }) => imageOf(image))
    .find(Boolean);
