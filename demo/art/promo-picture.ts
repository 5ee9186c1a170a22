import { rect, svg } from './svg';

/** A promotion's picture; its subject stays clear of the edges, which a card may crop. */
export const picture = (ground: string, ...children: readonly string[]): string =>
  svg(1200, 900, rect(0, 0, 1200, 900, ground), ...children);
