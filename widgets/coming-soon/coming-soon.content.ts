import { day, link, list, object, text } from '../runtime';

export const types = ['download-app', 'promo', 'news', 'csr', 'not-found'] as const;
export type Type = (typeof types)[number];

/** Unknown and missing values give the default. */
export const toType = (value: string | undefined): Type => types.find((type) => type === value) ?? 'download-app';

const way = object({ path: link, title: text }, 'path', 'title');

/**
 * Title, reason, contents and day of a page that is not ready. Until then `meanwhile` (a page) and `feed` have news; a mail to
 * `email` asks for a notice.
 */
const page = object({ title: text, reason: text, parts: list(text), on: day, email: text, meanwhile: way, feed: way });

export const shape = object({ 'download-app': page, promo: page, news: page, csr: page });

/** In px; the picture is five tiles wide and four high. */
export const tileSize = 80;

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

/** A pseudo-random pattern; the same seed always gives the same one. */
export function mosaic(seed: number) {
  let state = seed;
  return [...Array(20).keys()].map((at) => {
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

/** A shape's colour and path; with a width (see `lines`) it is a line. */
export type Drawn = readonly [colour: string, path: string, width?: 3 | 4 | 7 | 8];

const box = (x: number, y: number, w: number, h: number, r: number) =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1-${r} ${r}h${2 * r - w}a${r} ${r} 0 0 1-${r}-${r}v${2 * r - h}a${r} ${r} 0 0 1 ${r}-${r}`;
const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0 ${r} ${r} 0 1 1-${2 * r} 0`;

const subject = (y: number, sign: string, isChosen: boolean): readonly Drawn[] => [
  ['var(--sky)', box(88, y, 122, 46, 12)],
  ['var(--tile)', disc(112, y + 23, 16)],
  ['var(--cream)', `M112 ${y + 23}${sign}`, 3],
  [isChosen ? 'var(--turmeric)' : 'var(--far)', box(160, y + 12, 40, 22, 11)],
  ['var(--cream)', disc(isChosen ? 189 : 171, y + 23, 8)],
];

const calendarDays = [...Array(12).keys()].map((at) => disc(238 + (at % 4) * 25, 192 + Math.floor(at / 4) * 25, 6));

const chosenNews: readonly Drawn[] = [
  ['var(--on-turmeric)', box(74, 58, 150, 300, 24)],
  ['var(--cream)', box(81, 65, 136, 300, 18)],
  ['var(--tile)', 'M81 104V83a18 18 0 0 1 18-18h100a18 18 0 0 1 18 18v21z'],
  ['var(--turmeric-light)', 'M139 90h20l-3-5v-5a7 7 0 0 0-14 0v5zM147 94h4', 3],
  ...subject(114, 'm0-8 7 3v5q0 5-7 8-7-3-7-8v-5z', true),
  ...subject(166, 'm-8-2 2-5h12l2 5m-14 1v8h12v-8', true),
  ...subject(218, 'm-7 6v-4m7 4v-8m7 8v-12', false),
  ['var(--deep)', box(208, 128, 136, 148, 22)],
  ['var(--cream)', box(214, 134, 124, 136, 17)],
  ['var(--turmeric)', 'M214 172V151a17 17 0 0 1 17-17h90a17 17 0 0 1 17 17v21z'],
  ['var(--deep)', 'M246 124v20M306 124v20', 7],
  ['var(--far)', calendarDays.join('')],
  ['var(--tile)', disc(288, 217, 15)],
  ['var(--cream)', 'm281 217 5 5 9-10', 4],
];

export interface Picture {
  seed: number;
  sign?: string;
  drawing?: readonly Drawn[];
}

/** The pattern's seed, with an icon or a drawing. `not-found` has its own; other types show the day large on a cloth. */
export const pictures: Partial<Record<Type, Picture>> = {
  'download-app': {
    seed: 10,
    sign: 'M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zM12 7v7m-3-3 3 3 3-3M11 18h2',
  },
  promo: {
    seed: 11,
    sign: 'M12.6 2.600A2 2 0 0 0 11.2 2H4a2 2 0 0 0-2 2v7.200a2 2 0 0 0 .6 1.400l8.7 8.700a2.4 2.4 0 0 0 3.4 0l6.6-6.600a2.4 2.4 0 0 0 0-3.400zM7.5 7.500h.01',
  },
  news: { seed: 30, drawing: chosenNews },
};

/** A row of `count` kawung motifs, each of four petals of radius `r`, to the right of a corner. */
const kawungs = (x: number, y: number, r: number, count: number) =>
  `M${x} ${y}${`q${r} 0 ${r} ${r}-${r} 0-${r}-${r}m${2 * r} 0q-${r} 0-${r} ${r} ${r} 0 ${r}-${r}m-${2 * r} ${2 * r}q${r} 0 ${r}-${r}-${r} 0-${r} ${r}m${2 * r} 0q-${r} 0-${r}-${r} ${r} 0 ${r} ${r}m0-${2 * r}`.repeat(count)}`;

/** An empty chair and steaming tea on a veranda: somebody is missing. A dark theme does not invert these colours. */
export const veranda: readonly Drawn[] = [
  ['var(--sky)', 'M0 0H400V320H0z'],
  ['var(--turmeric)', 'M76 156a72 72 0 1 1 144 0 72 72 0 1 1-144 0'],
  ['var(--turmeric)', 'M220 126a17 17 0 0 1 4-33 26 26 0 0 1 47-13 22 22 0 0 1 36 12 17 17 0 0 1 6 34z'],
  ['var(--cream)', 'M224 120a12 12 0 0 1 3-22 21 21 0 0 1 40-12 17 17 0 0 1 30 11 12 12 0 0 1 13 23z'],
  ['var(--far)', 'M0 204C70 156 120 182 190 200S320 156 400 184V280H0z'],
  ['var(--near)', 'M0 236C90 196 150 216 230 230S340 200 400 214V280H0z'],
  [
    'var(--tile)',
    'M66 262Q48 220 76 172 92 222 66 262M70 262Q82 220 118 200 112 240 70 262M336 262Q354 214 330 166 308 220 336 262',
  ],
  ['var(--cream)', `M54 214H346v8H54zM70 222${`q9 17 0 34-9-17 0-34m20 0`.repeat(14)}M54 256H346v8H54z`],
  ['var(--near)', 'M34 62h24v204H34zM342 62h24v204h-24z'],
  [
    'var(--tile)',
    'M51 74h7v180h-7zM359 74h7v180h-7zM28 62h36v13H28zM336 62h36v13h-36zM28 252h36v14H28zM336 252h36v14h-36zM0 264H400v9H0z',
  ],
  ['var(--deep)', 'M0 0H400V60H0z'],
  ['var(--near)', kawungs(-4, 34, 12, 17)],
  ['var(--cream)', 'M0 28H400v5H0zM0 58H400v6H0z'],
  ['var(--soga)', 'M0 272H400V320H0z'],
  ['var(--clay)', kawungs(-16, 272, 24, 9)],
  ['var(--dusk)', 'M0 272H400v6H0zM196 308a72 8 0 1 0 144 0 72 8 0 1 0-144 0M90 308a46 6 0 1 0 92 0 46 6 0 1 0-92 0'],
  ['var(--on-turmeric)', 'M136 244V294M136 284 108 307M136 284 164 307', 7],
  ['var(--soga)', 'M90 232h92a7 7 0 0 1 0 14H90a7 7 0 0 1 0-14'],
  ['var(--cream)', 'M102 231a30 5 0 1 0 60 0 30 5 0 1 0-60 0M114 192h40l-5 37h-30z'],
  ['var(--soga)', 'M117 202h34l-4 26h-26z'],
  ['var(--cream)', 'M153 199c17 0 15 21-3 22M126 184c-9-9 9-15 0-27M143 184c-9-9 9-15 0-27', 4],
  ['var(--on-turmeric)', 'M230 238 222 300M300 238 314 300M192 298Q266 322 342 294', 8],
  ['var(--deep)', 'M230 134Q265 118 300 134L308 232H222z'],
  ['var(--turmeric-light)', 'M254 130 249 232M276 130 281 232', 7],
  ['var(--on-turmeric)', 'M222 234 230 134Q265 118 300 134L308 234M196 196H228M206 196V232M302 196H334M324 196V232', 8],
  ['var(--turmeric)', 'M202 230H328a8 8 0 0 1 0 17H202a8 8 0 0 1 0-17'],
];
