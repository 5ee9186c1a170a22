import { crowd, fromBehind, halfFigure } from './figures';
import { letters } from './lettering';
import { logoMark } from './mark';
import { picture } from './news-picture';
import { palette, skin, tint } from './palette';
import { coin, kawungField, land, megaMendung, petals } from './patterns';
import { bust, type Person } from './portrait';
import { boxPath, gold, kawungWeave, parangWeave, patterned, stars } from './props';
import { circle, defs, path, place, rect, stroke } from './svg';

const turn = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Nine months as stalks of growing height. */
const nineMonths = (): string =>
  picture(
    palette.leafDeep,
    coin(860, 250, 190, { ...gold, petal: tint.turmericPale }),
    path(
      land(
        [
          [0, 700],
          [300, 640],
          [640, 600],
          [1200, 420],
        ],
        750,
      ),
      tint.leafDim,
    ),
    megaMendung('cloud', {
      x: 270,
      y: 170,
      width: 320,
      colours: [palette.leaf, tint.leafMid, tint.leafBright, tint.leafPale],
      step: 12,
    }),
    defs(kawungField('bar', 78, { petal: palette.leaf, seed: tint.leafPale, ground: tint.leafPale }, [141, 0])),
    turn(9, (index) => {
      const [x, height] = [141 + index * 104, 120 + index * 26 + index * index * 3.4];
      const top = 690 - height;
      return (
        path(
          petals({ x: x + 39, y: top + 12, radius: 96, gap: 0, width: 32, angles: [234, 270, 306] }),
          index === 8 ? palette.turmeric : tint.leafBright,
        ) +
        rect(x, top, 78, height, index % 2 ? tint.leafMid : tint.leafPale) +
        (index % 2 ? '' : rect(x, top, 78, height, 'url(#bar)')) +
        rect(x - 6, top - 4, 90, 16, index === 8 ? palette.turmeric : palette.sand, 8)
      );
    }),
    rect(0, 686, 1200, 64, palette.ink),
    rect(90, 680, 1020, 14, palette.sand, 7),
  );

/** Last year's column, and this year's at twice the height. */
const doubled = (): string => {
  const rise = (x: number, height: number, ...parts: readonly string[]): string =>
    rect(x + 14, 640 - height + 18, 220, height - 18, tint.night) +
    parts.join('') +
    rect(x - 16, 640 - height - 20, 252, 28, palette.sand, 8);
  return picture(
    palette.ink,
    patterned(boxPath(0, 0, 1200, 750), kawungWeave('wall', 150, palette.ink, palette.leafDeep)),
    path(
      petals({ x: 740, y: 640, radius: 640, gap: 0, width: 150, angles: [215, 242, 270, 298, 325] }),
      palette.leafDeep,
    ),
    rise(
      300,
      230,
      patterned(boxPath(300, 410, 220, 230), parangWeave('last', 84, palette.leaf, tint.leafMid, tint.leafPale)),
    ),
    rise(
      640,
      460,
      patterned(boxPath(640, 180, 220, 460), kawungWeave('year', 110, palette.turmeric, palette.ink, palette.turmeric)),
    ),
    stroke('M300 330C420 330 520 280 596 190', tint.leafPale, 14),
    path('M620 150 618 236 552 186Z', tint.leafPale),
    coin(964, 210, 92, gold),
    rect(0, 640, 1200, 110, palette.leafDeep) + rect(0, 634, 1200, 12, palette.sand),
    letters('2024', { x: 410, y: 714, size: 56, fill: tint.leafPale, anchor: 'middle' }),
    letters('2025', { x: 750, y: 714, size: 56, fill: palette.turmeric, weight: 800, anchor: 'middle' }),
  );
};

