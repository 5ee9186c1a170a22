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

/**
 * A rocking chair on a veranda at sunset, and nobody in it: what the page shows that is not there. A shape's colour and path; with a
 * width it is a line. The colours are those that a dark theme does not turn round.
 */
export const veranda: readonly (readonly [colour: string, path: string, width?: number])[] = [
  ['var(--sky)', 'M0 0H400V320H0z'],
  ['var(--turmeric)', 'M134 158a80 80 0 1 1 160 0 80 80 0 1 1-160 0'],
  ['var(--far)', 'M0 236C90 176 150 204 230 226S340 186 400 206V280H0z'],
  ['var(--cream)', `M78 224v40${'m27-40v40'.repeat(9)}M60 222H340`, 6],
  ['var(--cream)', 'M36 60h24v206H36zM340 60h24v206h-24z'],
  ['var(--near)', 'M54 74h6v190h-6zM358 74h6v190h-6zM20 56H380v18H20z'],
  ['var(--deep)', 'M0 0H400V32L380 56H20L0 32z'],
  ['var(--wood)', 'M0 264H400V320H0z'],
  ['var(--bark)', 'M0 264H400v7H0zM112 305a100 9 0 1 0 200 0 100 9 0 1 0-200 0'],
  ['var(--on-turmeric)', 'M162 234 150 296M256 232 272 296M126 294Q212 318 300 292', 8],
  ['var(--deep)', 'M180 126Q214 112 248 126L258 228H174z'],
  ['var(--turmeric-light)', 'M202 124 199 228M226 124 231 228', 7],
  ['var(--on-turmeric)', 'M174 228 180 126Q214 112 248 126L258 228M148 190H184M160 190V224M248 190H280M270 190V224', 7],
  ['var(--turmeric-light)', 'M152 222H268a8 8 0 0 1 0 16H152a8 8 0 0 1 0-16'],
];
