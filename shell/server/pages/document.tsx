/** Renders a page as a document, or only its `<main>` for a page change. Both include the blocks of interactive widgets as JSON. */

import announcementScript from 'serambi:inline/announcement';
import controllerScript from 'serambi:inline/controller';
import earlyPost from 'serambi:inline/early-post';
import earlyReport from 'serambi:inline/early-report';
import framedPost from 'serambi:inline/framed-post';
import start from 'serambi:inline/start';
import { renderToString } from 'react-dom/server';
import type { Content } from '../../../widgets/runtime/content/content';
import { pageParam } from '../../../widgets/runtime/content/long-lists.pages';
import type { Reading } from '../../../widgets/runtime/content/shape';
import { type ContentState, readState, withoutBlock } from '../../../widgets/runtime/content/state';
import { attributesHtml, escapeHtml, scriptJson } from '../../../widgets/runtime/core/escape-html';
import { renderRoot } from '../../../widgets/runtime/element/render';
import { fileAddress, fileIn } from '../../../widgets/runtime/language/file-address';
import { codes, type Language, languages } from '../../../widgets/runtime/language/language';
import { siteLink } from '../../../widgets/runtime/language/link';
import { noticeTarget, targetSlot } from '../../../widgets/runtime/ui/form';
import type { PageConfig } from '../../../widgets/runtime/widget/config';
import { contentPath, type FormPost } from '../../../widgets/runtime/widget/definition';
import { frame } from '../../frame';
import { headTags } from '../../head';
import type { Match } from '../../match';
import { type MainData, type PageData, sheetsAttribute } from '../../page';
import type { RouteTable, Section } from '../../route';
import { webFonts } from '../bank/fonts';
import type { Site } from '../bank/site';
import { colourOf, tokensOf } from '../bank/theme';
import { type AnsweredPart, stateOf } from '../content/parts';
import { sanitize } from '../content/sanitize';
import type { ServerWidget, ServerWidgets } from '../core/widgets';
import { configOf } from '../http/page-config';
import { App, Main, RootContext, type ServerRoot } from './app';
import { isCodeless } from './codeless';
import { controllerLine, controllerStyle, draftLine, draftStyle, earlyPostLines, earlyPostStyle } from './page-lines';
import { pageStyles } from './page-styles';
import { claimedOrigin, keepEmails } from './renderings';
import { type Drawings, sharedImage, touchIcon } from './sharing';
import { formIn } from './site-routes';
import { structuredData } from './structured-data';
import { visitOf } from './visit';

/** Files of the browser build, from its manifest; each list begins with the file itself. */
export interface Build {
  version: string;
  shell: readonly string[];
  widgets: Readonly<Record<string, readonly string[]>>;
  /** Files that plain widgets (`isPlain`) have in place of code. */
  behaviours: readonly string[];
  font: string;
}

export interface Exported {
  forms?: string | undefined;
  media?: string | undefined;
}

export interface SiteOptions {
  table: RouteTable;
  widgets: ServerWidgets;
  build: Build;
  site: Site;
  drawings: Drawings;
  exported?: Exported | undefined;
  isDraft?: boolean;
}

interface DocumentOptions extends SiteOptions {
  data: PageData;
  match: Match;
  parts: readonly AnsweredPart[];
  post: FormPost | undefined;
  /** The page answers a form: it has only these sections and no code. */
  answer?: readonly Section[];
  addressed?: Readonly<Record<string, string>>;
  isMain?: boolean;
}

export interface Rendered {
  html: string;
  styles: readonly string[];
  scripts: readonly string[];
}

const element = (name: string, attributes: Readonly<Record<string, string>>) =>
  `<${name}${attributesHtml(attributes)}>`;

/** The ids of the items that have their place on this page (`PageItem.anchor`). */
function placesOf(
  { page, content }: ServerWidget,
  state: ContentState | undefined,
  language: Language,
  reading: Reading,
) {
  const read = state && page.items ? readState(content?.shape, state, language, reading) : undefined;
  return read?.status === 'ready' ? (page.items?.(read.block) ?? []).flatMap(({ anchor }) => anchor ?? []) : [];
}

function textOf({ page, content }: ServerWidget, state: ContentState, language: Language, reading: Reading) {
  const read = page.text ? readState(content?.shape, state, language, reading) : undefined;
  if (read?.status !== 'ready') return undefined;
  const texts = page.text?.(read.block) ?? [];
  const html = texts.map((text) => (text ? sanitize(text.html, text.addresses) : '')).join('');
  return html ? { html, lang: codes[read.language] } : undefined;
}

