/** Requests for `GET /first` of the bank's server: one for all widgets of a task. */
import type { Content } from '../content/content';
import { attempt } from '../core/attempt';
import { retrying } from '../core/retrying';
import type { BankData } from '../element/bank';
import type { Language } from '../language/language';

export type Markup = Record<Language, string>;

/** A widget's part of the answer. Without `html` the widget's own code loads and reports the error. */
export interface FirstPart {
  html?: Markup;
  /** Indexes in the answer's `css`, in the order of the cascade. */
  css?: number[];
  /** Its block did not arrive in time. */
  isLate?: true;
  /** Files of the behaviour that a plain widget has in place of code. */
  behaviours?: readonly string[];
  /** Files, block and the bank's data for the code that takes the markup over; static and plain widgets have none. */
  files?: readonly string[] | undefined;
  path?: string;
  content?: Content | undefined;
  facts?: BankData | undefined;
}

export interface FirstAnswer {
  parts: FirstPart[];
  css: string[];
}

export interface Shown extends Omit<FirstPart, 'css' | 'html'> {
  /** Undefined if missing, or if the page refuses it. */
  html: Markup | undefined;
  css: string[];
}

/** Most widgets in one request; the same limit as in `shell/server/pages/first.ts`. */
const maxWidgets = 24;
const timeout = 30_000;

const get = (url: string): Promise<FirstAnswer> =>
  retrying(async () => {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
    const { ok, status } = response;
    if (!ok) throw Object.assign(new Error(`${url} answered ${status}`), { status });
    return response.json();
  });

/**
 * Makes server markup insertable under Trusted Types; `setHTML` needs no policy. Undefined if the page forbids a policy of this
 * name.
 */
function trusting(): { createHTML(html: string): string } | undefined {
  const asIs = { createHTML: (html: string) => html };
  if ('setHTML' in ShadowRoot.prototype) return asIs;
  return attempt(() => globalThis.trustedTypes?.createPolicy('serambi', asIs) ?? asIs);
}

export type Ask = (query: string) => Promise<Shown>;

/** Requests parts from a bank's origin. A query is a widget's name, then `?` and its attributes. */
export function asking(bank: string): Ask {
  const policy = trusting();
  let batch: string[] | undefined;
  let sent: Promise<Ask>;

  async function send(queries: readonly string[]): Promise<Ask> {
    const names = queries.map((each) => `w=${encodeURIComponent(each)}`).join('&');
    const { parts, css } = await get(`${bank}/first?${names}`);
    return async (query) => {
      const { html, css: places = [], ...part } = parts[queries.indexOf(query)] ?? {};
      const shown = html &&
        policy && { English: policy.createHTML(html.English), Indonesia: policy.createHTML(html.Indonesia) };
      return { ...part, html: shown, css: places.map((at) => css[at] ?? '') };
    };
  }

  return async (query) => {
    if (!batch || batch.length >= maxWidgets) {
      const queries: string[] = [];
      batch = queries;
      // At the end of this task.
      sent = Promise.resolve().then(() => {
        batch = undefined;
        // Sorted, so that the same widgets give the same address.
        return send(queries.sort());
      });
    }
    if (!batch.includes(query)) batch.push(query);
    const part = await (await sent)(query);
    // Requests a late part again by itself.
    return part.isLate ? (await send([query]))(query) : part;
  };
}
