/**
 * Asks for the next page's `<main>` (`?main=` of its address) and makes nodes of it, beside the page shown. Its elements name their
 * style sheets, all of which are loaded when the page is idle: markup with inline styles would be held against this document's
 * policy as soon as it is parsed.
 */
import { pageJson } from '../../widgets/runtime/content/page-json';
import { codes, currentLanguage } from '../../widgets/runtime/language/language';
import { constructed } from '../../widgets/runtime/styles/sheet';
import { pageConfig } from '../../widgets/runtime/widget/config';
import { changeSheet, type MainData, mainFile, mainParam, type PageData, pagePolicy, sheetsAttribute } from '../page';

/** A page that is not shown yet, or any more. */
export interface Page extends Pick<MainData, 'page' | 'config' | 'content'> {
  main: HTMLElement;
}

/** The answer is no `<main>` of this build: the page has to be loaded as a document. */
export class OtherAnswer extends Error {}

const { build, path = '', privatePaths, sheets: sheetsFile = '' } = pageJson<PageData>('serambi-page');

// Not in TypeScript's DOM library.
const { trustedTypes } = window as {
  trustedTypes?: { createPolicy(name: string, rules: { createHTML(html: string): string }): typeof rules };
};

/** Undefined on a private page, in browsers without Trusted Types (Safari before 26), and where another policy forbids it. */
const policy = (() => {
  if (privatePaths?.includes(path)) return undefined;
  try {
    return trustedTypes?.createPolicy(pagePolicy, { createHTML: (html) => html });
  } catch {
    return undefined;
  }
})();

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

/** Whether pages can be changed in this document. Until then, and where they cannot, links are the browser's. */
export const canChange = (): boolean => texts !== undefined && 'parseHTMLUnsafe' in Document;

function sheetOf(name: string): CSSStyleSheet {
  const text = texts?.[name];
  if (text === undefined) throw new OtherAnswer();
  const sheet = sheets.get(name) ?? constructed(text);
  sheets.set(name, sheet);
  return sheet;
}

/** The address of a page's `<main>`, in the language shown. */
function mainAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  if (pageConfig().isExported) return `${pathname.replace(/\/?$/, '/')}${mainFile}`;
  return `${pathname}${search ? `${search}&` : '?'}${mainParam}=${codes[currentLanguage()]}`;
}

async function request(address: string): Promise<string> {
  const response = await fetch(address);
  const html = await response.text();
  // 503: its content is still to come. An answer of something else, such as a proxy, is no `<main>`.
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

/** How long a page that was asked for may be used, in ms. */
export const lifetime = 15_000;

export interface Asked {
  at: number;
  /** The answer has come. */
  arrived: Promise<unknown>;
  /** Makes the page of the answer, once. */
  page(): Promise<Page>;
  made?: Page;
}

const asked = new Map<string, Asked>();

/** Asks for the page at an address, unless it was asked for just now. */
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
        // The next answer may have more.
        if (entry.made.page.isPartial) asked.delete(address);
        return entry.made;
      });
      return making;
    },
  };
  asked.set(address, entry);
  // The caller that needs the page handles its error.
  arrived.catch(() => asked.delete(address));
  return entry;
}

/** A page is shown once: its nodes are in the document from then on. */
export const forget = (url: Pick<URL, 'pathname' | 'search'>): unknown => asked.delete(mainAddress(url));
