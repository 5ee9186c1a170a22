import type { Language } from '../widgets/runtime/language/language';

/** The server's description of a page: part of the document, and of `/page.json` for a client navigation. */
export interface PageData {
  path: string;
  status: 200 | 404;
  /** Set by a browser that could not reach the server for this page. */
  isUnreachable?: boolean;
  /** A block was late or failed, so another request may return more. */
  isPartial: boolean;
  /** The language that the server rendered it in. */
  language: Language;
  /** The address names the language (`?lang=`). */
  languageInAddress: boolean;
  /** Origin for absolute addresses. */
  origin: string;
  heading: Record<Language, string>;
  title: Record<Language, string>;
  description: Record<Language, string>;
  /** Absolute address of the sharing image; empty when the page has no image. */
  image: Record<Language, string>;
  /** Open Graph type. */
  type: 'website' | 'article';
}
