import * as paths from '../runtime/ui/icon-paths';
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

/** The seed of the pattern, and the icon, for each type. */
export const pictures: Record<Exclude<Type, 'not-found'>, { seed: number; sign: string }> = {
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
  csr: {
    seed: 7,
    sign: paths.sprout,
  },
};

/** A chair on a veranda at sunset, and nobody in it: what the page shows that is not there. */
export const veranda = [
  ['var(--pale)', 'M0 0H400V320H0z'],
  ['var(--turmeric)', 'M206 150a74 74 0 1 1 148 0 74 74 0 1 1-148 0'],
  ['var(--mid)', 'M0 236C90 186 170 214 230 230S340 196 400 214V280H0z'],
  ['var(--leaf)', 'M40 62h20v202H40zM340 62h20v202h-20z'],
  [
    'var(--leaf-deep)',
    'M0 0H400V34L376 62H24L0 34zM0 264H400V320H0zM122 166V114a44 44 0 0 1 88 0v52h-12v-50a32 32 0 0 0-64 0v50zM160 84h12v82h-12zM112 166H220v16H112zM118 182h12l-8 82h-12zM202 182h12l8 82h-12zM127 216h78v9h-78z',
  ],
] as const;
