import { letters } from './lettering';
import { palette, tint } from './palette';
import {
  coin,
  column,
  joglo,
  kawung,
  kawungField,
  land,
  megaMendung,
  type Point,
  parangField,
  petals,
  smooth,
} from './patterns';
import { bankCard, glyph, phone, screens } from './phone';
import { circle, d, defs, element, path, place, rect, stroke, svg } from './svg';

/**
 * A banner's subject is drawn once, in a 960 × 800 box aligned with the picture's right and bottom edges. On a wide screen it is
 * beside the text, on a narrow one below it. The background stays dark so that the white text keeps its contrast. The banner also
 * moves its two layers one by one.
 */
interface Banner {
  readonly ground: string;
  readonly far: string;
  readonly near: string;
  /** Replaces both layers on a phone. */
  readonly narrow?: { readonly far: string; readonly near: string };
}

const wide = (ground: string, subject: string): string =>
  svg(1920, 800, ground && rect(0, 0, 1920, 800, ground), place({ x: 960 }, subject));

const narrow = (scale: number, ground: string, subject: string): string =>
  svg(
    780,
    1080,
    ground && rect(0, 0, 780, 1080, ground),
    place({ x: 780 - 960 * scale, y: 1080 - 800 * scale, scale }, subject),
  );

const received = (x: number, y: number, scale: number): string =>
  place(
    { x, y, scale },
    rect(10, 14, 250, 96, palette.leafDeep, 30),
    rect(0, 0, 250, 96, palette.white, 30),
    circle(44, 48, 26, tint.leafMist),
    glyph('arrow-down', 44, 48, palette.leaf, 1.2, 2.6),
    letters('+Rp350.000', { x: 82, y: 48, size: 24, fill: palette.good }),
    letters('Bima', { x: 82, y: 77, size: 22, fill: palette.control, weight: 600 }),
  );

/**
 * The app in front of a kawung cloth, with a card and a notice that cover none of its words. On a phone it is as large as possible,
 * without the card. The cloth's upper edge then fades into the ground.
 */
const everyday = (): Banner => {
  const ground = palette.leafDeep;
  const far =
    defs(kawungField('cloth', 120, { petal: tint.leafMid, seed: palette.leaf, ground: palette.leaf }, [0, 20])) +
    path(petals({ x: 470, y: 800, radius: 620, gap: 0, angles: [180, 225, 270], width: 300 }), tint.leafDim) +
    rect(600, 0, 360, 800, 'url(#cloth)');
  const sun = circle(640, 300, 250, palette.turmeric);
  return {
    ground,
    far: far + sun,
    near:
      phone({ x: 300, y: 160, width: 450, screen: screens.home(3), shadow: ground }) +
      received(684, 206, 0.98) +
      place(
        { x: 8, y: 590, rotate: -9, scale: 0.88 },
        rect(12, 16, 312, 190, ground, 22),
        bankCard(0, 0, tint.leafMid, palette.sand, '•• 4821'),
      ),
    narrow: {
      far:
        far +
        defs(
          element(
            'linearGradient',
            { id: 'fade', x2: 0, y2: 1 },
            element('stop', { 'stop-color': ground }),
            element('stop', { offset: 1, 'stop-color': ground, 'stop-opacity': 0 }),
          ),
        ) +
        rect(599, -1, 362, 320, 'url(#fade)') +
        sun,
      near: phone({ x: 81, y: 70, width: 650, screen: screens.home(2), shadow: ground }) + received(676, 146, 1.08),
    },
  };
};

const sprouts = (points: readonly Point[], size: number, colour: string): string =>
  path(
    points
      .map(([x, y]) => petals({ x, y, radius: size, gap: 0, width: size * 0.24, angles: [238, 270, 302] }))
      .join(''),
    colour,
  );

