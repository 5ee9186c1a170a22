/** The entry files: `widgets/<name>.js` defines one tag, `widgets/auto.js` all tags of the page. */
import type { Registered } from '../element/define';
import { type Bank, define, type Row } from './element';
import { type Ask, asking } from './first';

export type Table = Readonly<Record<string, Row>>;

const prefix = 'serambi-';

/** Requests by bank, shared by all loaders of the page, because a Trusted Types policy can be made only once. */
const scope = globalThis as unknown as Record<symbol, Record<string, Ask> | undefined>;
const key = Symbol.for('serambi.first.1');

export function bankAt(url: string, version: string): Bank {
  const root = new URL('../', url).href;
  const { origin } = new URL(url);
  scope[key] ??= {};
  const asked = scope[key];
  asked[origin] ??= asking(origin);
  return { origin, root, isPinned: root.endsWith(`/v${version}/`), ask: asked[origin] };
}

const isOurs = (tag: string) =>
  Boolean((customElements.get(tag) as Registered | undefined)?.observedAttributes?.includes('site'));

/** Defines a tag once. If another script has taken it, the widget's code reports that. */
export function defineOnce(name: string, row: Row, bank: Bank): void {
  const tag = prefix + name;
  if (isOurs(tag)) return;
  if (customElements.get(tag)) row[2]().catch(() => {});
  else define(name, row, bank);
}

/** Defines each tag of the table that the page has, now or later; does not look into shadow roots. */
export function watch(table: Table, bank: Bank): void {
  const seen = new Set<string>();
  const look = ({ localName }: Element) => {
    if (!localName.startsWith(prefix) || seen.has(localName)) return;
    seen.add(localName);
    const name = localName.slice(prefix.length);
    const row = Object.hasOwn(table, name) ? table[name] : undefined;
    if (row) defineOnce(name, row, bank);
    else console.warn(`Serambi: there is no widget <${localName}>.`);
  };
  const lookWithin = (node: Node) => {
    if (!(node instanceof Element)) return;
    look(node);
    for (const element of node.querySelectorAll(':not(:defined)')) look(element);
  };
  new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(lookWithin);
  }).observe(document, { childList: true, subtree: true });
  lookWithin(document.documentElement);
}
