import type { Language } from '../widgets/runtime/language/language';

/** A page as the server describes it: with the document, or alone for a client navigation. */
export interface PageData {
  path: string;
  status: 200 | 404;
  /** A block was not there in time, so that more may be known of the page by now. */
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
  /** Absolute address of the sharing image; empty when there is none. */
  image: Record<Language, string>;
  /** Open Graph type. */
  type: 'website' | 'article';
}
