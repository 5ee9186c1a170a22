/** Requests for content blocks, each shared by all widgets of the page that show the block. */
import { readBankData } from './bank-data';
import type { Content } from './content';

async function getContent(url: string, signal: AbortSignal): Promise<Content> {
  // Loaded on demand: a page or loader that brings its blocks makes no requests.
  const { requestWithRetries } = await import('./request');
  const content: Content = await requestWithRetries(url, signal);
  return content.bank === undefined
    ? content
    : { ...content, bank: undefined, labels: undefined, ...readBankData(content) };
}

interface Entry {
  content: Promise<Content>;
  users: number;
  controller: AbortController;
}

/** By URL, for all bundles of the page; the key's number is the version of `Entry`. */
const scope = globalThis as unknown as Record<symbol, Map<string, Entry> | undefined>;
const key = Symbol.for('serambi.requests.1');
scope[key] ??= new Map();
const requests: Map<string, Entry> = scope[key];

export interface Joined {
  content: Promise<Content>;
  /** Ends the use; the last release aborts the request. `spoiled` keeps the answer from being shared again. */
  release(spoiled?: boolean): void;
}

/** Requests a block, or joins another widget's request. */
export function acquireContent(url: string): Joined {
  let entry = requests.get(url);
  if (!entry) {
    const controller = new AbortController();
    entry = { content: getContent(url, controller.signal), users: 0, controller };
    // Forgets a failure, so that the next widget requests again.
    entry.content.catch(() => requests.get(url) === entry && requests.delete(url));
    requests.set(url, entry);
  }
  const used = entry;
  used.users++;
  let released = false;
  return {
    content: used.content,
    release(spoiled) {
      if (released) return;
      released = true;
      used.users--;
      if (requests.get(url) === used && (spoiled || used.users === 0)) requests.delete(url);
      if (used.users > 0) return;
      used.controller.abort();
    },
  };
}
