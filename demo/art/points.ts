import { letters } from './lettering';
import { palette, tint } from './palette';
import { coin, kawung, kawungField, parangField, petals } from './patterns';
import { scanCode } from './phone';
import { circle, defs, path, place, rect, stroke, svg } from './svg';
import { gold, jade, paper, gift as parcel, plant } from './things';

const scene = (ground: string, ...children: readonly string[]): string =>
  svg(480, 360, rect(0, 0, 480, 360, ground), ...children);

/** Coins from each QR payment. */
const earn = (): string =>
  scene(
    palette.leaf,
    path(petals({ x: 330, y: 180, radius: 300 }), tint.leafDim),
    place(
      { x: 68, y: 64, rotate: -6 },
      rect(8, 12, 190, 240, palette.leafDeep, 24),
      rect(0, 0, 190, 240, palette.sand, 24),
      scanCode(25, 26, 140, palette.leafDeep, palette.sand),
      letters('Kopi Teras', { x: 95, y: 206, size: 24, fill: palette.ink, anchor: 'middle' }),
    ),
    stroke('M282 258C300 200 330 160 372 126', tint.leafMid, 6, { 'stroke-dasharray': '1 16' }),
    coin(290, 266, 40, jade),
    coin(338, 186, 48, gold),
    coin(404, 98, 58, gold),
  );

/** A price partly covered by points. */
const pay = (): string =>
  scene(
    tint.turmericPale,
    path('M0 360V210A150 150 0 0 1 150 60H330A150 150 0 0 0 480 210V360Z', palette.sandDeep),
    place(
      { x: 142, y: 34, rotate: 4 },
      paper(8, 10, 196, 252, palette.line, 7),
      paper(0, 0, 196, 252, palette.white, 7),
      rect(0, 0, 196, 46, palette.leaf),
      letters('Kopi Teras', { x: 20, y: 31, size: 22, fill: palette.white }),
      (
        [
          ['Total', 'Rp42.000'],
          [['Points', 'Poin'], '-4.000'],
        ] as const
      )
        .map(
          ([label, amount], row) =>
            letters(label, { x: 20, y: 88 + row * 40, size: 20, fill: palette.control, weight: 600 }) +
            letters(amount, { x: 176, y: 88 + row * 40, size: 20, fill: palette.leaf, anchor: 'end' }),
        )
        .join(''),
      stroke('M20 168H176', palette.line, 3, { 'stroke-dasharray': '1 9' }),
      letters('Rp38.000', { x: 20, y: 212, size: 27, fill: palette.leafDeep, tracking: -0.03 }),
    ),
    coin(372, 272, 62, gold),
    coin(124, 284, 38, jade),
  );

const gift = (): string =>
  scene(
    tint.leafMist,
    defs(kawungField('cloth', 64, { petal: tint.leafPale }, [16, 0])),
    path('M0 360V180A180 180 0 0 1 180 0H480V180A180 180 0 0 1 300 360Z', 'url(#cloth)'),
    parcel(246, 322, 208, palette.leaf, palette.leafDeep, palette.turmeric),
    parcel(112, 322, 112, palette.turmeric, tint.turmericDeep, palette.sand),
    coin(382, 282, 40, gold),
    rect(40, 320, 400, 6, tint.leafBright, 3),
  );

/** A donation, drawn as a growing plant. */
const donate = (): string =>
  scene(
    palette.leafDeep,
    defs(parangField('cloth', 60, { blade: tint.leafDim, ground: palette.leafDeep, lozenge: palette.leaf })),
    circle(240, 176, 158, palette.leaf),
    path('M0 284H480V360H0Z', 'url(#cloth)') + rect(0, 278, 480, 8, tint.leafMid),
    plant(240, 306, 134, palette.sand, tint.leafPale, [208, 234, 306, 332]),
    rect(237, 140, 6, 100, tint.leafPale, 3),
    path(
      'M240 178C190 148 168 124 168 92A36 36 0 0 1 240 78 36 36 0 0 1 312 92C312 124 290 148 240 178Z',
      palette.turmeric,
    ),
    kawung(240, 110, 34, { petal: palette.ink }),
    kawung(240, 276, 22, { petal: palette.leaf }),
    coin(108, 296, 34, jade),
    coin(374, 296, 34, gold),
  );

export const points: Record<string, () => string> = {
  'points/earn': earn,
  'points/pay': pay,
  'points/gift': gift,
  'points/donate': donate,
};
