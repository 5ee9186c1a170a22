import type { Html } from '../content/shape';
import type { Entry } from '../search/engine';
import type { Bank } from '../widget/config';

/** A schema.org object, for JSON-LD. */
export type StructuredData = Readonly<Record<string, unknown>>;

export interface PageFacts {
  inLanguage: string;
  url: string;
  description: string;
  image: string | undefined;
  publisher: StructuredData;
  /** Rich text sanitised, with absolute addresses; the block has the backend's HTML. */
  html(text: Html): string;
}

/** An item of a list. One with a `slug` has its own page, one with an `anchor` only a place on the list's page. */
export interface PageItem {
  slug?: string | undefined;
  anchor?: string | undefined;
  image?: string | undefined;
  /** For the list's feed, which has the items with a title and a day. */
  title?: string | undefined;
  summary?: string | undefined;
  /** `YYYY-MM-DD`, or a moment with its time. */
  day?: string | undefined;
}

/** Data for a page from a widget's block, exported by `<name>.page.ts`. Not in the definition, because only the server needs it. */
export interface WidgetPage<Block> {
  /** Open Graph type; default: `website`. */
  type?: 'article';
  title?(block: Block): string | undefined;
  /** Replaces the route's description. */
  description?(block: Block): Html | string | undefined;
  /** The page's main text, repeated invisibly outside the shadow root, for programs that save pages or read them aloud. */
  text?(block: Block): readonly (Html | undefined)[];
  image?(block: Block): string | undefined;
  items?(block: Block): readonly PageItem[];
  /** Entries for search, with text or HTML. Unset: the block's texts belong to the page's own entry. */
  entries?(block: Block): readonly Entry[];
  structuredData?(block: Block, facts: PageFacts): StructuredData | undefined;
  /** For a widget around every page: an inline script in the head, which runs before the first paint. */
  script?(bank: Bank): string | undefined;
}
