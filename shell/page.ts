import type { Content } from '../widgets/runtime/content/content';
import type { Language } from '../widgets/runtime/language/language';
import type { PageConfig } from '../widgets/runtime/widget/config';

export interface SharedPicture {
  /** Absolute. */
  address: string;
  alt: string;
  size?: { width: number; height: number };
}

export type Words = Record<Language, string>;

export interface Announcement extends Words {
  /** Changes with the text, so that a visitor who closed one sees the next. */
  id: string;
  link?: Words | undefined;
  /** The text's language, if it is only in this one. */
  only?: Language | undefined;
}

/** In ms. A file of code that takes longer counts as lost. */
export const lostAfter = 30_000;

export const closedAnnouncement = 'serambi-announcement';

/** The server's description of a page, in the document and in the answer to a page change. */
export interface PageData {
  path: string;
  /** Path of the route: `/promo/:slug`; `*` is the not-found page. */
  route: string;
  /** Paths that are always loaded as a document, because headers apply to a whole document. */
  privatePaths: readonly string[];
  query?: string;
  /** The shown pages of the long lists, and the page count of the longest list. */
  pages: { first: number; last: number; count: number };
  /** File name of the shell's code, which contains the hashes of all other files. */
  build: string;
  sheets: string;
  status: 200 | 404;
  /** A block was late or failed, so another request may return more. */
  isPartial: boolean;
  language: Language;
  languageInAddress: boolean;
  isExported?: boolean;
  origin: string;
  heading: Words;
  title: Words;
  /** A part of the page with its own title, shown while the address has the fragment. */
  part?: { fragment: string; heading: Words; title: Words };
  description: Words;
  picture: Record<Language, SharedPicture | undefined>;
  type: 'website' | 'article';
  announcement?: Announcement | undefined;
}

export interface MainData {
  page: PageData;
  config: PageConfig;
  content: Record<string, Content>;
}

/** Query parameter that requests only the `<main>`; its value is `en` or `id`. */
export const mainParam = 'main';
export const mainFile = 'main.html';
/** Attribute of elements in a `<main>`: names of their sheets, in cascade order. */
export const sheetsAttribute = 'data-sheets';
export const changeSheet = 'page-change';
/** Trusted Types policy for HTML that the site's own server sends. */
export const pagePolicy = 'serambi-page';
