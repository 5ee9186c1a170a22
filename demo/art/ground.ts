import { palette, tint } from './palette';
import { kawung, kawungField, land, megaMendung, type Point, parangField, petals } from './patterns';
import { circle, d, defs, element, path, rect, svg, use } from './svg';

// Backgrounds ("ground" in this folder): few shapes in similar colours, without a subject.

const WIDTH = 640;
const HEIGHT = 480;

/** The background colour, then the colours of its shapes, from the least to the most visible. */
export type Colours = readonly [ground: string, quiet: string, clear: string];

const colours = {
  sand: [palette.sandDeep, palette.line, tint.turmericPale],
  dawn: [tint.turmericPale, palette.sand, palette.turmeric],
  noon: [palette.turmeric, tint.turmericPale, tint.turmericDeep],
  mist: [tint.leafMist, tint.leafPale, tint.leafBright],
  pale: [tint.leafPale, tint.leafMist, tint.leafBright],
  grove: [tint.leafBright, tint.leafMid, tint.leafPale],
  leaf: [palette.leaf, tint.leafDim, tint.leafMid],
  dusk: [palette.leafDeep, palette.leaf, tint.leafMid],
  night: [palette.ink, palette.leafDeep, palette.leaf],
  earth: [tint.sogaPale, tint.turmericPale, tint.soga],
} as const satisfies Record<string, Colours>;

export type Scheme = keyof typeof colours;

type Composition = (colours: Colours, turn: number) => string;

/** A disc of kawung cloth, left or right of the middle. */
const disc: Composition = ([ground, quiet, clear], turn) => {
  const x = WIDTH / 2 + (turn % 2 ? -110 : 110);
  return (
    defs(kawungField('field', 64 + turn * 10, { petal: ground, ground: quiet }, [x, 240])) +
    circle(x, 240, 240, clear, { opacity: 0.25 }) +
    circle(x, 240, 210, 'url(#field)')
  );
};

/** Arches, one inside another or side by side. */
const arches: Composition = ([ground, quiet, clear], turn) => {
  const arch = (half: number, top: number, fill: string): string =>
    path(d`M${320 - half} ${HEIGHT}V${top + half}A${half} ${half} 0 0 1 ${320 + half} ${top + half}V${HEIGHT}Z`, fill);
  return turn
    ? arch(296, 30, quiet) + arch(236, 90, ground) + arch(176, 150, quiet)
    : [-230, 0, 230]
        .map((aside) => path(d`M${220 + aside} ${HEIGHT}V160A100 100 0 0 1 ${420 + aside} 160V${HEIGHT}Z`, quiet))
        .join('') + rect(0, 420, WIDTH, 60, clear, 0, { opacity: 0.5 });
};

/** A diagonal band of parang. */
const band: Composition = ([, quiet, clear], turn) =>
  defs(parangField('field', 96, { blade: quiet }, turn ? -60 : -38)) +
  (turn
    ? path('M0 0H360L640 300V480H400L0 90Z', 'url(#field)') + path('M0 90 400 480H360L0 128Z', clear, { opacity: 0.5 })
    : path('M0 480V260L420 0H640V150L110 480Z', 'url(#field)') +
      path('M110 480 640 150V188L172 480Z', clear, { opacity: 0.5 }));

/** One large rosette, cropped by the edge. */
const rosette: Composition = ([ground, quiet, clear], turn) => {
  const at: readonly Point[] = [
    [130, 420],
    [520, 70],
    [320, 240],
  ];
  const [x, y] = at[turn] ?? [320, 240];
  return (
    path(petals({ x, y, radius: 470 }), quiet) +
    path(petals({ x, y, radius: 340, gap: 150, width: 52 }), ground) +
    // At turn 0 a figure in the foreground covers the centre.
    (turn ? circle(x, y, 30, clear) : '')
  );
};

/** Petals in a ring around the middle. */
const wreath: Composition = ([, quiet, clear], turn) => {
  const count = [16, 12, 20][turn] ?? 16;
  const angles = Array.from({ length: count }, (_, index) => (index * 360) / count);
  return (
    path(petals({ x: 320, y: 240, radius: 330, gap: 150, width: (330 / count) * 5, angles }), quiet) +
    circle(320, 240, 140, clear, { opacity: 0.3 })
  );
};

/** Rice terraces. */
const terraces: Composition = ([, quiet, clear], turn) => {
  const flip = (x: number): number => (turn ? WIDTH - x : x);
  const line = (points: readonly Point[], fill: string, opacity: number): string =>
    path(land(turn ? points.map(([x, y]): Point => [flip(x), y]).reverse() : points, HEIGHT), fill, { opacity });
  return (
    circle(flip(500), 130, 76, clear, { opacity: 0.6 }) +
    line(
      [
        [0, 220],
        [200, 170],
        [420, 260],
        [640, 200],
      ],
      quiet,
      0.6,
    ) +
    line(
      [
        [0, 300],
        [260, 270],
        [460, 330],
        [640, 280],
      ],
      quiet,
      1,
    ) +
    line(
      [
        [0, 410],
        [180, 350],
        [400, 400],
        [640, 360],
      ],
      clear,
      0.5,
    )
  );
};

