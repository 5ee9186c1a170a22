import { pageJson } from '../content/page-json';
import type { Language } from '../language/language';
import type { Labels } from '../language/strings';

/** A link of the menu or the footer, with its label in each language. */
export interface MenuLink {
  /** A page of the site, also with a fragment (`/help#contact`), or an absolute address. */
  path: string;
  English: string;
  Indonesia: string;
  /** What it is for, in a few words: of a link in a dropdown. */
  about?: Words;
}

/** An item of the menu. With `links` it opens them instead of leading to its own path. */
export interface MenuItem extends MenuLink {
  links?: MenuLink[];
}

/** A text in each language. */
type Words = Record<Language, string>;

/** What widgets show of the bank. */
export interface Bank {
  name: string;
  /** Images for light and for dark backgrounds; without them the name is shown as text. */
  logo?: string;
  logoLight?: string;
  /** What kind of bank it is, in a sentence. */
  about?: Record<Language, string>;
  phones?: string[];
  /** When the phones are answered. */
  hours?: Record<Language, string>;
  email?: string;
  /** How soon a message is answered. */
  reply?: Record<Language, string>;
  social?: { name: string; url: string }[];
  /** The app in its stores, with their badges, a QR code that leads to it, and a picture of it in each language, 720 wide and 780 high. */
  app?: {
    stores?: { name: string; url: string; image?: string }[];
    qr?: string;
    scene?: Words & { about: Words };
  };
  /** Of the head office. */
  address?: Record<Language, string>;
  /** Authorities and schemes that the bank belongs to, with what it is to them: “Licensed and supervised by”, “OJK”. */
  marks?: (Record<Language, string> & { name: string; url?: string; image?: string })[];
  /** Its licences, with number and date. */
  licences?: Record<Language, string>;
  /** Regulator and deposit insurance. */
  disclaimer?: Record<Language, string>;
  /** Neutral page that the report form's exit button opens, for a reporter who does not want to be seen. */
  exit?: string;
  /** The header's menu. */
  menu?: MenuItem[];
  /** The footer's links: those of its list, and those below the disclaimer. */
  footer?: { links?: MenuLink[]; legal?: MenuLink[] };
  /** The emergency entry of every page: its label, and its links below the first phone number. */
  urgent?: Words & { links?: MenuLink[] };
  /** Paths of pages that this bank does not have, nor any page below them; nothing leads to these pages. */
  disabledPages?: string[];
  /** The bank's pages can be dark, so they have a switch for it. Set by the server where the theme has dark values. */
  hasDarkTheme?: boolean;
}

/** `<script type="application/json" id="serambi-config">`: configuration for all widgets of a page. */
export interface PageConfig {
  /** Backend base address; same origin when unset. */
  api?: string;
  /** Origin that links lead to; same origin when unset. */
  site?: string;
  /** Pins the language of all widgets; unset, they follow the page's. */
  language?: Language;
  /** Base address of images and documents in content; the backend's when unset. */
  media?: string;
  /** The page is the bank's own, so widgets may keep a choice in its address. */
  addressable?: boolean;
  /** The page's address names its language, so links carry it on. */
  languageInAddress?: boolean;
  /** The site's pages are files, so their addresses name language and page by folders (`npm run export`). */
  isExported?: boolean;
  /** Base address of the server that forms are posted to; the backend's when unset, and none where the site is exported. */
  forms?: string;
  /** age public keys, separated by spaces: the browser seals a report to them before it is sent. */
  sealTo?: string;
  bank?: Bank;
  /** Labels that the bank has replaced (`strings.json`). */
  labels?: Labels;
}

/** Whether the bank has the page that an address leads to. */
export const hasPage = ({ disabledPages = [] }: Bank, address: string): boolean =>
  !disabledPages.some((page) => `${address.replace(/[?#].*/, '')}/`.startsWith(`${page}/`));

/** The page's configuration; empty if it is missing or invalid. */
export const pageConfig = (): PageConfig => pageJson<PageConfig>('serambi-config');
