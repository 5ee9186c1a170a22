/** What a public page holds of the bank's configuration beside its content, as JSON (`serambi-visit`). A private page has none. */
export interface VisitConfig {
  /** Address of the bank's own module, which hears of the pages that are shown. */
  module?: string | undefined;
  /** Names of the parameters of a campaign, which links carry on. */
  campaign: readonly string[];
  /** Share of visits whose figures are sent, from 0 to 1. */
  share: number;
  release: string;
}

/** The detail of `serambi:page`, an event of the window for each page that is shown. */
export interface PageView {
  /** Path of the route: `/promo/:slug`; `*` is the not-found page. */
  pattern: string;
  path: string;
  title: string;
  language: 'English' | 'Indonesia';
}

export const figureNames = ['LCP', 'INP', 'CLS', 'error'] as const;

/** A figure of one page view. LCP and INP are in milliseconds. */
export interface Figure {
  name: (typeof figureNames)[number];
  value: number;
  /** Path of the route. */
  page: string;
  /** Where it was measured; unset if that is not known. */
  widget?: string | undefined;
}

/** What is sent to `/beacon`. */
export interface Beacon {
  release: string;
  figures: readonly Figure[];
}

export const beaconPath = '/beacon';
/** Of one beacon. */
export const maxFigures = 30;
