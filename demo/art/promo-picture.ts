import { rect, svg } from './svg';

/** The 1200 × 900 picture of a promotion. Its subject stays clear of the edges, because a card may crop them. */
export const picture = (ground: string, ...children: readonly string[]): string =>
  svg(1200, 900, rect(0, 0, 1200, 900, ground), ...children);
