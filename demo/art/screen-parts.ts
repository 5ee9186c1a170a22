import { ayu } from './customers';
import type { Words } from './lettering';
import { logoMark } from './mark';
import { palette, tint } from './palette';
import { kawung, petals } from './patterns';
import { bankCard, type Glyph, glyph, scanCode, tileIcon } from './phone';
import { portrait } from './portrait';
import { box, COLUMN_WIDTH, LEFT, MIDDLE, type Part, textIn, write } from './screen-kit';
import { circle, d, element, path, place, rect, stroke } from './svg';
import { banknote } from './things';

// The larger elements of a screen; each screen shows one of them.

/** A code to show at a till: the digits, the time left and, optionally, a barcode. */
export const ticket = (code: string, left: string, share: number, scan = false): Part => ({
  height: scan ? 300 : 212,
  draw: (y, language) => {
    const lines = [5, 2, 3, 7, 2, 4, 2, 6, 3, 2, 5, 3, 2, 7, 4, 2, 3, 5, 2, 6, 2, 4, 3, 5];
    let x = 64;
    const code128 = lines
      .map((width, index) => {
        const one = index % 2 ? '' : d`M${x} ${y + 36}h${width * 2.6}v76h${-width * 2.6}Z`;
        x += width * 2.64;
        return one;
      })
      .join('');
    const top = y + (scan ? 100 : 10);
    return (
      box(y, scan ? 300 : 212, palette.white, 28) +
      (scan ? path(code128, palette.ink) : '') +
      rect(46, top + 30, 268, 78, palette.sandDeep, 20) +
      write(code, language, MIDDLE, top + 83, {
        size: 40,
        fill: palette.leaf,
        anchor: 'middle',
        tracking: 0.04,
        width: 240,
      }) +
      rect(46, top + 130, 268, 10, palette.sandDeep, 5) +
      rect(46, top + 130, 268 * share, 10, palette.turmeric, 5) +
      glyph('clock', 128, top + 167, palette.control, 1.1) +
      write(left, language, 148, top + 174, { size: 19, fill: palette.control })
    );
  },
});

export interface Line {
  readonly label: Words;
  readonly value: Words;
}

/** A receipt: a heading, lines and the total. */
export const receipt = (head: Words, lines: readonly Line[], sum: Words, sign: Glyph = 'receipt'): Part => ({
  height: 194 + lines.length * 38,
  draw: (y, language) => {
    const height = 176 + lines.length * 38;
    return (
      path(
        d`M${LEFT} ${y + height}V${y + 24}a24 24 0 0 1 24-24h264a24 24 0 0 1 24 24V${y + height}${'l-13 13-13-13'.repeat(12)}Z`,
        palette.white,
      ) +
      tileIcon(72, y + 48, sign, tint.leafMist, palette.leaf) +
      write(head, language, 112, y + 46, { size: 19, width: 204 }) +
      write(['22 Nov 2026, 9:41 am', '22 Nov 2026, 09.41'], language, 112, y + 68, {
        size: 15,
        fill: palette.control,
        width: 204,
      }) +
      lines
        .map(({ label, value }, index) => {
          const line = y + 118 + index * 38;
          return (
            write(label, language, 46, line, { size: 16, fill: palette.control, width: 110 }) +
            write(value, language, 314, line, { size: 17, anchor: 'end', width: 150 })
          );
        })
        .join('') +
      stroke(d`M46 ${y + height - 62}H314`, palette.line, 2.5, { 'stroke-dasharray': '1 8' }) +
      write('Total', language, 46, y + height - 20, { size: 18, fill: palette.control }) +
      write(sum, language, 314, y + height - 18, {
        size: 27,
        fill: palette.leaf,
        anchor: 'end',
        tracking: -0.02,
        width: 200,
      })
    );
  },
});

/** A success message: a check mark in a ring of petals. */
export const success = (
  size = 62,
  ring: string = tint.leafMist,
  disc: string = palette.leaf,
  check: string = palette.white,
): Part => ({
  height: size * 3.4,
  draw: (y) => {
    const middle = y + size * 1.7;
    return (
      path(
        petals({
          x: MIDDLE,
          y: middle,
          radius: size * 1.9,
          gap: size * 0.7,
          angles: [0, 45, 90, 135, 180, 225, 270, 315],
          width: size * 0.8,
        }),
        ring,
      ) +
      circle(MIDDLE, middle, size, disc) +
      glyph('check', MIDDLE, middle, check, size / 19, 2.6)
    );
  },
});

