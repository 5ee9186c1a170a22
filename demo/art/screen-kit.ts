import { textWidth, type Words } from './lettering';
import { palette, tint } from './palette';
import { type Glyph, glyph, monogram, tileIcon } from './phone';
import { letterReferences } from './screen-letters';
import { circle, d, rect, stroke } from './svg';
import { toggle } from './things';

export type Language = 'en' | 'id';

/** One element in a screen's column: its height, and how to draw it from its upper edge. */
export interface Part {
  readonly height: number;
  readonly draw: (y: number, language: Language) => string;
}

export const LEFT = 24;
export const COLUMN_WIDTH = 312;
export const MIDDLE = 180;

export const textIn = (words: Words, language: Language): string =>
  typeof words === 'string' ? words : words[language === 'en' ? 0 : 1];

/** An amount in the number format of each language. */
export const rupiah = (amount: number, sign = ''): Words => {
  const text = (separator: string): string => `${sign}Rp${String(amount).replace(/\B(?=(\d{3})+$)/g, separator)}`;
  return [text(','), text('.')];
};

export interface Style {
  readonly size?: number;
  readonly fill?: string;
  readonly weight?: 500 | 600 | 700 | 800;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly tracking?: number;
  /** Maximum width; longer text is set in a smaller size. */
  readonly width?: number;
}

export function write(words: Words, language: Language, x: number, y: number, style: Style = {}): string {
  const { size = 17, fill = palette.ink, weight = 600, anchor, tracking = -0.01, width } = style;
  const text = textIn(words, language);
  const share = width ? Math.min(1, width / textWidth(text, size, weight, tracking)) : 1;
  return letterReferences(text, { x, y, size: size * share, fill, weight, anchor, tracking });
}

/** A mark that shows where to tap. */
export const tapMark = (x: number, y: number, fill: string = palette.turmeric): string =>
  circle(x, y, 30, fill, { opacity: 0.35 }) + circle(x, y, 17, fill, { stroke: palette.white, 'stroke-width': 4 });

export const box = (y: number, height: number, fill: string = palette.white, radius = 20): string =>
  rect(LEFT, y, COLUMN_WIDTH, height, fill, radius);

const outlined = (y: number, height: number, colour: string, radius = 20): string =>
  rect(LEFT + 1.5, y + 1.5, COLUMN_WIDTH - 3, height - 3, palette.white, radius, { stroke: colour, 'stroke-width': 3 });

export const gap = (height: number): Part => ({ height, draw: () => '' });

export interface Row {
  readonly sign?: Glyph;
  /** Shown as a monogram in place of the icon. */
  readonly initials?: string;
  readonly title: Words;
  readonly value?: Words;
  /** An arrow, a radio button (chosen or free), a switch (on or off) or nothing (plain). */
  readonly end?: 'arrow' | 'chosen' | 'free' | 'off' | 'on' | 'plain';
  readonly tapped?: boolean;
}

/** A row of a list, or one of several choices. */
export const row = ({ sign, initials, title, value, end = 'arrow', tapped }: Row): Part => ({
  height: 84,
  draw: (y, language) => {
    const middle = y + 42;
    const strong = tapped || end === 'chosen';
    const ends: Readonly<Record<NonNullable<Row['end']>, string>> = {
      arrow: stroke(d`M306 ${middle - 8}l8 8-8 8`, palette.control, 3),
      chosen: circle(306, middle, 14, palette.leaf) + glyph('check', 306, middle, palette.white, 0.8, 3.4),
      free: circle(306, middle, 12.5, 'none', { stroke: palette.line, 'stroke-width': 3 }),
      off: toggle(270, middle - 15, 52, false, palette.leaf),
      on: toggle(270, middle - 15, 52, true, palette.leaf),
      plain: '',
    };
    return (
      (strong ? outlined(y, 84, palette.leaf) : box(y, 84)) +
      (initials
        ? monogram(68, middle, 25, initials, tint.leafPale, palette.leafDeep)
        : tileIcon(
            68,
            middle,
            sign ?? 'star',
            strong ? palette.leaf : tint.leafMist,
            strong ? palette.white : palette.leaf,
          )) +
      write(title, language, 108, value ? middle - 3 : middle + 7, {
        size: 20,
        width: end === 'on' || end === 'off' ? 152 : 176,
      }) +
      (value ? write(value, language, 108, middle + 22, { size: 16, fill: palette.leaf, width: 176 }) : '') +
      (tapped ? tapMark(294, y + 64) : ends[end])
    );
  },
});

