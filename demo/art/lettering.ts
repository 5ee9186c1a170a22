import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'opentype.js';
import type { Point } from './patterns';
import { element, short } from './svg';

// An SVG shown as an image cannot use the page's web font, so text is drawn as outlines.
export type Weight = 500 | 600 | 700 | 800;

// opentype.js exports differently as ESM and as CommonJS; `require` behaves the same in Node and in the bundle.
const require = createRequire(import.meta.url);
const { parse } = require('opentype.js') as typeof import('opentype.js');
const fonts = new Map<Weight, Font>();

function font(weight: Weight): Font {
  let loaded = fonts.get(weight);
  if (!loaded) {
    const file = readFileSync(
      require.resolve(`@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-${weight}-normal.woff`),
    );
    const bytes = new Uint8Array(file);
    loaded = parse(bytes.buffer);
    fonts.set(weight, loaded);
  }
  return loaded;
}

/** Text that is the same in both languages but for its numbers, or one text for each. */
export type Words = string | readonly [en: string, id: string];

/** Drawings are in Indonesian, with numbers such as `Rp1.250.000`, `50rb` and `2,00%`, unless they are drawn for English. */
let isEnglish = false;

export function inEnglish(draw: () => string): string {
  isEnglish = true;
  try {
    return draw();
  } finally {
    isEnglish = false;
  }
}

const withEnglishNumbers = (text: string): string =>
  text
    .replace(/\d{1,3}(?:\.\d{3})+(?!\d)/g, (amount) => amount.replaceAll('.', ','))
    .replace(/(\d),(\d+(?:%|jt))/g, '$1.$2')
    .replace(/(?<=\d)(?:rb|jt)\b/g, (unit) => (unit === 'rb' ? 'K' : 'M'));

/** The text in the language that is drawn. */
export const inTheLanguage = (words: Words): string => {
  if (typeof words === 'string') return isEnglish ? withEnglishNumbers(words) : words;
  return words[isEnglish ? 0 : 1];
};

export interface Lettering {
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly weight?: Weight;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Letter spacing relative to the font size. */
  readonly tracking?: number;
  readonly opacity?: number;
}

/**
 * The glyphs of a line with their positions, and the line's width. Glyphs are placed one by one because opentype.js
 * does not support the font's contextual ligatures; kerning is applied.
 */
function layoutLine(text: string, size: number, weight: Weight, tracking: number) {
  const face = font(weight);
  const scale = size / face.unitsPerEm;
  const glyphs = [...text].map((character) => face.charToGlyph(character));
  let pen = 0;
  const line = glyphs.map((glyph, index) => {
    const at = pen;
    const next = glyphs[index + 1];
    pen += glyph.advanceWidth * scale + tracking * size + (next ? face.getKerningValue(glyph, next) * scale : 0);
    return { glyph, at };
  });
  return { line, width: pen - tracking * size };
}

/** Path data. Relative coordinates and `s` for smooth curves halve its length. */
function outline(text: string, size: number, weight: Weight, tracking: number, startX: number, startY: number): string {
  let data = '';
  let at: Point = [0, 0];
  // The control point that `s` implies: the previous one, mirrored.
  let impliedControl: Point | undefined;
  let last = '';
  // Curves that differ by less than this from the implied control point use `s`; small text tolerates less.
  const tolerance = Math.min(size / 40, 0.5);
  const add = (command: string, ...values: readonly number[]): void => {
    data += `${command === last ? ' ' : command}${values.map(short).join(' ')}`;
    last = command;
  };
  // Positions are rounded, not steps, so that rounding errors do not add up along an outline.
  const snap = (x: number, y: number): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
  const from = (point: Point): Point => [point[0] - at[0], point[1] - at[1]];
  for (const { glyph, at: start } of layoutLine(text, size, weight, tracking).line) {
    for (const command of glyph.getPath(startX + start, startY, size).commands) {
      if (command.type === 'Z') continue; // a filled path needs no explicit end
      const to = snap(command.x, command.y);
      const [x, y] = from(to);
      let next: Point | undefined;
      if (command.type === 'M') add('M', ...to);
      else if (command.type === 'C')
        add('c', ...from([command.x1, command.y1]), ...from([command.x2, command.y2]), x, y);
      else if (command.type === 'L') {
        if (!x && !y) continue;
        if (!y) add('h', x);
        else if (!x) add('v', y);
        else add('l', x, y);
      } else {
        let control: Point = [command.x1, command.y1];
        if (impliedControl && Math.hypot(impliedControl[0] - control[0], impliedControl[1] - control[1]) < tolerance) {
          control = impliedControl;
          add('t', x, y);
        } else add('q', ...from(snap(...control)), x, y);
        next = [2 * to[0] - control[0], 2 * to[1] - control[1]];
      }
      impliedControl = next;
      at = to;
    }
  }
  return data.replace(/ (?=-)|(?<=\.\d) (?=\.)/g, '');
}

/** Width of a line of text in the art's units. */
export const textWidth = (text: string, size: number, weight: Weight = 700, tracking = -0.01): number =>
  layoutLine(text, size, weight, tracking).width;

/** A line of text as one outlined path. */
export function letters(words: Words, options: Lettering): string {
  const text = inTheLanguage(words);
  const { x, y, size, fill, weight = 700, anchor = 'start', tracking = -0.01, opacity } = options;
  const share = anchor === 'start' ? 0 : anchor === 'middle' ? 0.5 : 1;
  const start = x - (share ? textWidth(text, size, weight, tracking) * share : 0);
  return element('path', { d: outline(text, size, weight, tracking, start, y), fill, opacity });
}

/** English has the word below the value (`15K off`), Indonesian above it (`Potongan 15rb`). */
export function saving(
  value: string,
  { y, size, word, ...line }: Omit<Lettering, 'anchor'> & { word: number },
): string {
  const [above, below] = inTheLanguage([' off', value.endsWith('%') ? 'Diskon ' : 'Potongan ']).split(' ');
  const middle = { ...line, anchor: 'middle' } as const;
  const small = (text: string, at: number) => letters(text, { ...middle, y: at, size: word });
  return above
    ? small(above, y - 0.4 * size) +
        letters(value, { ...middle, y: y + 0.55 * size, size, weight: 800, tracking: -0.03 })
    : letters(value, { ...middle, y, size, weight: 800, tracking: -0.03 }) + small(below ?? '', y + 0.68 * size);
}
