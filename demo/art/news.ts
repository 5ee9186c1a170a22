import { events } from './news-event';
import { guides } from './news-guide';
import { results } from './news-result';
import { safety } from './news-safety';
import { trade } from './news-trade';

export const news: Record<string, () => string> = Object.fromEntries(
  Object.entries({ ...events, ...guides, ...results, ...safety, ...trade }).map(([slug, compose]) => [
    `news/${slug}`,
    compose,
  ]),
);
