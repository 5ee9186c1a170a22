import { letters, type Words } from './lettering';
import { palette, tint } from './palette';
import { coin, column, kawungField, parangField, petals } from './patterns';
import { bankCard, glyph, phone, screens } from './phone';
import { circle, d, defs, path, place, rect, svg } from './svg';
import { awning, cup, gold, jade, plant } from './things';

/** The membership: a card, a phone with the points screen, and coins. */
const member = (): string =>
  svg(
    960,
    720,
    rect(0, 0, 960, 720, palette.sandDeep),
    defs(kawungField('cloth', 120, { petal: palette.leaf, seed: palette.leafDeep, ground: palette.leafDeep }, [0, 60])),
    path('M480 0H960V720H480A360 360 0 0 1 480 0Z', 'url(#cloth)'),
    path('M0 400A320 320 0 0 1 320 720H0Z', palette.line),
    place(
      { x: 96, y: 168, rotate: -12 },
      rect(12, 22, 480, 292, palette.ink, 34, { opacity: 0.28 }),
      bankCard(0, 0, tint.leafPale, palette.leafDeep, '•• 4821', 480),
    ),
    phone({ x: 452, y: 30, width: 364, rotate: 6, screen: screens.points(), shadow: palette.ink }),
    coin(290, 566, 92, gold),
    coin(402, 640, 54, jade),
    coin(866, 596, 72, gold),
  );

interface Shop {
  readonly wall: string;
  readonly one: string;
  readonly two: string;
  readonly sign: Words;
  readonly window: (x: number) => string;
}

const BAY = 204;
const FLOOR = 520;

const shelf = (
  x: number,
  y: number,
  things: readonly (readonly [height: number, width: number, fill: string])[],
): string => {
  let at = x;
  const stand = things.map(([height, width, fill]) => {
    const one = rect(at, y - height, width, height, fill, 4);
    at += width + 8;
    return one;
  });
  return stand.join('') + rect(x - 10, y, 136, 7, tint.soga, 3);
};

const shops: readonly Shop[] = [
  {
    wall: tint.turmericPale,
    one: palette.leaf,
    two: palette.white,
    sign: ['Coffee', 'Kopi'],
    window: (x) =>
      rect(x - 72, 440, 144, 80, tint.soga, 6) +
      rect(x - 80, 430, 160, 14, palette.ink, 7) +
      cup(x, 430, 72, palette.leaf, palette.leafDeep, tint.sogaPale),
  },
  {
    wall: tint.leafMist,
    one: palette.turmeric,
    two: palette.white,
    sign: ['Fruit', 'Buah'],
    window: (x) =>
      [-48, 0, 48]
        .map((aside, index) => circle(x + aside, 424, 25, [palette.bad, palette.turmeric, tint.leafMid][index] ?? ''))
        .join('') +
      [-24, 24].map((aside) => circle(x + aside, 408, 22, aside < 0 ? tint.leafBright : tint.turmericDeep)).join('') +
      path(d`M${x - 86} 430h172l-12 ${FLOOR - 430}h-148Z`, tint.soga) +
      rect(x - 70, 458, 140, 8, tint.sogaPale, 4) +
      rect(x - 66, 484, 132, 8, tint.sogaPale, 4),
  },
  {
    wall: tint.leafPale,
    one: palette.leafDeep,
    two: tint.leafBright,
    sign: ['Pharmacy', 'Apotek'],
    window: (x) =>
      shelf(x - 58, 410, [
        [40, 24, palette.white],
        [28, 30, palette.turmeric],
        [46, 20, palette.leaf],
        [32, 24, palette.white],
      ]) +
      rect(x - 78, 452, 156, 68, palette.white, 8) +
      rect(x - 84, 444, 168, 12, palette.leafDeep, 6) +
      glyph('plus', x, 488, palette.leaf, 1.8, 5),
  },
  {
    wall: palette.sandDeep,
    one: tint.soga,
    two: tint.turmericPale,
    sign: ['Books', 'Buku'],
    window: (x) =>
      shelf(x - 58, 420, [
        [54, 18, palette.leaf],
        [46, 14, palette.turmeric],
        [58, 20, tint.soga],
        [50, 14, palette.leafDeep],
        [42, 22, tint.leafBright],
      ]) +
      shelf(x - 58, 506, [
        [50, 22, palette.turmeric],
        [58, 16, palette.leafDeep],
        [44, 26, tint.leafMid],
        [56, 16, tint.soga],
      ]),
  },
];

/** The partners' shops in a row under one long veranda roof. */
const partner = (): string =>
  svg(
    960,
    600,
    rect(0, 0, 960, 600, tint.leafMist),
    defs(
      kawungField('frieze', 34, { petal: tint.turmericPale, ground: palette.turmeric }, [0, 14]),
      parangField('roof', 60, { blade: palette.leaf, ground: palette.leafDeep }),
    ),
    circle(790, 96, 66, tint.turmericPale),
    path('M20 180 150 64H810L940 180Z', 'url(#roof)'),
    path(petals({ x: 480, y: 62, radius: 52, gap: 0, width: 17, angles: [222, 246, 270, 294, 318] }), palette.leaf),
    rect(136, 56, 688, 16, palette.turmeric, 8),
    rect(10, 176, 940, 18, palette.leafDeep, 5),
    shops
      .map(({ wall, one, two, sign, window }, index) => {
        const left = 72 + index * BAY;
        const middle = left + BAY / 2;
        return (
          rect(left, 194, BAY, FLOOR - 194, wall) +
          rect(left + 12, 330, BAY - 24, FLOOR - 330, palette.white, 0, { opacity: 0.55 }) +
          window(middle) +
          awning(left + 4, 286, BAY - 8, 62, 7, one, two) +
          rect(left + 4, 282, BAY - 8, 8, palette.ink) +
          rect(middle - 66, 224, 132, 44, palette.leafDeep, 22) +
          letters(sign, { x: middle, y: 255, size: 25, fill: palette.white, anchor: 'middle' })
        );
      })
      .join(''),
    rect(72, 194, 816, 22, 'url(#frieze)'),
    [72, 276, 480, 684, 888].map((x) => column(x, FLOOR + 4, 326, 18, palette.sand, tint.sogaPale)).join(''),
    rect(30, 520, 900, 22, tint.sogaPale),
    rect(0, 542, 960, 58, palette.leaf),
    plant(36, 560, 62, tint.soga, tint.leafMid),
    plant(924, 560, 62, tint.soga, tint.leafMid),
  );

export const benefits: Record<string, () => string> = {
  'benefit/member': member,
  'benefit/partner': partner,
};