const script = (attributes: Readonly<Record<string, string>>, value?: unknown) =>
  `${element('script', attributes)}${value === undefined ? '' : scriptJson(value)}</script>`;
const json = (value: unknown, id?: string) => script({ type: 'application/json', ...(id && { id }) }, value);

export function document(options: DocumentOptions): Rendered {
  const { table, widgets, build, site, drawings, exported, isDraft = false } = options;
  const { data, match, parts, post, answer, addressed = {}, isMain = false } = options;
  const { language, languageInAddress } = data;
  const { bank, labels } = site;
  const states = new Map(parts.map((part) => [part.path, stateOf(part, data.pages)]));
  const { isBare, isPrivate } = match.route;
  const { announcement } = isBare ? {} : data;
  const isChecked = isPrivate && !answer;
  const form = post || exported?.forms !== undefined ? formIn(match.route) : undefined;
  const hasForm = form !== undefined && !answer;
  const fonts = webFonts(site, `/${build.font}`);
  const page =
    pageStyles({
      fonts,
      theme: site.theme,
      sections: (answer ?? match.route.sections).slice(1),
      widgets,
      hasAnnouncement: announcement !== undefined,
      // On an exported page it is in the frame of the forms' own server.
      hasExit: form !== undefined && Boolean(isPrivate) && !exported?.forms,
    }) +
    (isDraft ? draftStyle : '') +
    (isChecked ? controllerStyle : '') +
    (hasForm ? earlyPostStyle : '');
  const styles = new Set([page]);
  const first = match.route.sections[0]?.widget ?? '';
  let hasFirst = false;
  const coded = new Set<ServerWidget>();
  /** By path: one widget may appear several times with different blocks. */
  const content: Record<string, Content> = {};

  const link = (path: string) =>
    siteLink(path, '', languageInAddress ? language : undefined, data.isExported ? fileIn : undefined);

  const samePage = (each: Language) => {
    const query = new URLSearchParams({
      ...(data.pages.last > 1 && { page: pageParam(data.pages) }),
      ...(match.route.takesQuery && data.query && { q: data.query }),
      ...addressed,
      lang: codes[each],
    });
    // One file is the answer to all missing addresses.
    return exported ? fileAddress(`${data.status === 404 ? '/' : data.path}?${query}`) : `?${query}`;
  };

  const renderServerRoot = (
    name: string,
    placed: Record<string, string>,
    slots: readonly (string | undefined)[],
  ): ServerRoot | undefined => {
    const widget = widgets.get(name);
    if (!widget) return undefined;
    const own = Object.fromEntries(Object.entries(addressed).filter(([each]) => widget.addressed?.includes(each)));
    const attributes = { ...placed, ...own };
    const path = contentPath(widget, attributes) ?? '';
    const state = states.get(path);
    const block = !answer && state?.status === 'ready' && state !== withoutBlock ? state.content : undefined;
    const sent = name === form ? post : undefined;
    const hasNoCode = isCodeless(widget, attributes, block);
    const reading = {
      media: exported?.media ?? '',
      html: sanitize,
      isSecure: data.origin !== claimedOrigin && data.origin.startsWith('https:'),
    };
    const root = renderRoot(widget, {
      language,
      post: sent,
      attributes,
      slots: slots.filter((each) => each !== undefined),
      ...(state && { state }),
      reading,
      samePage,
      languageInAddress,
      isExported: data.isExported,
      forms: exported?.forms,
      bank,
      labels,
      addressable: true,
      isFirst: name === first && !hasFirst,
      // Only code could render the other language.
      inBothLanguages: hasNoCode,
    });
    hasFirst ||= name === first;
    styles.add(root.style);
    const targets = sent?.notice ? [noticeTarget, ...Object.keys(sent.errors ?? {})] : [];
    // Any widget needs its code while it is loading or after a failure.
    const isCoded = !answer && !(hasNoCode && root.status === 'ready');
    if (isCoded) coded.add(widget);
    if (isCoded && block) content[path] = block;
    const files = build.widgets[name]?.map((file) => `/${file}`) ?? [];
    return {
      html: isMain ? root.markup : root.html,
      text: state && textOf(widget, state, language, { ...reading, link }),
      attributes: {
        ...own,
        ...(root.isEmpty && { 'data-empty': '' }),
        ...(isMain && { [sheetsAttribute]: root.sheets.flatMap(({ text, name }) => (text ? [name] : [])).join(' ') }),
        ...(isCoded && { 'data-code': files.join(' ') }),
      },
      targets: Object.fromEntries(targets.map((id) => [id, targetSlot(id)])),
      places: placesOf(widget, state, language, reading),
    };
  };
  const waiting = hasForm ? earlyPostLines(labels, isPrivate) : undefined;
  const Shown = isMain ? Main : App;
  const markup = renderToString(
    <RootContext.Provider value={renderServerRoot}>
      <Shown page={data} match={match} language={language} labels={labels} sections={answer} line={waiting} />
    </RootContext.Provider>,
  );
  const shown = configOf([...coded], { bank, labels }, widgets);
  if (isMain) {
    const next: MainData = { page: data, config: shown, content };
    return { html: `${markup}${json(next)}`, styles: [], scripts: [] };
  }
  const config: PageConfig = {
    ...shown,
    addressable: true,
    languageInAddress,
    ...(exported && { isExported: true, ...exported }),
  };
  const { origin } = data;
  const picture = sharedImage(site.share || site.icon, origin, drawings)?.address;
  const facts = structuredData({ page: data, match, table, bank, labels, picture, widgets, states });

  const scripts = Object.values(frame).flatMap((name) => widgets.get(name)?.page.script?.(bank) ?? []);
  const early = answer ? [] : isBare ? [framedPost] : [...scripts, ...(announcement ? [announcementScript] : [])];
  const late = answer ? [] : [...(hasForm ? [isPrivate ? earlyReport : earlyPost] : []), start];
  const inline = (texts: readonly string[]) => texts.map((text) => `<script>${text}</script>`).join('');
  const check = isChecked ? controllerLine(labels) + inline([controllerScript]) : '';
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // For hosts that send no headers.
    isPrivate && exported
      ? element('meta', { 'http-equiv': 'Cache-Control', content: 'no-store' }) +
        element('meta', { name: 'referrer', content: 'no-referrer' })
      : '',
    // Links of a page in an iframe open another tab, so that typed text is kept.
    isBare ? '<base target="_blank">' : '',
    ...headTags(data, language, bank.name).map(([name, attributes, text]) =>
      name === 'title' ? `<title>${escapeHtml(text ?? '')}</title>` : element(name, { ...attributes, 'data-page': '' }),
    ),
    ...fonts.map(({ family, file, weight }) => {
      const preload = { rel: 'preload', as: 'font', type: 'font/woff2', href: file, crossorigin: '' };
      return element('link', { ...preload, 'data-family': family, 'data-weight': weight });
    }),
    `<style>${page}</style>`,
    inline(early),
    site.icon ? element('link', { rel: 'icon', href: site.icon, type: 'image/svg+xml' }) : '',
    site.icon && drawings.has(site.icon) ? element('link', { rel: 'apple-touch-icon', href: touchIcon }) : '',
    element('link', { rel: 'manifest', href: '/site.webmanifest' }),
    // The feed of an optional page is linked on that page only.
    ...table.routes.flatMap(({ path, feed, heading, needsBlock }) =>
      feed && (!needsBlock || path === data.route)
        ? languages.map((each) => {
            const address = `${feed}?lang=${codes[each]}`;
            const href = exported ? fileAddress(address) : address;
            return element('link', { rel: 'alternate', type: 'application/atom+xml', title: heading[each], href });
          })
        : [],
    ),
    element('meta', { name: 'theme-color', content: colourOf(tokensOf(site.theme, 'light'), 'deep') }),
    // `data-page`: a page change removes it with the other tags of this page.
    ...facts.map((fact) => script({ type: 'application/ld+json', 'data-page': '' }, fact)),
  ].join('');
  const code = [
    ...build.shell.map((file) => element('link', { rel: 'modulepreload', href: `/${file}` })),
    script({ type: 'module', src: `/${build.shell[0]}` }),
  ].join('');
  // A framed page is light, like most pages around it.
  const root = {
    lang: codes[language],
    ...(isPrivate && { 'data-private': '' }),
    ...(isBare && { 'data-scheme': 'light' }),
    ...(announcement && { 'data-announcement': announcement.id }),
  };
  const html = [
    `<!doctype html>${element('html', root)}<head>${head}</head>`,
    `<body>${isDraft ? draftLine(labels) : ''}${check}${exported ? keepEmails(markup) : markup}`,
    answer ? '' : json(config, 'serambi-config') + json(data, 'serambi-page') + json(content, 'serambi-content'),
    answer || isPrivate ? '' : json(visitOf(site, build.version), 'serambi-visit'),
    answer ? '' : `<template id="serambi-code">${code}</template>${inline(late)}`,
    '</body></html>',
  ].join('\n');
  return {
    html,
    styles: [...styles],
    scripts: [...early, ...(isChecked ? [controllerScript] : []), ...late],
  };
}
