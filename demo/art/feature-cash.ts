import { ayu, mother } from './customers';
import { letters } from './lettering';
import { palette, tint } from './palette';
import { coin, kawung, type Point, petals } from './patterns';
import { glyph, scanCode } from './phone';
import { medallion, type Person } from './portrait';
import { circle, d, path, place, rect, stroke } from './svg';
import { banknote, gold, paper, seal, shade, sheet, toggle } from './things';

// Foreground pictures of the features for bills and cash withdrawal.

/** A bell over a bill that is due soon. */
const billReminder = (): string =>
  place(
    { x: 116, y: 110, rotate: -8 },
    place({ x: 8, y: 12, opacity: 0.2 }, paper(0, 0, 190, 246, palette.ink)),
    paper(0, 0, 190, 246, palette.white),
    rect(0, 0, 190, 52, palette.leaf),
    glyph('bolt', 32, 26, palette.turmeric, 1.4),
    letters(['Electricity', 'Listrik'], { x: 52, y: 35, size: 24, fill: palette.white }),
    letters(['Due', 'Tempo'], { x: 20, y: 94, size: 24, fill: palette.control, weight: 600 }),
    letters('25 Nov', { x: 20, y: 124, size: 24, fill: palette.ink }),
    letters('Rp412.750', { x: 20, y: 172, size: 26, fill: palette.leafDeep, tracking: -0.03 }),
  ) +
  path(
    'M390 120A82 82 0 0 1 472 202V272L500 316A10 10 0 0 1 492 332H288A10 10 0 0 1 280 316L308 272V202A82 82 0 0 1 390 120Z',
    palette.ink,
    { opacity: 0.2, transform: 'translate(8 10)' },
  ) +
  circle(390, 112, 18, palette.leafDeep) +
  path(
    'M390 120A82 82 0 0 1 472 202V272L500 316A10 10 0 0 1 492 332H288A10 10 0 0 1 280 316L308 272V202A82 82 0 0 1 390 120Z',
    palette.leafDeep,
  ) +
  path('M352 344H428A38 38 0 0 1 352 344Z', tint.leafMid) +
  kawung(390, 220, 56, { petal: palette.turmeric, seed: palette.leafDeep }) +
  circle(468, 142, 40, palette.bad) +
  letters('3', { x: 468, y: 159, size: 48, fill: palette.white, weight: 800, anchor: 'middle' });

/** Automatic payment of bills up to a limit line. */
const billAuto = (): string =>
  sheet(120, 84, 400, 312, palette.white, 32) +
  (['bolt', 'drop', 'wave'] as const)
    .map((name, row) => {
      const y = 134 + row * 74;
      return (
        rect(148, y - 26, 54, 54, [palette.turmeric, tint.leafPale, tint.leafMist][row] ?? '', 17) +
        glyph(name, 175, y + 1, row ? palette.leaf : palette.ink, 1.4, 2.4) +
        letters(([['Electricity', 'Listrik'], ['Water', 'Air PDAM'], 'Internet'] as const)[row] ?? '', {
          x: 222,
          y: y - 1,
          size: 26,
          fill: palette.ink,
        }) +
        letters([`on day ${15 + row * 5}`, `tanggal ${15 + row * 5}`], {
          x: 222,
          y: y + 25,
          size: 22,
          fill: palette.control,
          weight: 600,
        }) +
        toggle(424, y - 19, 68, row < 2, palette.leaf)
      );
    })
    .join('') +
  rect(148, 346, 344, 14, palette.line, 7) +
  rect(148, 346, 210, 14, palette.leaf, 7) +
  circle(362, 356, 23, palette.ink, { opacity: 0.2 }) +
  circle(358, 353, 22, palette.turmeric) +
  seal(516, 104, 40, palette.leafDeep, 'check', palette.white);

