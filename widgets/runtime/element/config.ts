import { pageJson } from '../content/page-json';
import type { Language } from '../language/language';

/** What the bank configures: everything that makes the white-label product one bank's own. */
export interface Bank {
  name: string;
  /** Images for light and for dark grounds; without them the name is set in type. */
  logo?: string;
  logoLight?: string;
  phones?: string[];
  email?: string;
  social?: { name: string; url: string }[];
  /** Regulator and deposit insurance. */
  disclaimer?: Record<Language, string>;
  /** Neutral page that somebody leaves to who reports a violation and is disturbed. */
  exit?: string;
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
  /** The page is the bank's own: widgets may keep a choice in its address. */
  addressable?: boolean;
  /** The page's address names its language, so links carry it on. */
  languageInAddress?: boolean;
  bank?: Bank;
}

/** The page's configuration. A page without one, or with a damaged one, has the defaults. */
export const pageConfig = (): PageConfig => pageJson<PageConfig>('serambi-config');
