/** Configuration for a public page's scripts, as JSON (`serambi-visit`). Private pages have none. */
export interface VisitConfig {
  /** Address of the bank's module, which receives `serambi:page` events. */
  module?: string | undefined;
  /** Query parameters of a campaign, which links keep. */
  campaign: readonly string[];
  /** From 0 to 1. */
  share: number;
  release: string;
}

export interface PageView {
  pattern: string;
  path: string;
  title: string;
  language: 'English' | 'Indonesia';
}

export const figureNames = ['LCP', 'INP', 'CLS', 'error'] as const;

/** LCP and INP are in milliseconds. */
export interface Figure {
  name: (typeof figureNames)[number];
  value: number;
  page: string;
  widget?: string | undefined;
}

export interface Beacon {
  release: string;
  figures: readonly Figure[];
}

export const beaconPath = '/beacon';
export const maxFigures = 30;
