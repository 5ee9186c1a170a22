/** An object of schema.org's vocabulary, for JSON-LD. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** What structured data may say of the page that the block is on. */
export interface PageFacts {
  /** Language tag of the page. */
  inLanguage: string;
  /** The page's canonical address. */
  url: string;
  description: string;
  image: string | undefined;
  /** The bank. */
  publisher: StructuredData;
}

/** An item of a list. One that has a slug has a page of its own. */
export interface PageItem {
  slug?: string | undefined;
  image?: string | undefined;
}

/**
 * What a page that shows a widget's block is called, from the block: `<name>.page.ts` of the widget's folder exports it.
 * It is not part of the definition because only the server needs it.
 */
export interface WidgetPage<Block> {
  /** The Open Graph type; `website` when unset. */
  type?: 'article';
  /** Takes the place of the route's heading. */
  title?(block: Block): string | undefined;
  /** Takes the place of the route's description. */
  description?(block: Block): string | undefined;
  /** The picture that is shown where the page is shared. */
  image?(block: Block): string | undefined;
  items?(block: Block): readonly PageItem[];
  structuredData?(block: Block, facts: PageFacts): StructuredData | undefined;
}