/** Layered clouds. */
const clouds: Composition = ([ground, quiet, clear], turn) => {
  const layers = [quiet, ground, quiet, ground, quiet];
  const flip = turn === 1;
  return (
    (turn === 2 ? circle(500, 120, 70, clear, { opacity: 0.7 }) : '') +
    megaMendung('high', { x: flip ? 470 : 160, y: 130, width: 300, colours: layers, step: 13, flip }) +
    megaMendung('low', { x: flip ? 140 : 490, y: 390, width: 360, colours: layers, step: 15, flip: !flip })
  );
};

/** Large tiles, each a quarter of a circle, turned by a regular rule. */
const tiles: Composition = ([, quiet, clear], turn) =>
  Array.from({ length: 12 }, (_, index) => {
    const [column, row] = [index % 4, Math.floor(index / 4)];
    const [x, y] = [column * 160, row * 160];
    const way = (column * (turn + 1) + row * 3 + turn) % 4;
    const fill = (column + row * 2) % 5 === 2 ? clear : quiet;
    const opacity = fill === clear ? 0.45 : 1;
    const corners = [
      d`M${x} ${y}h160a160 160 0 0 1-160 160Z`,
      d`M${x + 160} ${y}v160a160 160 0 0 1-160-160Z`,
      d`M${x + 160} ${y + 160}h-160a160 160 0 0 1 160-160Z`,
      d`M${x} ${y + 160}v-160a160 160 0 0 1 160 160Z`,
    ];
    return path(corners[way] ?? '', fill, opacity < 1 ? { opacity } : {});
  }).join('');

/** Concentric rings around a corner. */
const rings: Composition = ([ground, quiet, clear], turn) => {
  const [x, y] = (
    [
      [0, 480],
      [640, 480],
      [320, 520],
    ] as const
  )[turn] ?? [0, 0];
  return (
    [560, 470, 380, 290, 200].map((radius, index) => circle(x, y, radius, index % 2 ? ground : quiet)).join('') +
    circle(x, y, 120, clear, { opacity: 0.6 })
  );
};

/** A large patterned leaf between two corners. */
const leaf: Composition = ([, quiet, clear], turn) =>
  defs(kawungField('field', 80, { petal: clear, ground: quiet }, [0, 40])) +
  path(
    turn
      ? 'M640 0V240A240 240 0 0 1 400 480H0V240A240 240 0 0 1 240 0Z'
      : 'M0 0H400A240 240 0 0 1 640 240V480H240A240 240 0 0 1 0 240Z',
    quiet,
  ) +
  path(
    turn
      ? 'M640 0V150A150 150 0 0 1 490 300H340V150A150 150 0 0 1 490 0Z'
      : 'M0 480V330A150 150 0 0 1 150 180H300V330A150 150 0 0 1 150 480Z',
    'url(#field)',
    { opacity: 0.5 },
  );

/** Vertical rounded bars of rising or falling height. */
const bars: Composition = ([, quiet, clear], turn) =>
  Array.from({ length: 8 }, (_, index) => {
    const top = turn ? 70 + Math.abs(index - 3.5) * 66 : 350 - index * 44;
    return path(
      d`M${index * 80 + 6} ${HEIGHT}V${top + 34}a34 34 0 0 1 68 0V${HEIGHT}Z`,
      index % 3 === 1 ? clear : quiet,
      {
        opacity: index % 3 === 1 ? 0.4 : 1,
      },
    );
  }).join('');

/** Ceplok (a batik lattice): diamonds with a rosette in each. */
const lattice: Composition = ([, quiet, clear], turn) => {
  const step = 160;
  const shift = turn ? step / 2 : 0;
  return (
    defs(element('g', { id: 'rosette' }, kawung(0, 0, 42, { petal: clear }))) +
    Array.from({ length: 20 }, (_, index) => {
      const [column, row] = [index % 5, Math.floor(index / 5)];
      const [x, y] = [column * step, row * step];
      return path(d`M${x} ${y - 76}l76 76-76 76-76-76Z`, quiet) + use('rosette', x + shift, y + shift);
    }).join('')
  );
};

/** Gables, one below another. */
const gables: Composition = ([ground, quiet], turn) =>
  [0, 1, 2, 3, 4, 5]
    .map((index) => {
      const top = -20 + index * 92;
      const rise = turn ? 150 : 230;
      return path(
        d`M-20 ${top + rise}Q200 ${top + rise * 0.55} 320 ${top}Q440 ${top + rise * 0.55} 660 ${top + rise}V500H-20Z`,
        index % 2 ? ground : quiet,
      );
    })
    .join('');

const compositions = {
  arches,
  band,
  bars,
  clouds,
  disc,
  gables,
  lattice,
  leaf,
  rings,
  rosette,
  terraces,
  tiles,
  wreath,
};

export type GroundName = keyof typeof compositions;

/** A background in a colour scheme; `turn` chooses one of its variants. */
export const ground = (name: GroundName, scheme: Scheme, turn = 0): string =>
  svg(WIDTH, HEIGHT, rect(0, 0, WIDTH, HEIGHT, colours[scheme][0]), compositions[name](colours[scheme], turn));