/** Words that are too long for one line, on two of them. */
const onLines = (words: string, width: number, size: number): readonly string[] =>
  textWidth(words, size, 600) > width ? words.split(' ') : [words];

/** Icons to choose from with their meaning, three in a row. */
export const iconChoices = (signs: readonly (readonly [sign: Glyph, label: Words])[], chosen: number): Part => ({
  height: Math.ceil(signs.length / 3) * 124 - 12,
  draw: (y, language) =>
    signs
      .map(([sign, label], index) => {
        const [left, top] = [LEFT + (index % 3) * 107, y + Math.floor(index / 3) * 124];
        const taken = index === chosen;
        return (
          rect(left, top, 98, 112, taken ? palette.leaf : palette.white, 22) +
          glyph(sign, left + 49, top + 42, taken ? palette.turmeric : palette.leaf, 1.6, 2) +
          onLines(textIn(label, language), 88, 15)
            .map((line, below) =>
              write(line, language, left + 49, top + 84 + below * 18, {
                size: 15,
                fill: taken ? palette.white : palette.ink,
                anchor: 'middle',
                width: 90,
              }),
            )
            .join('') +
          // On its corner, clear of the sign and of the label.
          (taken ? tapMark(left + 88, top + 10) : '')
        );
      })
      .join(''),
});

/** Tiles with text to choose from. */
export const choices = (labels: readonly Words[], chosen: number, columns = 3): Part => {
  const width = (COLUMN_WIDTH - (columns - 1) * 10) / columns;
  return {
    height: Math.ceil(labels.length / columns) * 66 - 10,
    draw: (y, language) =>
      labels
        .map((label, index) => {
          const [left, top] = [LEFT + (index % columns) * (width + 10), y + Math.floor(index / columns) * 66];
          return (
            rect(left, top, width, 56, index === chosen ? palette.turmeric : palette.white, 18) +
            write(label, language, left + width / 2, top + 35, { size: 20, anchor: 'middle' })
          );
        })
        .join(''),
  };
};

/** A large amount below its name. */
export const amount = (
  caption: Words,
  words: Words,
  fill: string = palette.leaf,
  note: string = palette.control,
): Part => ({
  height: 92,
  draw: (y, language) =>
    write(caption, language, MIDDLE, y + 16, { size: 17, fill: note, anchor: 'middle', width: COLUMN_WIDTH }) +
    write(words, language, MIDDLE, y + 68, {
      size: 46,
      fill,
      anchor: 'middle',
      tracking: -0.04,
      width: COLUMN_WIDTH - 8,
    }),
});

/** An amount with minus and plus buttons. */
export const stepper = (words: Words): Part => ({
  height: 108,
  draw: (y, language) =>
    box(y, 108, palette.white, 28) +
    [66, 294].map((x) => circle(x, y + 54, 26, tint.leafMist)).join('') +
    stroke(d`M57 ${y + 54}h18M285 ${y + 54}h18M294 ${y + 45}v18`, palette.leaf, 4) +
    write(words, language, MIDDLE, y + 66, {
      size: 32,
      fill: palette.leaf,
      anchor: 'middle',
      tracking: -0.03,
      width: 156,
    }),
});

export interface Field {
  readonly label: Words;
  readonly value?: Words;
  readonly state?: 'active' | 'ok' | 'plain';
}

/** A form field. */
export const field = ({ label, value, state = 'plain' }: Field): Part => ({
  height: 74,
  draw: (y, language) =>
    outlined(y, 74, state === 'active' ? palette.leaf : palette.line, 18) +
    write(label, language, 46, y + 26, {
      size: 14,
      fill: state === 'active' ? palette.leaf : palette.control,
      width: 226,
    }) +
    (value ? write(value, language, 46, y + 54, { size: 20, width: 226 }) : '') +
    (state === 'active'
      ? rect(
          value ? 50 + Math.min(226, textWidth(textIn(value, language), 20, 600)) : 46,
          y + 34,
          3,
          26,
          palette.turmeric,
        )
      : '') +
    (state === 'ok'
      ? circle(304, y + 38, 13, palette.good) + glyph('check', 304, y + 38, palette.white, 0.75, 3.4)
      : ''),
});

