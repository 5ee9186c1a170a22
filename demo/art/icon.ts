import { palette, tint } from './palette';
import { circle, path, svg } from './svg';

/** A small icon on the same petal as the service icons, with more space for its drawing. */
export const icon = (...children: readonly string[]): string =>
  svg(96, 96, path('M4 92V48A44 44 0 0 1 48 4H92V48A44 44 0 0 1 48 92Z', tint.leafMist), ...children);

/** A turmeric disc at the lower right, with a gap between it and what it overlaps. */
export const badge = (x: number, y: number, radius: number, ...children: readonly string[]): string =>
  circle(x, y, radius + 3.5, tint.leafMist) + circle(x, y, radius, palette.turmeric) + children.join('');