/** Rice terraces that climb to a house; the sun is a coin. */
const savings = (): Banner => {
  const contour = (points: readonly Point[], fill: string, edge: string, steps = 3): string =>
    path(land(points, 820), fill) +
    [0, 1, 2, 3, 4]
      .slice(0, steps)
      .map((step) => stroke(smooth(points.map(([x, y]) => [x, y + step * 19 + 1])), edge, step ? 2.5 : 8))
      .join('');
  const clouds = [palette.leaf, tint.leafMid, tint.leafBright, tint.leafPale, palette.sand];
  const along = (from: Point, to: Point, count: number): readonly Point[] =>
    Array.from({ length: count }, (_, index) => {
      const share = index / (count - 1);
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    });
  return {
    ground: palette.leaf,
    far:
      coin(560, 336, 268, {
        face: palette.turmeric,
        edge: tint.turmericDeep,
        rim: tint.turmericDeep,
        petal: tint.turmericPale,
      }) +
      megaMendung('high', { x: 826, y: 152, width: 400, colours: clouds, step: 12 }) +
      contour(
        [
          [60, 830],
          [240, 640],
          [480, 520],
          [760, 430],
          [1000, 410],
        ],
        tint.leafPale,
        palette.sand,
        2,
      ) +
      joglo(778, 352, 250, { crown: palette.ink, skirt: palette.leafDeep, edge: palette.sand }) +
      [688, 748, 808, 868].map((x) => column(x, 436, 84, 11, palette.sand, palette.sand)).join('') +
      rect(660, 432, 236, 16, palette.ink),
    near:
      megaMendung('low', { x: 300, y: 470, width: 330, colours: clouds, step: 10, flip: true }) +
      contour(
        [
          [-40, 830],
          [220, 690],
          [520, 618],
          [760, 520],
          [1000, 480],
        ],
        tint.leafBright,
        tint.leafPale,
      ) +
      sprouts([...along([500, 622], [640, 578], 3), ...along([710, 544], [940, 486], 4)], 42, palette.sand) +
      contour(
        [
          [-140, 840],
          [200, 752],
          [480, 716],
          [760, 618],
          [1000, 590],
        ],
        tint.leafMid,
        tint.leafBright,
      ) +
      sprouts([...along([390, 730], [610, 680], 4), ...along([690, 646], [930, 594], 4)], 50, palette.sand) +
      contour(
        [
          [-200, 850],
          [220, 806],
          [500, 790],
          [780, 706],
          [1000, 690],
        ],
        palette.leafDeep,
        tint.leafMid,
        4,
      ),
  };
};

/** Tiles, each with a different kawung motif, around a large coin. */
const points = (): Banner => {
  const T = 200;
  const at = (column: number, row: number, ...content: readonly string[]): string =>
    place({ x: 160 + column * T, y: row * T }, ...content);
  const ground = (fill: string): string => rect(0, 0, T, T, fill);
  const rosette = (fill: string, petal: string, seed?: string): string =>
    ground(fill) + kawung(100, 100, 138, { petal, seed });
  const arcs = (fill: string, rings: readonly string[]): string =>
    ground(fill) +
    rings
      .map((ring, index) =>
        path(d`M0 ${T}V${index * 50}A${T - index * 50} ${T - index * 50} 0 0 1 ${T - index * 50} ${T}Z`, ring),
      )
      .join('');
  const small = (fill: string, face: string, petal: string, edge: string): string =>
    ground(fill) + coin(100, 94, 72, { face, edge, rim: petal, petal });
  const cloth = ground('url(#parang)');
  const lens = (fill: string, blade: string): string =>
    ground(fill) + path(d`M0 0A${T} ${T} 0 0 1 ${T} ${T}A${T} ${T} 0 0 1 0 0Z`, blade);
  return {
    ground: palette.ink,
    far:
      defs(parangField('parang', 78, { blade: tint.leafMid, ground: palette.leafDeep, lozenge: tint.leafPale })) +
      at(0, 1, lens(palette.leafDeep, palette.leaf)) +
      at(0, 3, arcs(palette.leaf, [tint.leafMid, tint.leafBright, tint.leafPale, palette.sand])) +
      at(1, 0, rosette(palette.leaf, tint.leafPale, palette.leaf)) +
      at(2, 0, cloth) +
      at(3, 0, lens(tint.leafMid, palette.sand)) +
      at(3, 1, small(palette.sandDeep, palette.leaf, tint.leafPale, palette.leafDeep)) +
      at(
        3,
        2,
        place(
          { x: T, rotate: 90 },
          arcs(palette.leafDeep, [palette.leaf, tint.leafMid, tint.leafBright, tint.leafPale]),
        ),
      ) +
      at(3, 3, rosette(tint.leafPale, palette.leaf, tint.leafPale)) +
      at(1, 3, small(palette.leafDeep, tint.leafPale, palette.leaf, tint.leafMid)) +
      at(2, 3, place({ y: T, rotate: -90 }, lens(palette.sand, palette.leaf))) +
      at(1, 1, rect(0, 0, T * 2, T * 2, palette.leaf)),
    near: coin(560, 388, 220, {
      face: palette.turmeric,
      edge: tint.turmericDeep,
      rim: tint.turmericDeep,
      petal: palette.ink,
      seed: palette.turmeric,
    }),
  };
};

