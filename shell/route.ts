/** A page's entry in the route table: path, texts and widgets. */
import type { Words } from './page';

export interface Placed {
  widget: string;
  /** `:name` takes the route's parameter of that name. */
  attributes?: Readonly<Record<string, string>>;
}

export interface Section extends Placed {
  id?: string;
  /** Widgets inside this one, by slot. `isLater`: not visible when the page opens, so it is created last. */
  slots?: Readonly<Record<string, Placed & { isLater?: boolean }>>;
  /** Fragment of links to a place inside the section; the widget has a slot of that name there. */
  anchor?: string;
  /** Layout: no padding, padding (default), darker ground, or centred on the page. */
  band?: 'full' | 'plain' | 'sand' | 'centred';
}

export const bankName = '{bank}';

/** Parts of pages that are search results of their own. Their texts are in `entries.strings.ts`. */
export type FoundPart = 'report' | 'contact';

export interface Route {
  path: string;
  /** Defaults; a bank replaces both by `pageTexts` in `bank.json`. */
  heading: Readonly<Words>;
  description: Readonly<Words>;
  sections: readonly Section[];
  found?: FoundPart;
  /** A visit leaves no trace: no cache, no referrer, and always loaded as a document. */
  isPrivate?: boolean;
  /** Without header and footer, for a frame. */
  isBare?: boolean;
  /** For one page per list item: the page that has the list. */
  listedOn?: Route;
  /** The page that this one is another form of. A bank that disables that page disables both. */
  variantOf?: Route;
  feed?: string;
  /** The page exists only if the bank has the block of its first section. */
  needsBlock?: boolean;
  isUnlisted?: boolean;
  /** The page shows results for `?q=`, as the parameter `q`. Search engines must not index it. */
  takesQuery?: boolean;
}

export interface RouteTable {
  routes: readonly Route[];
  notFound: Route;
}

/** All widgets of a page, each before those in its slots. */
export const placedOn = ({ sections }: Pick<Route, 'sections'>): Placed[] =>
  sections.flatMap((section) => [section, ...Object.values(section.slots ?? {})]);

export const words = (English: string, Indonesia: string): Words => ({ English, Indonesia });

export const latest = (of: string): Section => ({ widget: 'latest', attributes: { of } });

export const next = (...pages: readonly string[]): Section => ({
  widget: 'next',
  attributes: { pages: pages.join(' ') },
  band: 'sand',
});

export const nextWithoutApp = (...pages: readonly string[]): Section => ({
  ...next(),
  attributes: { pages: pages.join(' '), layout: 'pages' },
});

export const calculator: Section = { widget: 'simulation', id: 'calculator', anchor: 'goal', band: 'sand' };

export const service = (service: string): Section => ({
  widget: 'service',
  attributes: { service },
  anchor: 'steps',
  band: 'full',
});
