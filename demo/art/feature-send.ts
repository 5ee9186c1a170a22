import { bima } from './customers';
import { letters } from './lettering';
import { palette, tint } from './palette';
import { kawung } from './patterns';
import { glyph, monogram } from './phone';
import { medallion } from './portrait';
import { circle, path, place, rect, stroke } from './svg';
import { arcArrow, month, seal, sheet } from './things';

// Foreground pictures of the features for transfers.

/** A paper plane that flies by day and by night. */
const bifast = (): string =>
  [0, 1, 2]
    .map((index) =>
      rect(
        [118, 96, 150][index] ?? 0,
        262 + index * 40,
        [130, 150, 110][index] ?? 0,
        14,
        [tint.leafMid, tint.leafPale, tint.leafBright][index] ?? '',
        7,
      ),
    )
    .join('') +
  path('M544 92 168 224 284 270Z', palette.sand) +
  path('M544 92 284 270 296 372 356 302Z', tint.leafBright) +
  path('M544 92 356 302 452 358Z', tint.leafPale) +
  path('M284 270 296 372 356 302 544 92Z', tint.leafMid) +
  circle(186, 148, 74, palette.ink, { opacity: 0.2 }) +
  circle(180, 140, 72, palette.turmeric) +
  letters('24/7', { x: 180, y: 156, size: 46, fill: palette.ink, weight: 800, anchor: 'middle', tracking: -0.04 });

/** A phone number or an e-mail address in place of an account number. */
const proxy = (): string =>
  medallion(bima, '', 466, 236, 78, tint.leafPale) +
  stroke('M352 196C376 190 376 214 392 222M352 290C376 296 376 270 392 256', palette.sand, 6, {
    'stroke-dasharray': '1 13',
  }) +
  sheet(74, 130, 300, 100, palette.white, 30) +
  rect(94, 152, 56, 56, palette.leaf, 18) +
  glyph('phone', 122, 180, palette.white, 1.5) +
  letters('0812 3456 7890', { x: 164, y: 177, size: 24, fill: palette.ink, weight: 700 }) +
  letters('BI-FAST', { x: 164, y: 206, size: 20, fill: palette.control, weight: 600 }) +
  sheet(118, 252, 262, 100, palette.sand, 30) +
  rect(138, 274, 56, 56, palette.turmeric, 18) +
  letters('@', { x: 166, y: 314, size: 38, fill: palette.ink, weight: 700, anchor: 'middle' }) +
  letters('bima@surel.id', { x: 208, y: 299, size: 24, fill: palette.ink, weight: 700, tracking: -0.03 }) +
  letters('BI-FAST', { x: 208, y: 328, size: 20, fill: palette.control, weight: 600 }) +
  seal(512, 316, 28, palette.good, 'check', palette.white);

/** The recipient's name shown before sending, and a warning for a name that does not match. */
const nameCheck = (): string =>
  place(
    { x: 168, y: 86, rotate: -5 },
    sheet(0, 0, 330, 116, palette.sand, 28),
    circle(62, 58, 34, palette.line),
    letters('B. Prakasa', { x: 112, y: 58, size: 27, fill: palette.control, weight: 700, tracking: -0.03 }),
    letters('Bank Arunika', { x: 112, y: 86, size: 19, fill: palette.control, weight: 500 }),
  ) +
  circle(464, 116, 34, palette.bad) +
  stroke('M464 100V120M464 132V132.1', palette.white, 8) +
  sheet(108, 190, 424, 196, palette.white, 34) +
  monogram(184, 262, 46, 'BP', tint.leafPale, palette.leafDeep) +
  letters('Bima Prakoso', { x: 250, y: 258, size: 33, fill: palette.ink, weight: 700, tracking: -0.03 }) +
  letters('Bank Arunika', { x: 252, y: 292, size: 23, fill: palette.control, weight: 600 }) +
  rect(140, 322, 360, 48, palette.leaf, 24) +
  letters('BI-FAST', { x: 320, y: 355, size: 25, fill: palette.white, weight: 800, anchor: 'middle' }) +
  seal(218, 302, 22, palette.good, 'check', palette.white);

/** A transfer scheduled for the first of this month and of the next. */
const schedule = (): string =>
  month(120, 96, 330, 18, (x, y, size, index) =>
    index === 0
      ? rect(x - 4, y - 4, size + 8, size + 8, palette.turmeric, 14) +
        letters('1', {
          x: x + size / 2,
          y: y + size * 0.72,
          size: size * 0.66,
          fill: palette.ink,
          weight: 800,
          anchor: 'middle',
        })
      : rect(x, y, size, size, index % 7 === 3 ? tint.leafPale : palette.sandDeep, 10),
  ) +
  circle(464, 316, 78, palette.ink, { opacity: 0.22 }) +
  circle(458, 306, 76, palette.turmeric) +
  arcArrow(458, 306, 44, 20, 150, 13, palette.ink) +
  arcArrow(458, 306, 44, 200, 330, 13, palette.ink) +
  kawung(458, 306, 22, { petal: palette.ink });

export const fronts = { bifast, proxy, 'name-check': nameCheck, schedule } as const;