/** A camera's viewfinder and what it shows. */
export const camera = (what: 'card' | 'code' | 'face'): Part => ({
  height: 430,
  draw: (y, language) => {
    const middle = y + 215;
    const corner = (x: number, top: number, across: number, down: number): string =>
      d`M${x} ${top + down * 40}V${top + down * 14}Q${x} ${top} ${x + across * 14} ${top}H${x + across * 40}`;
    const finder = (halfWidth: number, halfHeight: number): string =>
      stroke(
        corner(MIDDLE - halfWidth, middle - halfHeight, 1, 1) +
          corner(MIDDLE + halfWidth, middle - halfHeight, -1, 1) +
          corner(MIDDLE - halfWidth, middle + halfHeight, 1, -1) +
          corner(MIDDLE + halfWidth, middle + halfHeight, -1, -1),
        palette.turmeric,
        6,
      );
    const oval = (fill: string): string => element('ellipse', { cx: MIDDLE, cy: middle - 14, rx: 108, ry: 140, fill });
    if (what === 'code')
      return (
        box(y, 430, tint.soga, 30) +
        path(d`M${LEFT} ${y + 330}H336V${y + 400}a30 30 0 0 1-30 30H54a30 30 0 0 1-30-30Z`, palette.ink, {
          opacity: 0.35,
        }) +
        rect(88, middle - 122, 184, 232, palette.white, 16) +
        rect(88, middle - 122, 184, 44, palette.leaf, 16) +
        write('QRIS', language, MIDDLE, middle - 93, { size: 22, fill: palette.white, weight: 800, anchor: 'middle' }) +
        scanCode(108, middle - 64, 144, palette.leafDeep, palette.white) +
        write('Kopi Teras', language, MIDDLE, middle + 100, { size: 16, anchor: 'middle' }) +
        finder(128, 152) +
        rect(62, middle - 2, 236, 5, palette.turmeric, 2.5)
      );
    if (what === 'card')
      return (
        box(y, 430, tint.leafMid, 30) +
        rect(60, middle - 76, 240, 152, tint.leafPale, 14) +
        rect(60, middle - 58, 240, 24, palette.leaf) +
        write('e-KTP', language, 78, middle - 41, { size: 14, fill: palette.white }) +
        ['3174 •••• 0002', 'Ayu Lestari', 'Yogyakarta', '14-02-1998']
          .map((words, line) => write(words, language, 78, middle - 6 + line * 20, { size: 14 }))
          .join('') +
        rect(216, middle - 20, 66, 80, palette.white, 8) +
        portrait(ayu, 'card', 249, middle + 26, 76, rect(216, middle - 20, 66, 80, '', 8)) +
        finder(136, 96) +
        write(['Fit the card into the frame', 'Paskan kartu di dalam bingkai'], language, MIDDLE, y + 376, {
          size: 18,
          fill: palette.white,
          anchor: 'middle',
          width: 290,
        })
      );
    return (
      box(y, 430, palette.leafDeep, 30) +
      oval(tint.leafMist) +
      portrait(ayu, 'face', MIDDLE, middle - 4, 232, oval('')) +
      element('ellipse', {
        cx: MIDDLE,
        cy: middle - 14,
        rx: 120,
        ry: 152,
        fill: 'none',
        stroke: palette.turmeric,
        'stroke-width': 7,
        'stroke-dasharray': '3 15',
        'stroke-linecap': 'round',
      })
    );
  },
});

/** The bank's payment card. */
export const paymentCard: Part = {
  height: 190,
  draw: (y) => bankCard(LEFT, y, palette.leaf, tint.leafPale, '•• 4821'),
};

/** Banknotes, fanned out. */
export const notes: Part = {
  height: 176,
  draw: (y) =>
    [-24, -10]
      .map((rotate, index) =>
        place(
          { x: 44 + index * 6, y: y + 78 - index * 26, rotate },
          rect(0, 0, 232, 109, index ? palette.leaf : tint.leafBright, 8),
          rect(8, 8, 216, 93, 'none', 5, { stroke: tint.leafPale, 'stroke-width': 2.5 }),
        ),
      )
      .join('') + place({ x: 66, y: y + 34, rotate: 5 }, banknote(0, 0, 238, palette.turmeric, palette.ink)),
};

/** A notification at the top of the screen. */
export const notice = (title: Words, words: Words): Part => ({
  height: 88,
  draw: (y, language) =>
    rect(14, y + 5, 332, 88, palette.ink, 26, { opacity: 0.16 }) +
    rect(14, y, 332, 88, palette.white, 26) +
    rect(30, y + 18, 52, 52, palette.leaf, 16) +
    place({ x: 40, y: y + 27 }, logoMark(32, palette.white, palette.turmeric)) +
    write(title, language, 98, y + 40, { size: 18, width: 190 }) +
    write(words, language, 98, y + 66, {
      size: 17,
      fill: textIn(words, language).startsWith('+') ? palette.good : palette.ink,
      width: 230,
    }),
});

/** A document with a seal. */
export const certificate = (words: Words, rate: Words): Part => ({
  height: 396,
  draw: (y, language) =>
    box(y, 396, palette.white, 26) +
    rect(LEFT + 14, y + 14, COLUMN_WIDTH - 28, 368, 'none', 16, { stroke: tint.turmericDeep, 'stroke-width': 2 }) +
    kawung(MIDDLE, y + 92, 54, { petal: palette.leaf, seed: palette.white, centre: palette.turmeric }) +
    write(['Term savings', 'Tabungan berjangka'], language, MIDDLE, y + 178, {
      size: 22,
      anchor: 'middle',
      width: 264,
    }) +
    write('Ayu Lestari', language, MIDDLE, y + 204, { size: 17, fill: palette.control, anchor: 'middle' }) +
    write(words, language, MIDDLE, y + 252, {
      size: 34,
      fill: palette.leaf,
      anchor: 'middle',
      tracking: -0.03,
      width: 264,
    }) +
    write(rate, language, MIDDLE, y + 288, { size: 20, anchor: 'middle' }) +
    write(['12 months', '12 bulan'], language, 58, y + 336, { size: 16, fill: palette.control }) +
    write('22 Nov 2027', language, 58, y + 360, { size: 16, fill: palette.control }) +
    path(
      petals({ x: 276, y: y + 336, radius: 36, gap: 0, width: 20, angles: [0, 45, 90, 135, 180, 225, 270, 315] }),
      palette.turmeric,
    ) +
    circle(276, y + 336, 20, palette.turmeric, { stroke: palette.white, 'stroke-width': 3 }) +
    glyph('check', 276, y + 336, palette.ink, 0.9, 3.4),
});
