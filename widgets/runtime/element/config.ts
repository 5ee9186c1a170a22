import { pageJson } from '../content/page-json';
import type { Language } from '../language/language';

/** What widgets show of the bank. */
export interface Bank {
  name: string;
  /** Images for light and for dark backgrounds; without them the name is shown as text. */
  logo?: string;
  logoLight?: string;
  phones?: string[];
  email?: string;
  social?: { name: string; url: string }[];
  /** Regulator and deposit insurance. */
  disclaimer?: Record<Language, string>;
  /** Neutral page that the report form's exit button opens, for a reporter who does not want to be seen. */
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
  /** The page is the bank's own, so widgets may keep a choice in its address. */
  addressable?: boolean;
  /** The page's address names its language, so links carry it on. */
  languageInAddress?: boolean;
  bank?: Bank;
}

/** The page's configuration; empty if there is none, or no valid one. */
export const pageConfig = (): PageConfig => pageJson<PageConfig>('serambi-config');
