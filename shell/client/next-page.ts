/** Requests a page's `<main>` (`?main=`). It names its style sheets, because the document's policy would block inline styles. */
import { pageJson } from '../../widgets/runtime/content/page-json';
import { attempt } from '../../widgets/runtime/core/attempt';
import { codes, currentLanguage } from '../../widgets/runtime/language/language';
import { constructed } from '../../widgets/runtime/styles/sheet';
import { pageConfig } from '../../widgets/runtime/widget/config';
import { changeSheet, type MainData, mainFile, mainParam, type PageData, pagePolicy, sheetsAttribute } from '../page';

export interface Page extends Pick<MainData, 'page' | 'config' | 'content'> {
  main: HTMLElement;
}

/** Thrown when the answer is not a `<main>` of this build: the page must be loaded as a document. */
export class OtherAnswer extends Error {}

const { build, path = '', privatePaths, sheets: sheetsFile = '' } = pageJson<PageData>('serambi-page');

/** Undefined on private pages, without Trusted Types (Safari before 26), and where another policy forbids it. */
const policy = privatePaths?.includes(path)
  ? undefined
  : attempt(() => window.trustedTypes?.createPolicy(pagePolicy, { createHTML: (html) => html }));

/** Loaded again after a lost file (`inline/start.ts`): widgets would not see the content that this copy adds. */
const isCopy = import.meta.url.includes('/again-');

let texts: Readonly<Record<string, string>> | undefined;
const sheets = new Map<string, CSSStyleSheet>();

export async function loadSheets(): Promise<void> {
  if (!policy || texts) return;
  const { [changeSheet]: own = '', ...all } = await (await fetch(sheetsFile, { priority: 'low' })).json();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(own);
  document.adoptedStyleSheets.push(sheet);
  texts = all;
}

/** False until the style sheets are loaded, in browsers without `parseHTMLUnsafe`, and for a copy of this code. */
export const canChange = (): boolean => texts !== undefined && 'parseHTMLUnsafe' in Document && !isCopy;

function sheetOf(name: string): CSSStyleSheet {
  const text = texts?.[name];
  if (text === undefined) throw new OtherAnswer();
  const sheet = sheets.get(name) ?? constructed(text);
  sheets.set(name, sheet);
  return sheet;
}

function mainAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  if (pageConfig().isExported) return `${pathname.replace(/\/?$/, '/')}${mainFile}`;
  return `${pathname}${search ? `${search}&` : '?'}${mainParam}=${codes[currentLanguage()]}`;
}

async function request(address: string): Promise<string> {
  const response = await fetch(address);
  const html = await response.text();
  // 503: the content is not there yet. A proxy's error page is not a `<main>`.
  const isMain = html.startsWith('<main ') && [200, 404, 503].includes(response.status) && !response.redirected;
  if (!isMain || response.headers.get('Cache-Control')?.includes('no-store')) throw new OtherAnswer();
  return html;
}

function parse(html: string): Page {
  if (!policy) throw new OtherAnswer();
  const parsed = Document.parseHTMLUnsafe(policy.createHTML(html));
  const main = parsed.querySelector('main');
  const data = JSON.parse(parsed.querySelector('main~script')?.textContent ?? 'null') as MainData | null;
  if (!main || !data || data.page.build !== build) throw new OtherAnswer();
  document.adoptNode(main);
  // A document adopts only sheets that were constructed for it.
  for (const host of main.querySelectorAll(`[${sheetsAttribute}]`)) {
    const named = host.getAttribute(sheetsAttribute)?.split(' ').map(sheetOf);
    if (host.shadowRoot) host.shadowRoot.adoptedStyleSheets = named ?? [];
  }
  return { ...data, main };
}

/** Time in ms for which a requested page may be used. */
export const lifetime = 15_000;

export interface Asked {
  at: number;
  arrived: Promise<unknown>;
  page(): Promise<Page>;
  made?: Page;
}

const asked = new Map<string, Asked>();

export function ask(url: Pick<URL, 'pathname' | 'search'>): Asked {
  const address = mainAddress(url);
  const known = asked.get(address);
  if (known && Date.now() - known.at < lifetime) return known;
  for (const [other, { at }] of asked) if (Date.now() - at >= lifetime) asked.delete(other);
  const arrived = request(address);
  let making: Promise<Page> | undefined;
  const entry: Asked = {
    at: Date.now(),
    arrived,
    page() {
      making ??= arrived.then((html) => {
        entry.made = parse(html);
        if (entry.made.page.isPartial) asked.delete(address);
        return entry.made;
      });
      return making;
    },
  };
  asked.set(address, entry);
  arrived.catch(() => asked.delete(address));
  return entry;
}

export const forget = (url: Pick<URL, 'pathname' | 'search'>): unknown => asked.delete(mainAddress(url));
