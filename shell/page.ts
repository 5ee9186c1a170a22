import type { ComponentType } from 'react';
import type { Language } from '../widgets/runtime/language/language';

export interface SharedPicture {
  /** Absolute. */
  address: string;
  alt: string;
  /** Unknown of a picture from elsewhere. */
  size?: { width: number; height: number };
}

/** A line of the bank's above the page, which may be closed. */
export interface Announcement {
  /** Changes with the text: who has closed one sees the next. */
  id: string;
  English: string;
  Indonesia: string;
  link?: string | undefined;
}

/** Key in `sessionStorage` of the announcement that was closed. */
export const closedAnnouncement = 'serambi-announcement';

/** The server's description of a page: part of the document, and of `/page.json` for a client navigation. */
export interface PageData {
  path: string;
  /** What is searched for on it: `q` among the route's parameters. */
  query?: string;
  /** The pages that are shown of its long lists, and how many the longest has. */
  pages: { first: number; last: number; count: number };
  /** Name of the build: the file of the shell's code, which names all others by their hashes. */
  build: string;
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
  heading: Record<Language, string>;
  title: Record<Language, string>;
  description: Record<Language, string>;
  /** What social networks show with a link to the page, if it has a picture. */
  picture: Record<Language, SharedPicture | undefined>;
  /** Open Graph type. */
  type: 'website' | 'article';
  announcement?: Announcement | undefined;
}

/** A page in a browser. */
export interface ShownPage extends PageData {
  /** Shown in place of the page's widgets, where the page could not be reached. */
  Notice?: ComponentType<{ language: Language }> | undefined;
  /** A link led to it: its sections come one after the other, so that the first is seen before the others are made. */
  isGradual?: boolean;
  /** It has not come yet: the description is that of the page before. */
  isLate?: boolean;
}