/** An electricity meter at night and the token's digits. */
const billToken = (): string =>
  path('M470 78A50 50 0 1 0 524 152 42 42 0 0 1 470 78Z', palette.turmeric) +
  shade(196, 74, 232, 260, 34) +
  rect(196, 74, 232, 260, palette.sand, 34) +
  circle(312, 170, 74, tint.leafPale) +
  circle(312, 170, 60, palette.white) +
  path('M322 122 280 182H308L298 222 344 158H314Z', palette.turmeric) +
  [0, 1, 2].map((index) => circle(260 + index * 52, 284, 19, palette.sandDeep)).join('') +
  circle(260, 284, 8, palette.good) +
  rect(292, 334, 40, 40, tint.leafMid) +
  sheet(108, 316, 424, 84, palette.leaf, 28) +
  letters('2048 1193', { x: 136, y: 371, size: 40, fill: palette.white, weight: 700, tracking: 0.02 }) +
  [0, 1, 2, 3].map((index) => circle(392 + index * 18, 358, 5, tint.leafPale)).join('') +
  rect(464, 334, 48, 48, palette.turmeric, 16) +
  stroke('M480 350H496V366H480ZM486 350V344H502V360H496', palette.ink, 4);

/** A cash machine with a card going in and notes coming out. */
const cashAtm = (): string =>
  shade(186, 72, 268, 326, 26) +
  rect(186, 72, 268, 326, palette.sand, 26) +
  path('M186 126V98A26 26 0 0 1 212 72H428A26 26 0 0 1 454 98V126Z', palette.turmeric) +
  letters('ATM', { x: 320, y: 114, size: 36, fill: palette.ink, weight: 800, anchor: 'middle', tracking: 0.06 }) +
  rect(212, 146, 142, 104, palette.leafDeep, 12) +
  kawung(283, 190, 30, { petal: tint.leafBright }) +
  letters('500rb', { x: 283, y: 240, size: 24, fill: tint.leafPale, anchor: 'middle' }) +
  rect(374, 150, 56, 14, palette.ink, 7) +
  path('M382 157H422V196A6 6 0 0 1 416 202H388A6 6 0 0 1 382 196Z', palette.leaf) +
  rect(388, 180, 14, 11, tint.turmericPale, 3) +
  Array.from({ length: 9 }, (_, index) =>
    rect(374 + (index % 3) * 20, 214 + Math.floor(index / 3) * 16, 16, 12, palette.line, 4),
  ).join('') +
  rect(212, 278, 216, 22, palette.ink, 11) +
  place(
    { x: 236, y: 289 },
    rect(0, 0, 168, 84, tint.leafBright, 6),
    path('M0 0H168V8H0Z', palette.ink, { opacity: 0.3 }),
    circle(84, 46, 25, palette.leaf),
    kawung(84, 46, 21, { petal: tint.leafPale }),
    path(petals({ x: 28, y: 46, radius: 13, gap: 0 }) + petals({ x: 140, y: 46, radius: 13, gap: 0 }), palette.leaf),
  ) +
  seal(468, 330, 42, palette.leafDeep, 'arrow-down', palette.turmeric);

/** An open till and the withdrawal code. */
const cashStore = (): string =>
  shade(142, 358, 336, 48, 14) +
  path('M204 250 232 150H420L452 250Z', palette.leafDeep) +
  rect(258, 108, 138, 62, palette.ink, 14) +
  letters('500rb', { x: 327, y: 152, size: 36, fill: palette.turmeric, weight: 800, anchor: 'middle' }) +
  Array.from({ length: 8 }, (_, index) => {
    const [column, row] = [index % 4, Math.floor(index / 4)];
    return rect(
      252 + column * 40 - row * 6 + column * row * 3,
      188 + row * 28,
      30,
      18,
      index === 7 ? palette.turmeric : tint.leafBright,
      6,
    );
  }).join('') +
  rect(160, 246, 300, 76, palette.leaf, 16) +
  place({ x: 196, y: 308, rotate: -3 }, banknote(0, 0, 150, tint.turmericPale, tint.soga)) +
  place({ x: 272, y: 300, rotate: 4 }, banknote(0, 0, 156, palette.turmeric, palette.ink)) +
  rect(142, 358, 336, 48, palette.leafDeep, 14) +
  letters(['Till 2', 'Kasir 2'], { x: 310, y: 391, size: 26, fill: tint.leafPale, anchor: 'middle' }) +
  place(
    { x: 414, y: 182, rotate: 10 },
    sheet(0, 0, 112, 182, palette.ink, 22),
    rect(8, 8, 96, 166, palette.sand, 15),
    scanCode(20, 28, 72, palette.leafDeep, palette.sand),
    letters('482 917', { x: 56, y: 142, size: 22, fill: palette.leaf, anchor: 'middle' }),
  );

