import type { Html } from '../content/shape';
import type { Entry } from '../search/engine';
import type { Bank } from '../widget/config';

/** An object of schema.org's vocabulary, for JSON-LD. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** Facts about the page that a block's structured data may use. */
export interface PageFacts {
  /** Language tag of the page. */
  inLanguage: string;
  /** The page's canonical address. */
  url: string;
  description: string;
  image: string | undefined;
  /** The bank. */
  publisher: StructuredData;
  /** Rich text as it may be shown, with absolute addresses. In the block it is as the backend wrote it. */
  html(text: Html): string;
}

/** An item of a list. One that has a slug has a page of its own, one with an `anchor` only its place on the list's page. */
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

/**
 * What a page takes from the block of a widget on it. `<name>.page.ts` in the widget's folder exports it. It is not part
 * of the definition because only the server needs it.
 */
export interface WidgetPage<Block> {
  /** The Open Graph type; `website` when unset. */
  type?: 'article';
  /** Replaces the route's heading. */
  title?(block: Block): string | undefined;
  /** Replaces the route's description. */
  description?(block: Block): Html | string | undefined;
  /**
   * The page's main text. Its document has it once more outside the shadow root, where nothing shows it: programs that save pages or
   * read them aloud often see no shadow root.
   */
  text?(block: Block): readonly (Html | undefined)[];
  /** The image for links to the page on social networks. */
  image?(block: Block): string | undefined;
  items?(block: Block): readonly PageItem[];
  /** What search finds one by one; the text may be HTML. Unset, the texts of the block are part of the page that shows it. */
  entries?(block: Block): readonly Entry[];
  structuredData?(block: Block, facts: PageFacts): StructuredData | undefined;
  /** Of a widget around every page: a script that the page's head has in it, so that it runs before the first paint. */
  script?(bank: Bank): string | undefined;
}