/** Digits in boxes; a space leaves its box empty. */
export const boxes = (digits: string): Part => ({
  height: 66,
  draw: (y, language) => {
    const active = digits.indexOf(' ');
    return [...digits]
      .map(
        (digit, index) =>
          rect(LEFT + 1.5 + index * 53, y, 47, 66, palette.white, 14, {
            stroke: index === active ? palette.leaf : palette.line,
            'stroke-width': 3,
          }) +
          (digit === ' '
            ? ''
            : write(digit, language, LEFT + 25 + index * 53, y + 45, { size: 32, anchor: 'middle' })) +
          (index === active ? rect(LEFT + 23.5 + index * 53, y + 18, 3, 30, palette.turmeric) : ''),
      )
      .join('');
  },
});

/** The six dots of a PIN. */
export const pin = (filled: number): Part => ({
  height: 58,
  draw: (y) =>
    rect(60, y, 240, 58, palette.white, 29) +
    [0, 1, 2, 3, 4, 5]
      .map((index) => circle(95 + index * 34, y + 29, 9, index < filled ? palette.leaf : palette.line))
      .join(''),
});

export const keypad: Part = {
  height: 252,
  draw: (y, language) =>
    ['1', '2', '3', '4', '5', '6', '7', '8', '9', '', '0', '<']
      .map((key, index) => {
        const [x, middle] = [73 + (index % 3) * 107, y + 27 + Math.floor(index / 3) * 66];
        if (!key) return '';
        const sign =
          key === '<'
            ? stroke(d`M${x - 16} ${middle}l9-10h22v20h-22ZM${x - 1} ${middle - 4}l8 8m0-8-8 8`, palette.ink, 2.4)
            : write(key, language, x, middle + 9, { size: 26, anchor: 'middle' });
        return (key === '<' ? '' : rect(x - 49, middle - 27, 98, 54, palette.white, 16)) + sign;
      })
      .join(''),
};

/** A strip with a note or, as `warn`, a warning. */
export const note = (sign: Glyph, words: Words, kind: 'calm' | 'warn' = 'calm'): Part => ({
  height: 64,
  draw: (y, language) =>
    box(y, 64, kind === 'warn' ? tint.turmericPale : tint.leafMist, 18) +
    glyph(sign, 58, y + 32, kind === 'warn' ? palette.bad : palette.leaf, 1.2, 2.6) +
    write(words, language, 90, y + 38, { size: 17, width: 226 }),
});

/** The recipient of a transfer or payment. */
export const person = (initials: string, name: Words, about: Words, checked = false): Part => ({
  height: 104,
  draw: (y, language) =>
    box(y, 104, palette.white, 26) +
    monogram(78, y + 52, 33, initials, tint.leafPale, palette.leafDeep) +
    write(name, language, 126, y + 50, { size: 21, width: 196 }) +
    write(about, language, 126, y + 74, { size: 16, fill: palette.control, width: 196 }) +
    (checked
      ? circle(104, y + 76, 14, palette.good, { stroke: palette.white, 'stroke-width': 3 }) +
        glyph('check', 104, y + 76, palette.white, 0.75, 3.4)
      : ''),
});

/** An account number with a copy button. */
export const account = (label: Words, number: string): Part => ({
  height: 152,
  draw: (y, language) =>
    box(y, 152, palette.white, 26) +
    write(label, language, MIDDLE, y + 38, { size: 17, fill: palette.control, anchor: 'middle', width: 276 }) +
    write(number, language, MIDDLE, y + 82, {
      size: 27,
      fill: palette.leaf,
      anchor: 'middle',
      tracking: 0.01,
      width: 276,
    }) +
    rect(MIDDLE - 54, y + 102, 108, 36, tint.leafMist, 18) +
    glyph('copy', MIDDLE - 30, y + 120, palette.leaf, 0.9) +
    write(['Copy', 'Salin'], language, MIDDLE - 14, y + 126, { size: 16, fill: palette.leaf }),
});
