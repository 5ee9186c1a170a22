/** Checks the contrast of a theme's colours: WCAG 2.2, success criteria 1.4.3 and 1.4.11. */
import { colourOf, type Scheme, type Theme, tokensOf } from './theme';

interface Pair {
  of: string;
  /** In per cent. */
  opacity?: number;
  on: readonly string[];
  ratio: number;
}

const text = 4.5;
/** Two colours of this ratio: one of them has 3:1 on any ground (WCAG technique C40). */
const ring = 9;
const graphics = 3;

const pairs: readonly Pair[] = [
  { of: 'ink', on: ['sand', 'sand-deep', 'card', 'line'], ratio: text },
  { of: 'ink', on: ['card'], ratio: ring },
  { of: 'leaf', on: ['sand', 'sand-deep', 'card'], ratio: text },
  { of: 'leaf-deep', on: ['sand', 'card'], ratio: text },
  { of: 'on-leaf', on: ['leaf', 'leaf-deep'], ratio: text },
  { of: 'on-turmeric', on: ['turmeric', 'turmeric-light'], ratio: text },
  { of: 'on-deep', on: ['deep', 'night'], ratio: text },
  { of: 'on-deep', opacity: 85, on: ['deep', 'night'], ratio: text },
  { of: 'good', on: ['sand', 'card'], ratio: text },
  { of: 'bad', on: ['sand', 'card'], ratio: text },
  { of: 'control', on: ['sand', 'card'], ratio: graphics },
  { of: 'turmeric', on: ['deep', 'night'], ratio: graphics },
  { of: 'turmeric-light', on: ['deep', 'night'], ratio: text },
  { of: 'good-light', on: ['night'], ratio: graphics },
  { of: 'bad-light', on: ['night'], ratio: graphics },
];

function rgbOf(colour: string): number[] {
  const digits = colour.length === 4 ? colour.replace(/[\da-f]/gi, '$&$&') : colour;
  return [1, 3, 5].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
}

function luminanceOf(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @param opacity in per cent */
function contrastOf(colour: string, background: string, opacity: number): number {
  const behind = rgbOf(background);
  const drawn = rgbOf(colour).map((channel, at) => (channel * opacity + (behind[at] ?? 0) * (100 - opacity)) / 100);
  const [darker = 0, lighter = 0] = [luminanceOf(drawn), luminanceOf(behind)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

export function weakContrasts(theme: Theme, scheme: Scheme): string[] {
  const tokens = tokensOf(theme, scheme);
  return pairs.flatMap(({ of, opacity = 100, on, ratio }) =>
    on.flatMap((name) => {
      const [colour, background] = [colourOf(tokens, of), colourOf(tokens, name)];
      const found = contrastOf(colour, background, opacity);
      if (found >= ratio) return [];
      const drawn = opacity === 100 ? of : `${of} at ${opacity} %`;
      // Rounded down, so that a ratio just below the limit does not read as the limit.
      const shown = (Math.floor(found * 100) / 100).toFixed(2);
      return [`${drawn} (${colour}) on ${name} (${background}) has a contrast of ${shown}:1 and needs ${ratio}:1`];
    }),
  );
}
