/** Renders the site's pages. Requests all blocks of a route at the same time, and caches the page until one changes. */
import type { PageRange } from '../../../widgets/runtime/content/content';
import { today } from '../../../widgets/runtime/content/day';
import { maxPages, pageParam } from '../../../widgets/runtime/content/long-lists.pages';
import { isSlug } from '../../../widgets/runtime/core/path';
import { type Language, languages } from '../../../widgets/runtime/language/language';
import { maxQuery } from '../../../widgets/runtime/search/words';
import type { FormPost } from '../../../widgets/runtime/widget/definition';
import { decode } from '../../decode';
import { type Match, matchPath } from '../../match';
import type { PageData, SharedPicture } from '../../page';
import type { Route } from '../../route';
import type { ContentSource } from '../content/content-source';
import { existingPages, pageCount } from '../content/long-lists';
import {
  type AnsweredPart,
  type Description,
  descriptionsOf,
  lacksPage,
  partsOf,
  readParts,
  signatureOf,
} from '../content/parts';
import { inEachLanguage } from '../core/in-each-language';
import { mapValues } from '../core/map-values';
import type { ServerWidgets } from '../core/widgets';
import type { FormTokens } from '../forms/form-token';
import { errorsOf, errorTitle, noticeOf } from '../forms/notices';
import type { FormName } from '../forms/submit';
import type { Taken } from '../forms/unscripted';
import { tagOf } from '../http/etag';
import type { Search } from '../search/search';
import { announcementAt } from './announcement';
import { wordsOf } from './app';
import { withoutMissingPages } from './disabled-pages';
import { document, type Rendered, type SiteOptions } from './document';
import { pageDrawing } from './page-drawing';
import { changeSheets } from './page-styles';
import { claimedOrigin, forOrigin, keptRenderings } from './renderings';
import { sharedImage } from './sharing';
import { formIn } from './site-routes';
import { descriptionOf, titleOf } from './texts';

export interface PageRequest {
  path: string;
  language: Language;
  languageInAddress: boolean;
  origin: string;
  pages: PageRange;
  query?: Readonly<Record<string, string>>;
  isMain?: boolean;
}

export interface Page extends Rendered {
  /** 503: no content is available at the moment. */
  status: 200 | 404 | 503;
  /** A block was late or failed, or the bank has no content yet: the next answer may have more. */
  isPartial: boolean;
  etag: string;
}

interface Options extends SiteOptions {
  source: ContentSource;
  search: Pick<Search, 'wordsIn'>;
  publicOrigin?: string | undefined;
  tokens: FormTokens;
}

/** In ms; then a page is sent without its late blocks. */
export const pageTimeout = 1_200;
const listTimeout = 400;
/** In characters. Visitors can request any path, so a limit is needed. */
const renderedLimit = 32 * 1024 * 1024;
const longestValue = 60;
const notFoundPath = '/404';

/** True if no block is available and every section needs one. */
function isEmpty({ sections }: Route, parts: readonly AnsweredPart[], widgets: ServerWidgets) {
  const shown = sections.flatMap(({ widget }) => widgets.get(widget) ?? []).filter(({ isAside }) => !isAside);
  return (
    !parts.some(({ widget, answer }) => answer?.status === 'found' && !widget.isAside) &&
    shown.every(({ content }) => content && !content.isOptional)
  );
}

/** True if a required block is late or failed; a missing one will not come. */
const isPartial = (parts: readonly AnsweredPart[]) =>
  parts.some(({ widget, answer }) => !widget.content?.isOptional && (!answer || answer.status === 'failed'));

export type Pages = ReturnType<typeof pages>;

