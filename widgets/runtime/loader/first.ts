/** The answer to `GET /first` of the bank's server, and the requests for it: one for all questions of a task. */
import type { Content } from '../content/content';
import type { BankFacts } from '../element/bank';
import type { Language } from '../language/language';
import { retrying } from './retrying';

/** Markup in each language. */
export type Markup = Record<Language, string>;

/** A widget's part of the answer. One without `html` is for the widget's own code, which says what is wrong. */
export interface FirstPart {
  html?: Markup;
  /** Its sheets in the order of the cascade, as places in `css` of the answer. */
  css?: number[];
  /** Its block was not there in time. */
  isLate?: true;
  /** Files, block and facts by which its code takes the markup over; static widgets have none. */
  files?: readonly string[];
  path?: string;
  content?: Content | undefined;
  facts?: BankFacts | undefined;
}

export interface FirstAnswer {
  /** The release that has rendered the parts. */
  version: string;
  parts: FirstPart[];
  css: string[];
}

/** A part with the texts of its sheets. */
export interface Shown extends Omit<FirstPart, 'css' | 'html'> {
  /** Undefined where there is none, or where the page refuses it. */
  html: Markup | undefined;
  version: string;
  css: string[];
}

/** Most widgets of one request; the server has the same limit (`shell/server/pages/first.ts`). */
const maxWidgets = 24;
const timeout = 30_000;

const get = (url: string): Promise<FirstAnswer> =>
  retrying(async () => {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
    const { ok, status } = response;
    if (!ok) throw Object.assign(new Error(`${url} answered ${status}`), { status });
    return response.json();
  });

/** In browsers that have it; its HTML is an object that stands where a string does. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): string };
}

/**
 * Makes markup of the bank's server insertable where the page asks for Trusted Types. `setHTML` needs no policy. Undefined where
 * the page allows no policy of that name.
 */
function trusting(): ((html: string) => string) | undefined {
  const asIs = (html: string) => html;
  if ('setHTML' in ShadowRoot.prototype) return asIs;
  try {
    const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
    const policy = trustedTypes?.createPolicy('serambi', { createHTML: asIs });
    return policy ? (html) => policy.createHTML(html) : asIs;
  } catch {
    return undefined;
  }
}

export type Ask = (query: string) => Promise<Shown>;

/** Asks the bank at an origin. A query is a widget's name, and after a question mark its attributes. */
export function asking(bank: string): Ask {
  const trust = trusting();
  let batch: string[] | undefined;
  let sent: Promise<Ask>;

  async function send(queries: readonly string[]): Promise<Ask> {
    const names = queries.map((each) => `w=${encodeURIComponent(each)}`).join('&');
    const { version, parts, css } = await get(`${bank}/first?${names}`);
    return async (query) => {
      const { html, css: places = [], ...part } = parts[queries.indexOf(query)] ?? {};
      const shown = html && trust && { English: trust(html.English), Indonesia: trust(html.Indonesia) };
      return { ...part, html: shown, version, css: places.map((at) => css[at] ?? '') };
    };
  }

  return async (query) => {
    if (!batch || batch.length === maxWidgets) {
      const queries: string[] = [];
      batch = queries;
      // When this task ends.
      sent = Promise.resolve().then(() => {
        batch = undefined;
        // The same widgets have the same address, whatever their order in the page.
        return send(queries.sort());
      });
    }
    if (!batch.includes(query)) batch.push(query);
    const part = await (await sent)(query);
    // A part that the others did not wait for is asked for again alone.
    return part.isLate ? (await send([query]))(query) : part;
  };
}
