import { pageJson } from '../content/page-json';
import type { Language } from '../language/language';
import type { Labels } from '../language/strings';

export interface MenuLink {
  /** A page of the site, also with a fragment (`/help#contact`), or an absolute address. */
  path: string;
  English: string;
  Indonesia: string;
  /** Its purpose in a few words, for links in a dropdown. */
  about?: Words;
}

/** With `links` it opens them instead of its own path. */
export interface MenuItem extends MenuLink {
  links?: MenuLink[];
}

/** A text in each language. */
type Words = Record<Language, string>;

/** Facts about the bank that widgets show. */
export interface Bank {
  name: string;
  /** Images for light and dark backgrounds; default: the name as text. */
  logo?: string;
  logoLight?: string;
  /** The kind of bank, in a sentence. */
  about?: Record<Language, string>;
  phones?: string[];
  /** When the phones are answered. */
  hours?: Record<Language, string>;
  email?: string;
  /** How soon a message is answered. */
  reply?: Record<Language, string>;
  social?: { name: string; url: string }[];
  /** Store links with badges, a QR code, and a picture of the app in each language, 720 by 780 px. */
  app?: {
    stores?: { name: string; url: string; image?: string }[];
    qr?: string;
    scene?: Words & { about: Words };
  };
  /** The head office. */
  address?: Record<Language, string>;
  /** Authorities and schemes, with their relation to the bank: “Licensed and supervised by”, “OJK”. */
  marks?: (Record<Language, string> & { name: string; url?: string; image?: string })[];
  /** With number and date. */
  licences?: Record<Language, string>;
  /** Regulator and deposit insurance. */
  disclaimer?: Record<Language, string>;
  /** A neutral page that the report form's exit button opens, for reporters who are being watched. */
  exit?: string;
  menu?: MenuItem[];
  /** Links of the footer's list, and links below the disclaimer. */
  footer?: { links?: MenuLink[]; legal?: MenuLink[] };
  /** The emergency entry of every page. Its links follow the first phone number and one for calls from abroad. */
  urgent?: Words & { links?: MenuLink[] };
  /** Paths of pages that this bank does not have, with all pages below them. Nothing links to them. */
  disabledPages?: string[];
  /** The server sets it if the theme has dark values; pages then have a switch. */
  hasDarkTheme?: boolean;
  /** age public keys, separated by spaces, to which the browser seals a report; empty if it does not. The server sets them. */
  sealTo?: string;
}

/** Configuration for all widgets of a page: `<script type="application/json" id="serambi-config">`. */
export interface PageConfig {
  /** Backend base address; default: same origin. */
  api?: string;
  /** Origin of links; default: same origin. */
  site?: string;
  /** Pins the language of all widgets; default: the page's. */
  language?: Language;
  /** Base address of images and documents in content; default: the backend's. */
  media?: string;
  /** The page is the bank's own, so widgets may keep choices in its address. */
  addressable?: boolean;
  /** The page's address names its language, so links do too. */
  languageInAddress?: boolean;
  /** Pages are files, whose addresses have folders for language and page (`npm run export`). */
  isExported?: boolean;
  /** Base address of the server that receives forms; default: the backend's, or none in an exported site. */
  forms?: string;
  bank?: Bank;
  /** Labels that the bank has replaced (`strings.json`). */
  labels?: Labels;
}

export const hasPage = ({ disabledPages = [] }: Bank, address: string): boolean =>
  !disabledPages.some((page) => `${address.replace(/[?#].*/, '')}/`.startsWith(`${page}/`));

const lists = ['phones', 'social', 'marks', 'menu', 'disabledPages'] as const;

/** Empty if missing or invalid. Drops lists of `bank` that are none: a page's author may write `null`. */
export function pageConfig(): PageConfig {
  const config = pageJson<PageConfig>('serambi-config');
  const bank: Partial<Bank> = Object(config.bank);
  for (const key of lists) {
    if (!(key in bank) || Array.isArray(bank[key])) continue;
    delete bank[key];
    console.warn(`Serambi: bank.${key} is no list.`);
  }
  return config;
}