export function pages({ source, search, publicOrigin, tokens, ...shared }: Options) {
  const { table, widgets, build, site, drawings, exported } = shared;
  const sheets = changeSheets(table, widgets);
  const keep = keptRenderings<Page>(renderedLimit, ({ html }) => html.length);

  const privatePaths = table.routes.flatMap(({ path, isPrivate }) => (isPrivate ? [path] : []));

  /** A page without content is not retried if the bank has published other content. */
  async function isBankEmpty(): Promise<boolean> {
    const home = matchPath('/', table);
    return isEmpty(home.route, await readParts(source, partsOf(home, widgets), listTimeout), widgets);
  }

  async function describePage(request: PageRequest, matched: Match) {
    const { path, language, languageInAddress, origin } = request;
    const { route, params } = matched;
    const { q } = params;
    const [match, parts, announcement] = await Promise.all([
      withoutMissingPages(matched, { source, table, widgets, timeout: listTimeout }),
      readParts(source, partsOf(matched, widgets), pageTimeout),
      announcementAt(source, Date.now(), site.bank),
    ]);
    // The item itself is the first part; other parts may be missing.
    const isMissing =
      route === table.notFound || lacksPage(route, parts) || (route.listedOn && parts[0]?.answer?.status === 'missing');
    const { path: pattern, heading: words, description } = isMissing ? table.notFound : route;
    const own = isMissing ? [] : descriptionsOf(parts);
    const ownText = (field: 'title' | 'description', each: Language) =>
      own.map((one) => one[each][field]).find(Boolean);
    const heading = inEachLanguage((each) => ownText('title', each) ?? words[each]);
    const pictureOf = (alt: string, images: readonly (string | undefined)[]): SharedPicture | undefined => {
      const found = images.map((image) => sharedImage(image, origin, drawings)).find(Boolean);
      return found && { ...found, alt };
    };
    const drawn = (each: Language) =>
      isMissing || !site.pageShares ? undefined : `${pageDrawing(site.pageShares, path, each)}.svg`;
    const ownPicture = inEachLanguage((each) =>
      pictureOf(heading[each], [...own.map((one) => one[each].image), drawn(each), itemImage(own, each)]),
    );
    // The list may have a picture of an item whose own page has none.
    const lists =
      isMissing || !route.listedOn || languages.every((each) => ownPicture[each])
        ? []
        : descriptionsOf(await readParts(source, partsOf({ route: route.listedOn, params: {} }, widgets), listTimeout));
    const count = Math.max(
      1,
      ...parts.map(({ lists, answer }) => (answer?.status === 'found' ? pageCount(lists, answer) : 1)),
    );
    const shown = existingPages(askedPages(request, parts), count);
    const contact = wordsOf(site.labels, 'contact');
    const number = shown.first === shown.last && shown.first > 1 ? ` (${shown.first})` : '';
    const data: PageData = {
      path,
      route: pattern,
      privatePaths,
      ...(q && { query: q }),
      pages: { ...shown, count },
      build: build.shell[0] ?? '',
      sheets: sheets.path,
      status: isMissing ? 404 : 200,
      isPartial: isPartial(parts),
      language,
      languageInAddress,
      ...(exported && { isExported: true }),
      origin,
      heading,
      title: inEachLanguage((each) => titleOf(heading[each] + number, site.bank.name)),
      // The report page's title must not reveal that somebody went to the form.
      ...(!isMissing &&
        route.found === 'contact' && {
          part: {
            fragment: route.found,
            heading: contact,
            title: inEachLanguage((each) => titleOf(contact[each], site.bank.name)),
          },
        }),
      description: inEachLanguage((each) => descriptionOf(ownText('description', each), description[each])),
      picture: inEachLanguage(
        (each) =>
          ownPicture[each] ??
          pictureOf(heading[each], [itemImage(lists, each, params.slug)]) ??
          pictureOf(site.bank.name, [site.share, site.icon]),
      ),
      type: parts.map(({ widget }) => widget.page.type).find(Boolean) ?? 'website',
      announcement,
    };
    return { match, parts, data };
  }

  /** The not-found page, with suggestions for the words of the path. */
  const missing = async (path: string): Promise<Match> => ({
    route: table.notFound,
    params: { q: await search.wordsIn(decode(path)).catch(() => '') },
  });

  async function resolve(request: PageRequest) {
    const { route, params } = matchPath(request.path, table);
    // Invalid values are never sent to a backend, so no block decides.
    const isKnown = Object.values(params).every(isSlug);
    if (route === table.notFound || !isKnown) return describePage(request, await missing(request.path));
    const shown = await describePage(request, {
      route,
      params: route.takesQuery ? { ...params, q: (request.query?.q ?? '').slice(0, maxQuery).trim() } : params,
    });
    return shown.data.status === 200 ? shown : describePage(request, await missing(request.path));
  }

  async function rendering(request: PageRequest): Promise<Page> {
    const { match, parts, data: described } = await resolve(request);
    // The not-found page is cached once for all paths, so it must not contain one visitor's path.
    const data = described.status === 200 ? described : { ...described, path: notFoundPath };
    const { isMain = false } = request;
    const key = [data.path, request.language, request.languageInAddress, isMain, pageParam(data.pages)].join(' ');
    // A file outlives its token; the other server answers the form with a page with a new token.
    const form = exported ? undefined : formIn(match.route);
    const token = form && tokens.make(form);
    const signature = [
      token,
      // Pages depend on the day: the footer shows the year, and other widgets show what has ended.
      today(),
      signatureOf(parts),
      ...match.route.sections.map(({ attributes }) => attributes?.pages),
      ...languages.map((each) => data.picture[each]?.address),
      data.announcement?.id,
    ].join(' ');
    const addressed = addressedOf(request.query, parts);
    // Visitors can use the page, and its widgets retry. Crawlers would index an empty page.
    const isUnready =
      data.status === 200 && isEmpty(match.route, parts, widgets) && (isPartial(parts) || (await isBankEmpty()));
    const render = (): Page => {
      const { html, styles, scripts } = document({
        ...shared,
        data,
        match,
        parts,
        post: token ? { token } : undefined,
        addressed,
        isMain,
      });
      const status = isUnready ? 503 : data.status;
      return { status, isPartial: data.isPartial || isUnready, html, styles, scripts, etag: tagOf(html) };
    };
    // Not cached: visitors may request any values, which would evict all other pages.
    return data.query || Object.keys(addressed).length ? render() : keep(key, `${signature} ${isUnready}`, render);
  }

  return {
    sheets,
    async html(request: PageRequest): Promise<Page> {
      const page = await rendering({ ...request, origin: publicOrigin ?? claimedOrigin });
      if (publicOrigin) return page;
      const html = forOrigin(page.html, request.origin);
      return { ...page, html, etag: tagOf(html) };
    },

    /** The answer to a form without script. It contains the typed text, so it is not cached. */
    async answer(request: PageRequest, form: FormName, taken: Taken): Promise<Rendered> {
      const { match, parts, data: described } = await describePage(request, matchPath(request.path, table));
      const title = inEachLanguage((each) =>
        titleOf(errorTitle(described.heading[each], each, site.labels), site.bank.name),
      );
      const isSent = taken.status < 300;
      const { language } = request;
      const post: FormPost = {
        token: (!isSent && taken.token) || tokens.make(form),
        notice: noticeOf(taken, form, language, site.bank, site.labels),
        ...(!isSent && { values: withFirstLines(taken.values ?? {}), errors: errorsOf(taken, language, site.labels) }),
      };
      return document({
        ...shared,
        data: isSent ? described : { ...described, title },
        match,
        parts,
        post,
        answer: [{ widget: form, band: 'full' }],
      });
    },
  };
}

/** HTML drops a line end at the start of a text field. */
const withFirstLines = (values: Readonly<Record<string, string>>) =>
  mapValues(values, (text) => text.replace(/^\n/, '\n\n'));

/** A search in long lists reads as many pages as an answer may have, from the requested page on. */
function askedPages({ query, pages }: PageRequest, parts: readonly AnsweredPart[]): PageRange {
  const addressed = addressedOf(query, parts);
  const isSearch = parts.some(({ widget }) => widget.content?.lists?.searchParams?.some((name) => addressed[name]));
  return isSearch ? { first: pages.first, last: pages.first + maxPages - 1 } : pages;
}

function addressedOf(query: PageRequest['query'] = {}, parts: readonly AnsweredPart[]): Record<string, string> {
  const names = new Set(parts.flatMap(({ widget }) => widget.addressed ?? []));
  return Object.fromEntries(
    Object.entries(query).filter(([name, value]) => names.has(name) && value.length <= longestValue),
  );
}

const itemImage = (lists: readonly Record<Language, Description>[], language: Language, slug?: string) =>
  lists
    .map(({ [language]: { pictures } }) => (slug === undefined ? pictures.values().next().value : pictures.get(slug)))
    .find(Boolean);
