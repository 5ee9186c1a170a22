export const types = ['download-app', 'promo', 'news', 'csr', 'not-found'] as const;
export type Type = (typeof types)[number];

/** The type of an attribute's value; an unknown or missing value gives the default. */
export const toType = (value: string | undefined): Type => types.find((type) => type === value) ?? 'download-app';

export interface Tile {
  x: number;
  y: number;
  turn: number;
  figure: string;
  colours: readonly [ground: string, figure: string];
}

/** Side of a tile in px; the picture is five tiles wide and four high. */
export const tileSize = 80;

/** Batik shapes for one tile: kawung, a petal, a quarter circle, the rings of a cloud, a disc. */
const shapes = [
  'M0 0A40 40 0 0 1 40 40 40 40 0 0 1 0 0M80 0A40 40 0 0 0 40 40 40 40 0 0 0 80 0M0 80A40 40 0 0 0 40 40 40 40 0 0 0 0 80M80 80A40 40 0 0 1 40 40 40 40 0 0 1 80 80',
  'M0 0A80 80 0 0 1 80 80 80 80 0 0 1 0 0',
  'M0 0H80A80 80 0 0 1 0 80z',
  'M0 0H80A80 80 0 0 1 0 80zM0 0H54A54 54 0 0 1 0 54zM0 0H28A28 28 0 0 1 0 28z',
  'M40 12a28 28 0 1 1 0 56 28 28 0 1 1 0-56',
] as const;

const colours = [
  ['var(--deep)', 'var(--mid)'],
  ['var(--tile)', 'var(--pale)'],
  ['var(--pale)', 'var(--tile)'],
  ['var(--tile)', 'var(--deep)'],
  ['var(--sand-deep)', 'var(--turmeric)'],
  ['var(--night)', 'var(--mid)'],
] as const;

/** A pseudo-random pattern of tiles; the same seed always gives the same pattern. */
export function mosaic(seed: number): Tile[] {
  let state = seed;
  return Array.from({ length: 20 }, (_, at) => {
    state = (state * 73 + 41) % 1009;
    return {
      x: (at % 5) * tileSize,
      y: Math.floor(at / 5) * tileSize,
      turn: (state % 4) * 90,
      figure: shapes[state % 5] ?? shapes[0],
      colours: colours[(state >> 3) % 6] ?? colours[0],
    };
  });
}

/** The seed of the pattern, and the icon. The page not found has a drawing of its own; any other type without one is words on a cloth, the day large among them. */
export const pictures: Partial<Record<Type, { seed: number; sign: string }>> = {
  'download-app': {
    seed: 10,
    sign: 'M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zM12 7v7m-3-3 3 3 3-3M11 18h2',
  },
  promo: {
    seed: 11,
    sign: 'M12.6 2.600A2 2 0 0 0 11.2 2H4a2 2 0 0 0-2 2v7.200a2 2 0 0 0 .6 1.400l8.7 8.700a2.4 2.4 0 0 0 3.4 0l6.6-6.600a2.4 2.4 0 0 0 0-3.400zM7.5 7.500h.01',
  },
  news: {
    seed: 30,
    sign: 'M15 18h-5M18 14h-8M10 6h8v4h-8zM4 22h16a2 2 0 0 0 2-2V4a2 2 0 0 0-2-2H8a2 2 0 0 0-2 2v16a2 2 0 0 1-4 0v-9a2 2 0 0 1 2-2h2',
  },
};

/** A row of kawung: so many times four petals that lean on one point, each of radius `r`, to the right of a corner. */
const kawungs = (x: number, y: number, r: number, count: number) =>
  `M${x} ${y}${`q${r} 0 ${r} ${r}-${r} 0-${r}-${r}m${2 * r} 0q-${r} 0-${r} ${r} ${r} 0 ${r}-${r}m-${2 * r} ${2 * r}q${r} 0 ${r}-${r}-${r} 0-${r} ${r}m${2 * r} 0q-${r} 0-${r}-${r} ${r} 0 ${r} ${r}m0-${2 * r}`.repeat(count)}`;

