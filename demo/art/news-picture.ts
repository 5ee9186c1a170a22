import { rect, svg } from './svg';

/** The 1200 × 750 picture of an article. */
export const picture = (ground: string, ...children: readonly string[]): string =>
  svg(1200, 750, rect(0, 0, 1200, 750, ground), ...children);