/** Directors at a public meeting. */
const publicExpose = (): string =>
  picture(
    tint.soga,
    patterned(boxPath(0, 0, 1200, 560), parangWeave('wall', 120, tint.soga, palette.bad, tint.sogaPale)),
    rect(470, 60, 620, 380, palette.ink, 18) + rect(486, 76, 588, 348, palette.sand, 8),
    turn(5, (index) =>
      rect(
        548 + index * 66,
        368 - 60 - index * 34,
        44,
        60 + index * 34,
        index === 4 ? palette.turmeric : index % 2 ? tint.leafBright : palette.leaf,
        6,
      ),
    ),
    stroke('M526 370H900', palette.ink, 5),
    circle(980, 200, 62, 'none', { stroke: tint.leafPale, 'stroke-width': 34 }) +
      stroke('M980 138A62 62 0 0 1 1042 200', palette.turmeric, 34, { 'stroke-linecap': 'butt' }),
    letters(['Public exposé', 'Paparan publik'], { x: 548, y: 140, size: 36, fill: palette.leaf }),
    letters('2026', { x: 548, y: 174, size: 26, fill: palette.control, weight: 600 }),
    letters('SRMB', { x: 980, y: 334, size: 34, fill: palette.control, anchor: 'middle' }),
    rect(0, 520, 1200, 230, palette.leafDeep) + rect(0, 520, 1200, 14, palette.sand),
    place({ x: 118, y: 54, scale: 0.74 }, bust(speaker)),
    place(
      { y: 62 },
      path('M152 400H440L414 560H178Z', palette.leaf),
      path('M132 376H460L446 414H146Z', palette.sand),
      place({ x: 258, y: 448 }, logoMark(76, palette.sand, palette.turmeric)),
      stroke('M384 380Q392 330 352 316', palette.ink, 7),
      rect(326, 302, 34, 20, palette.ink, 10),
    ),
    crowd(
      [
        { y: 590, scale: 1.8, from: 70, step: 132, count: 9 },
        { y: 650, scale: 2.5, from: 10, step: 168, count: 8 },
      ],
      fromBehind,
    ),
  );

const speaker: Person = {
  skin: skin.medium,
  hair: 'long',
  dress: 'blazer',
  cloth: { main: palette.ink, light: palette.sand, accent: palette.turmeric },
  fine: true,
};

/** A large 6 in batik, above a crowd of customers. */
const sixMillion = (): string => {
  const six =
    'M700 60C520 130 410 260 410 420A190 190 0 1 0 520 250C560 190 630 140 730 108ZM600 336A86 86 0 1 1 599 336Z';
  return picture(
    palette.turmeric,
    path(
      petals({
        x: 600,
        y: 420,
        radius: 760,
        gap: 330,
        width: 110,
        angles: Array.from({ length: 18 }, (_, index) => index * 20),
      }),
      tint.turmericDeep,
      { 'fill-opacity': 0.5 },
    ),
    circle(600, 400, 340, tint.turmericPale),
    defs(kawungField('six', 92, { petal: tint.leafMid, seed: palette.leaf, ground: palette.leaf }, [30, 20])),
    path(six, palette.leaf, { 'fill-rule': 'evenodd' }) + path(six, 'url(#six)', { 'fill-rule': 'evenodd' }),
    stars(
      [
        [250, 170, 34],
        [950, 160, 34],
        [150, 330, 22],
        [1050, 330, 22],
      ],
      palette.sand,
    ),
    path('M0 590Q600 510 1200 590V750H0Z', palette.leafDeep),
    crowd(
      [
        { y: 520, scale: 1.9, from: 70, step: 151, count: 8 },
        { y: 586, scale: 2.4, from: 20, step: 166, count: 8 },
        { y: 668, scale: 3, from: 110, step: 196, count: 6 },
      ],
      halfFigure,
    ),
  );
};

/** News about results. */
export const results: Readonly<Record<string, () => string>> = {
  'enam-juta-nasabah': sixMillion,
  'kinerja-tahun-2025': doubled,
  'laba-sembilan-bulan-2026': nineMonths,
  'paparan-publik-2026': publicExpose,
};