/** A veranda at night; a lit phone stands where the door would be. */
const safe = (): Banner => {
  const cloud = [palette.ink, palette.leafDeep, palette.ink, palette.leafDeep, tint.night];
  const stars: readonly Point[] = [
    [96, 120],
    [210, 250],
    [250, 70],
    [760, 330],
    [900, 330],
    [60, 330],
  ];
  return {
    ground: tint.night,
    far:
      path(
        stars.map(([x, y]) => petals({ x, y, radius: 13, gap: 0, angles: [0, 90, 180, 270], width: 6 })).join(''),
        tint.leafBright,
      ) + megaMendung('near', { x: 850, y: 170, width: 400, colours: cloud, step: 13 }),
    near:
      defs(kawungField('grille', 56, { petal: tint.leafMid, ground: palette.leafDeep }, [12, 0])) +
      rect(250, 392, 540, 290, palette.leafDeep) +
      rect(262, 430, 112, 252, 'url(#grille)') +
      rect(666, 430, 112, 252, 'url(#grille)') +
      path('M374 682V540A146 146 0 0 1 666 540V682Z', palette.turmeric) +
      path('M394 682V540A126 126 0 0 1 646 540V682Z', tint.turmericPale) +
      phone({ x: 432, y: 440, width: 176, screen: screens.lock() }) +
      joglo(520, 392, 880, { crown: palette.leaf, skirt: tint.leafMid, edge: tint.leafPale }) +
      [130, 306, 734, 910].map((x) => column(x, 690, 290, 30, palette.sand, tint.leafPale)).join('') +
      rect(40, 680, 960, 44, palette.sand) +
      rect(16, 720, 1040, 44, tint.leafPale) +
      rect(-8, 760, 1080, 60, tint.leafMid) +
      path('M374 680H666L760 800H280Z', palette.turmeric),
  };
};

const onPhone = (banner: Banner): Banner => ({ ...banner, ...banner.narrow });

/** On a phone the words stand on the banner's own ground, and the layers on the same. */
const onOneGround = (part: string, [ground, subject]: [string, string]): [ground: string, subject: string] => [
  part ? '' : ground,
  subject,
];

const banners = { everyday, savings, points, safe };

/** By the end of the drawing's name: the whole picture, or one of its layers. */
const parts: Readonly<Record<string, (banner: Banner) => [ground: string, subject: string]>> = {
  '': ({ ground, far, near }) => [ground, far + near],
  '-far': ({ ground, far }) => [ground, far],
  '-near': ({ near }) => ['', near],
};

export const banner: Record<string, () => string> = Object.fromEntries(
  Object.entries(banners).flatMap(([name, compose]) =>
    Object.entries(parts).flatMap(([part, show]) => [
      [`banner/${name}${part}`, () => wide(...show(compose()))],
      [
        `banner/${name}${part}-mobile`,
        () => narrow(name === 'everyday' ? 0.8 : 0.88, ...onOneGround(part, show(onPhone(compose())))),
      ],
    ]),
  ),
);
