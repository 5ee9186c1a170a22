import { saving } from './lettering';
import { palette, tint } from './palette';
import { coin, kawung, parangField, petals } from './patterns';
import { circle, d, defs, element, group, path, place, rect, stroke, svg } from './svg';
import { cup, gold } from './things';

interface Ticket {
  readonly ground: string;
  readonly cloth: string;
  /** Background of the half with the picture, and of the stub with the value. */
  readonly face: string;
  readonly stub: string;
  readonly ink: string;
  readonly value: string;
  readonly picture: string;
}

const TEAR = 444;
const outline = d`M56 40H${TEAR - 20}A20 20 0 0 0 ${TEAR + 20} 40H584A24 24 0 0 1 608 64V296A24 24 0 0 1 584 320H${TEAR + 20}A20 20 0 0 0 ${TEAR - 20} 320H56A24 24 0 0 1 32 296V64A24 24 0 0 1 56 40Z`;

const ticket = ({ ground, cloth, face, stub, ink, value, picture }: Ticket): string =>
  svg(
    640,
    360,
    rect(0, 0, 640, 360, ground),
    defs(
      parangField('cloth', 76, { blade: cloth }),
      element('clipPath', { id: 'ticket' }, element('path', { d: outline })),
    ),
    rect(0, 0, 640, 360, 'url(#cloth)'),
    group(
      { 'clip-path': 'url(#ticket)' },
      rect(32, 40, TEAR - 32, 280, face),
      picture,
      rect(TEAR, 40, 164, 280, stub),
      kawung(608, 320, 110, { petal: ink }).replace('<path', '<path opacity=".14"'),
    ),
    stroke(d`M${TEAR} 76V290`, ground, 5, { 'stroke-dasharray': '1 14' }),
    saving(value, { x: 526, y: 182, size: 62, word: 26, fill: ink }),
  );

const coffee = (): string =>
  ticket({
    ground: tint.turmericPale,
    cloth: tint.sogaPale,
    face: palette.sand,
    stub: palette.turmeric,
    ink: palette.ink,
    value: '15rb',
    picture:
      circle(108, 320, 150, tint.turmericPale) +
      circle(372, 118, 44, palette.turmeric) +
      rect(32, 276, 412, 44, tint.soga) +
      cup(226, 280, 150, palette.leaf, palette.leafDeep, tint.leafBright) +
      kawung(226, 224, 32, { petal: tint.leafPale }) +
      [
        [84, 262, 20],
        [116, 268, -24],
        [360, 264, 14],
      ]
        .map(([x = 0, y = 0, rotate = 0]) =>
          place(
            { x, y, rotate },
            element('ellipse', { cx: 0, cy: 0, rx: 18, ry: 12, fill: tint.soga }),
            stroke('M-14 1Q0-6 14 1', tint.sogaPale, 3),
          ),
        )
        .join(''),
  });

const groceries = (): string =>
  ticket({
    ground: palette.leaf,
    cloth: tint.leafDim,
    face: tint.leafMist,
    stub: palette.sand,
    ink: palette.leaf,
    value: '10%',
    picture:
      circle(238, 180, 128, tint.leafPale) +
      rect(32, 290, 412, 30, tint.leafBright) +
      // leeks, carrots and a banana look out of the basket
      path(petals({ x: 176, y: 214, radius: 128, gap: 0, width: 26, angles: [236, 254, 272] }), palette.leaf) +
      path(petals({ x: 254, y: 214, radius: 60, gap: 0, width: 44, angles: [270] }), tint.turmericDeep) +
      path(petals({ x: 230, y: 210, radius: 100, gap: 50, width: 14, angles: [278, 296] }), tint.leafMid) +
      circle(300, 190, 34, palette.bad) +
      stroke('M300 160Q302 148 314 142', palette.leafDeep, 5) +
      path('M322 206C352 190 362 150 346 116L360 112C386 156 376 200 338 220Z', palette.turmeric) +
      path('M128 210H352L330 294A10 10 0 0 1 320 302H160A10 10 0 0 1 150 294Z', tint.soga) +
      stroke('M150 236H334M156 262H326', tint.sogaPale, 7) +
      stroke('M190 226V296M240 226V296M290 226V296', tint.sogaPale, 7) +
      rect(116, 200, 248, 22, tint.soga, 11),
  });

const transport = (): string =>
  ticket({
    ground: palette.sandDeep,
    cloth: palette.line,
    face: tint.leafPale,
    stub: palette.leaf,
    ink: palette.white,
    value: '5rb',
    picture:
      circle(360, 112, 36, palette.turmeric) +
      rect(60, 150, 56, 140, tint.leafBright) +
      rect(104, 110, 46, 180, tint.leafMid) +
      rect(330, 170, 70, 120, tint.leafBright) +
      rect(386, 140, 58, 150, tint.leafMid) +
      rect(32, 278, 412, 42, palette.ink) +
      stroke('M56 300H420', palette.sand, 4, { 'stroke-dasharray': '26 22' }) +
      rect(82, 128, 304, 146, palette.white, 24) +
      rect(82, 218, 304, 56, palette.leaf, 16) +
      rect(82, 214, 304, 16, palette.turmeric) +
      [0, 1, 2].map((index) => rect(100 + index * 62, 148, 52, 48, tint.leafMid, 8)).join('') +
      rect(288, 148, 84, 56, tint.leafMid, 10) +
      path(
        petals({ x: 188, y: 252, radius: 18, gap: 0 }) + petals({ x: 240, y: 252, radius: 18, gap: 0 }),
        tint.leafPale,
      ) +
      [146, 318].map((x) => circle(x, 276, 28, palette.ink) + circle(x, 276, 12, palette.line)).join(''),
  });

const phoneCredit = (): string =>
  ticket({
    ground: palette.leafDeep,
    cloth: palette.leaf,
    face: palette.turmeric,
    stub: palette.sand,
    ink: palette.leafDeep,
    value: '3rb',
    picture:
      [170, 128, 86]
        .map((radius, index) =>
          circle(238, 180, radius, [tint.turmericPale, palette.turmeric, tint.turmericPale][index] ?? ''),
        )
        .join('') +
      place(
        { x: 176, y: 66, rotate: 8 },
        rect(0, 0, 134, 230, palette.ink, 24),
        rect(8, 8, 118, 214, palette.sand, 17),
        rect(46, 14, 42, 10, palette.ink, 5),
        kawung(67, 92, 44, { petal: palette.leaf, centre: palette.turmeric }),
        [0, 1, 2, 3]
          .map((index) =>
            rect(
              26 + index * 22,
              180 - index * 14 - 8,
              15,
              20 + index * 14,
              index < 3 ? tint.leafMid : palette.leaf,
              4,
            ),
          )
          .join(''),
      ) +
      coin(362, 246, 44, {
        ...gold,
        face: palette.leaf,
        edge: palette.leafDeep,
        rim: tint.leafMid,
        petal: tint.turmericPale,
      }) +
      coin(112, 120, 32, {
        ...gold,
        face: palette.leaf,
        edge: palette.leafDeep,
        rim: tint.leafMid,
        petal: tint.turmericPale,
      }),
  });

export const coupons: Record<string, () => string> = {
  'coupon/coffee': coffee,
  'coupon/groceries': groceries,
  'coupon/transport': transport,
  'coupon/phone-credit': phoneCredit,
};