/**
 * A rocking chair on a veranda, a glass of tea that still steams, and nobody there: what the page shows that is not there. A shape's
 * colour and path; with a width it is a line. The colours are those that a dark theme does not turn round.
 */
export const veranda: readonly (readonly [colour: string, path: string, width?: number])[] = [
  ['var(--sky)', 'M0 0H400V320H0z'],
  ['var(--turmeric)', 'M76 156a72 72 0 1 1 144 0 72 72 0 1 1-144 0'],
  ['var(--turmeric)', 'M240 126a17 17 0 0 1 4-33 26 26 0 0 1 47-13 22 22 0 0 1 36 12 17 17 0 0 1 6 34z'],
  ['var(--cream)', 'M244 120a12 12 0 0 1 3-22 21 21 0 0 1 40-12 17 17 0 0 1 30 11 12 12 0 0 1 13 23z'],
  ['var(--far)', 'M0 204C70 156 120 182 190 200S320 156 400 184V280H0z'],
  ['var(--near)', 'M0 236C90 196 150 216 230 230S340 200 400 214V280H0z'],
  [
    'var(--tile)',
    'M66 262Q48 220 76 172 92 222 66 262M70 262Q82 220 118 200 112 240 70 262M336 262Q354 214 330 166 308 220 336 262',
  ],
  ['var(--cream)', `M54 214H346v8H54zM70 222${`q9 17 0 34-9-17 0-34m20 0`.repeat(14)}M54 256H346v8H54z`],
  ['var(--cream)', 'M34 62h24v204H34zM342 62h24v204h-24z'],
  [
    'var(--far)',
    'M51 74h7v180h-7zM359 74h7v180h-7zM28 62h36v13H28zM336 62h36v13h-36zM28 252h36v14H28zM336 252h36v14h-36zM0 264H400v9H0z',
  ],
  ['var(--deep)', 'M0 0H400V60H0z'],
  ['var(--near)', kawungs(-4, 34, 12, 17)],
  ['var(--cream)', 'M0 28H400v5H0zM0 58H400v6H0z'],
  ['var(--soga)', 'M0 272H400V320H0z'],
  ['var(--clay)', kawungs(-16, 272, 24, 9)],
  ['var(--dusk)', 'M0 272H400v6H0zM196 308a72 8 0 1 0 144 0 72 8 0 1 0-144 0M90 308a46 6 0 1 0 92 0 46 6 0 1 0-92 0'],
  // The table, and the tea on it
  ['var(--on-turmeric)', 'M136 244V294M136 284 108 307M136 284 164 307', 7],
  ['var(--soga)', 'M90 232h92a7 7 0 0 1 0 14H90a7 7 0 0 1 0-14'],
  ['var(--cream)', 'M102 231a30 5 0 1 0 60 0 30 5 0 1 0-60 0M114 192h40l-5 37h-30z'],
  ['var(--soga)', 'M117 202h34l-4 26h-26z'],
  ['var(--cream)', 'M153 199c17 0 15 21-3 22M126 184c-9-9 9-15 0-27M143 184c-9-9 9-15 0-27', 4],
  // The chair
  ['var(--on-turmeric)', 'M230 238 222 300M300 238 314 300M192 298Q266 322 342 294', 8],
  ['var(--deep)', 'M230 134Q265 118 300 134L308 232H222z'],
  ['var(--turmeric-light)', 'M254 130 249 232M276 130 281 232', 7],
  ['var(--on-turmeric)', 'M222 234 230 134Q265 118 300 134L308 234M196 196H228M206 196V232M302 196H334M324 196V232', 8],
  ['var(--turmeric)', 'M202 230H328a8 8 0 0 1 0 17H202a8 8 0 0 1 0-17'],
];
