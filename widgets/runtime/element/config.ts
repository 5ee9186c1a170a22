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

/** Facts about rates that no content block states in numbers. Days are `YYYY-MM-DD`, rates percent a year. */
export interface RateFacts {
  /** Since when the rates of the content hold. */
  from?: string;
  /** What a term deposit may be, in rupiah. */
  minimum?: number;
  maximum?: number;
  /** Paid for a term deposit that is taken out after its minimum term and before its term; before that, nothing is. */
  early?: number;
  /** The highest rate of deposits that LPS, the deposit insurance corporation, guarantees, and for how long it holds. */
  guarantee?: { rate: number; from: string; until: string };
  /** The few numbers that somebody comes for, with what they are. */
  headline?: { value: Words; label: Words }[];
}

/** By what the bank speaks to its customers. */
export type ChannelKind = 'phone' | 'domain' | 'email' | 'sms' | 'account' | 'app' | 'social';

export interface Channel {
  /** A number, an address, the name of an SMS's sender, a domain with all that is below it, or an app's address in its store. */
  value: string;
  /** Where it is opened, if not by what it is: a chat has a number and an address. */
  url?: string;
  /** What it is for. */
  English?: string;
  Indonesia?: string;
}

/** A text in each language. */
type Words = Record<Language, string>;

/** A number, what it counts, and where and when it was stated; `path` leads there. */
export interface Figure {
  value: Words;
  label: Words;
  source: Words;
  path?: string;
}

/** What somebody else says of the bank, or with its help, and who and when. */
export interface Award {
  title: Words;
  source: Words;
  path?: string;
}

/**
 * A way to do what a service is for: what it costs, and how much goes at once and in a day, in rupiah. One with none of `least`,
 * `most` and `daily` has no limit; of one with some of them, the others are said to be not stated.
 */
export interface Way {
  /** The service's page. */
  path: string;
  name: Words;
  /** 0 is free. */
  fee: number;
  /** So many in a month are free. */
  free?: number;
  least?: number;
  most?: number;
  /** In a day. */
  daily?: number;
  /** Only with the second of the two plans. */
  plus?: boolean;
  /** What the first of the two plans takes at most. */
  pay?: number;
  /** On its service's page it stands with the others of this heading. */
  group?: Words;
  /** Another service's page that shows it, too. It is counted once. */
  also?: string;
}

/** Why a page is still being prepared, what it will have, when it comes, and what there is meanwhile. */
export interface Soon {
  reason?: Words;
  parts?: Words[];
  /** The day, `YYYY-MM-DD`. */
  on?: string;
  meanwhile?: MenuLink;
  /** Address of a file: a feed that brings what is new until then. */
  feed?: MenuLink;
  /** Who writes there is told when it comes. */
  email?: string;
}

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
  /** What belongs to the bank besides: together with the above, the list that a visitor can compare with. */
  channels?: Partial<Record<ChannelKind, Channel[]>>;
  /** Pages that say how a card is blocked, and what to do after a fraud. */
  guides?: { card?: string; fraud?: string };
  /** Of the head office. */
  address?: Record<Language, string>;
  /** Authorities and schemes that the bank belongs to, with what it is to them: “Licensed and supervised by”, “OJK”. */
  marks?: (Record<Language, string> & { name: string; url?: string; image?: string })[];
  /** Its licences, with number and date. */
  licences?: Record<Language, string>;
  /** What speaks for the bank: figures with their source, awards or ratings, and a customer in her or his own words. */
  proof?: { figures?: Figure[]; awards?: Award[]; voice?: Award & { name?: Words; image?: string } };
  /** Regulator and deposit insurance. */
  disclaimer?: Record<Language, string>;
  /** Neutral page that the report form's exit button opens, for a reporter who does not want to be seen. */
  exit?: string;
  /** The header's menu. */
  menu?: MenuItem[];
  /** The footer's links: those of its list, and those below the disclaimer. */
  footer?: { links?: MenuLink[]; legal?: MenuLink[] };
  /** Paths of pages that this bank does not have, nor any page below them; nothing leads to these pages. */
  disabledPages?: string[];
  /** The bank's pages can be dark, so they have a switch for it. Set by the server where the theme has dark values. */
  hasDarkTheme?: boolean;
  /** Names of the two plans that the products page compares. */
  plans?: { alloPay?: string; alloPlus?: string };
  rates?: RateFacts;
  /** What the services cost, and their limits. */
  ways?: Way[];
  /** Of pages that are not ready, by their type. */
  soon?: Partial<Record<'download-app' | 'promo' | 'news' | 'csr', Soon>>;
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