/** A single-use withdrawal code sent to a family member. */
const cashFamily = (): string => {
  const who = (person: Person, id: string, x: number, y: number, radius: number, ground: string): string =>
    circle(x + 7, y + 10, radius, palette.ink, { opacity: 0.2 }) + medallion(person, id, x, y, radius, ground);
  return (
    who(ayu, 'sender', 190, 306, 86, palette.turmeric) +
    who(mother, 'family', 458, 288, 96, tint.leafBright) +
    stroke('M292 330Q324 348 356 330', palette.leafDeep, 7, { 'stroke-dasharray': '1 14' }) +
    place(
      { x: 172, y: 72 },
      path(
        'M32 10H276A26 26 0 0 1 302 36V100A26 26 0 0 1 276 126H92L52 166 58 126H32A26 26 0 0 1 6 100V36A26 26 0 0 1 32 10Z',
        palette.ink,
        { opacity: 0.2 },
      ),
      path(
        'M26 0H270A26 26 0 0 1 296 26V90A26 26 0 0 1 270 116H86L46 156 52 116H26A26 26 0 0 1 0 90V26A26 26 0 0 1 26 0Z',
        palette.white,
      ),
      letters('482 917', {
        x: 148,
        y: 62,
        size: 48,
        fill: palette.leaf,
        weight: 800,
        anchor: 'middle',
        tracking: 0.04,
      }),
      rect(40, 82, 216, 12, palette.sandDeep, 6),
      rect(40, 82, 146, 12, palette.turmeric, 6),
    ) +
    coin(326, 372, 30, gold)
  );
};

/** A dial for the daily limit, with a lock on raising it. */
const cashLimit = (): string => {
  const knob: Point = [320 + Math.cos(Math.PI * 1.62) * 150, 306 + Math.sin(Math.PI * 1.62) * 150];
  return (
    sheet(112, 84, 416, 312, palette.sand, 40) +
    stroke('M170 306A150 150 0 0 1 470 306', palette.line, 34) +
    stroke(d`M170 306A150 150 0 0 1 ${knob[0]} ${knob[1]}`, palette.leaf, 34) +
    path(
      petals({
        x: 320,
        y: 306,
        radius: 122,
        gap: 106,
        width: 7,
        angles: Array.from({ length: 9 }, (_, index) => 180 + index * 22.5),
      }),
      palette.control,
    ) +
    place({ x: 244, y: 234 }, banknote(0, 0, 152, palette.turmeric, palette.ink)) +
    circle(...knob, 30, palette.white) +
    circle(...knob, 16, palette.turmeric) +
    (['0', '5jt', '10jt'] as const)
      .map((amount, index) =>
        letters(amount, { x: 170 + index * 150, y: 366, size: 28, fill: palette.ink, anchor: 'middle' }),
      )
      .join('') +
    seal(506, 110, 40, palette.turmeric, 'lock', palette.ink)
  );
};

export const fronts = {
  'bill-reminder': billReminder,
  'bill-auto': billAuto,
  'bill-token': billToken,
  'cash-atm': cashAtm,
  'cash-store': cashStore,
  'cash-family': cashFamily,
  'cash-limit': cashLimit,
} as const;
