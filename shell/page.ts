import type { Content } from '../widgets/runtime/content/content';
import type { Language } from '../widgets/runtime/language/language';
import type { PageConfig } from '../widgets/runtime/widget/config';

export interface SharedPicture {
  /** Absolute. */
  address: string;
  alt: string;
  /** Unknown of a picture from elsewhere. */
  size?: { width: number; height: number };
}

/** A text in each language. */
export type Words = Record<Language, string>;

/** A line of the bank's above the page, which may be closed. */
export interface Announcement extends Words {
  /** Changes with the text: who has closed one sees the next. */
  id: string;
  link?: string | undefined;
}

/** Key in `sessionStorage` of the announcement that was closed. */
export const closedAnnouncement = 'serambi-announcement';

/** The server's description of a page: part of the document, and of the answer to a change of the page. */
export interface PageData {
  path: string;
  /** Path of the route: `/promo/:slug`; `*` is the not-found page. */
  route: string;
  /** Paths of pages that are always loaded as a document: their headers apply to a whole document. */
  privatePaths: readonly string[];
  /** What is searched for on it: `q` among the route's parameters. */
  query?: string;
  /** The pages that are shown of its long lists, and how many the longest has. */
  pages: { first: number; last: number; count: number };
  /** Name of the build: the file of the shell's code, which names all others by their hashes. */
  build: string;
  /** Address of all style sheets by name, of the same build. */
  sheets: string;
  status: 200 | 404;
  /** A block was late or failed, so another request may return more. */
  isPartial: boolean;
  /** The language that the server rendered it in. */
  language: Language;
  /** The address names the language (`?lang=`). */
  languageInAddress: boolean;
  /** The page is a file of an exported site (see `fileAddress`). */
  isExported?: boolean;
  /** Origin for absolute addresses. */
  origin: string;
  heading: Words;
  title: Words;
  /** A part of the page with its own title, shown while the address has the fragment. */
  part?: { fragment: string; heading: Words; title: Words };
  description: Words;
  /** What social networks show with a link to the page, if it has a picture. */
  picture: Record<Language, SharedPicture | undefined>;
  /** Open Graph type. */
  type: 'website' | 'article';
  announcement?: Announcement | undefined;
}

/** The JSON behind the `<main>` of a next page (`?main=`). */
export interface MainData {
  page: PageData;
  /** The part of the configuration that the page's widgets read. */
  config: PageConfig;
  /** Blocks of widgets that run code, by path. */
  content: Record<string, Content>;
}

/** Parameter of a page's address that asks for its `<main>` alone, in a language: `en` or `id`. */
export const mainParam = 'main';
/** The file that it is in an exported site. */
export const mainFile = 'main.html';
/** The attribute of a fragment's elements that names the sheets of their shadow root, in the order of the cascade. */
export const sheetsAttribute = 'data-sheets';
/** The name among the sheets of the page's own styles for a change of the page. Longer than the hashes that name the others. */
export const changeSheet = 'page-change';
/** Name of the shell's policy of Trusted Types: it makes trusted HTML of the site's own answers to a change of the page. */
export const pagePolicy = 'serambi-page';
