import { palette, tint } from './palette';
import { kawung, lobes, type Point, parangField, petals } from './patterns';
import { circle, defs, element, path, rect, stroke } from './svg';

/** Hair or headdress, for a head with its crown at y 136 and its temples at x 158 and 322. */
export interface Hair {
  /** Drawn behind the neck. */
  readonly back?: string;
  /** Drawn over the face. */
  readonly front: string;
  /** True if the ears stay visible. */
  readonly ears: boolean;
}

type Style = (colour: string, shine: string) => Hair;

const short: Style = (colour, shine) => ({
  ears: true,
  front:
    path(
      'M152 250C136 132 186 104 252 104 330 104 346 158 328 250L318 244C321 214 314 196 301 182 262 190 222 184 198 162 180 180 164 204 162 244Z',
      colour,
    ) + stroke('M204 138C228 124 264 122 288 132', shine, 5),
});

const receding: Style = (colour, shine) => ({
  ears: true,
  front:
    path(
      'M151 256C142 196 160 142 206 124 252 108 304 122 320 158 332 184 332 226 329 256L319 246C321 216 312 192 296 176 280 158 256 152 238 154 206 154 172 178 162 246Z',
      colour,
    ) + stroke('M172 190C184 160 206 142 234 138M262 138C284 144 300 158 308 178', shine, 5),
});

const quiff: Style = (colour, shine) => ({
  ears: true,
  front:
    path(
      'M153 250C148 220 150 190 160 170 146 124 212 78 276 96 322 90 352 130 332 176 333 206 331 232 327 250L319 240C317 216 312 202 304 188 276 168 244 184 208 178 186 180 166 204 161 240Z',
      colour,
    ) + stroke('M186 142C206 114 246 108 272 118M214 152C240 136 280 134 304 148', shine, 5),
});

const curlPoints: readonly Point[] = [
  [156, 236],
  [146, 200],
  [152, 164],
  [172, 134],
  [204, 114],
  [240, 108],
  [276, 114],
  [308, 134],
  [328, 164],
  [334, 200],
  [324, 236],
];

const curls: Style = (colour, shine) => ({
  ears: true,
  front:
    path(`${lobes(curlPoints, 0.6)}C320 206 308 190 292 180 258 166 222 166 188 180 172 190 160 206 156 236Z`, colour) +
    stroke('M186 152a12 12 0 0 1 22-4M228 134a12 12 0 0 1 24 0M272 148a12 12 0 0 1 22 6', shine, 5),
});

/** A peci, the black velvet cap. */
const peci: Style = (colour, shine) => ({
  ears: true,
  front:
    path(
      'M152 252C148 222 150 196 154 178H326C330 196 332 222 328 252L319 242C320 220 318 206 314 196H166C162 206 160 220 161 242Z',
      colour,
    ) +
    path('M144 196 162 92Q240 74 318 92L336 196Q240 170 144 196Z', tint.night) +
    path('M162 92Q240 74 318 92L316 104Q240 86 164 104Z', shine),
});

/** An udeng, the Balinese headcloth knotted over the brow. */
const udeng: Style = (colour) => ({
  ears: true,
  front:
    path(
      'M152 252C148 222 150 196 154 178H326C330 196 332 222 328 252L319 242C320 216 316 204 310 196H170C164 204 160 216 161 242Z',
      colour,
    ) +
    defs(parangField('udeng', 40, { blade: tint.turmericPale, ground: palette.sand, lozenge: palette.turmeric }, -50)) +
    path('M150 186C146 120 190 92 240 92S334 120 330 186Q240 140 150 186Z', palette.sand) +
    path('M240 136C204 96 226 58 250 36 258 66 292 92 240 136Z', 'url(#udeng)') +
    path('M240 138C268 96 306 92 330 92 322 114 296 146 240 138Z', palette.turmeric) +
    path('M144 206Q240 142 336 206L332 168Q290 126 240 132 190 126 148 168Z', 'url(#udeng)') +
    stroke('M144 206Q240 142 336 206', palette.turmeric, 6) +
    circle(240, 140, 15, tint.turmericDeep) +
    circle(240, 140, 7, palette.sand),
});

const parted =
  'M152 262C132 150 184 106 240 106S348 150 328 262C326 218 312 188 284 172 262 160 248 154 240 144 232 154 218 160 196 172 168 188 154 218 152 262Z';

/** Hair in a bun above the crown. */
const bun: Style = (colour, shine) => ({
  ears: true,
  back:
    element('ellipse', { cx: 240, cy: 104, rx: 62, ry: 46, fill: colour }) + stroke('M198 96Q240 70 282 96', shine, 5),
  front: path(parted, colour) + stroke('M174 186C182 158 204 138 226 130M306 186C298 158 276 138 254 130', shine, 5),
});

/** Hair in a bun at the nape, with a flower beside it. */
const nape: Style = (colour, shine) => ({
  ears: true,
  back: circle(326, 322, 46, colour) + stroke('M300 340A34 34 0 0 1 334 290', shine, 5),
  front:
    path(
      'M153 260C126 148 184 102 246 104S350 150 327 260C326 220 312 192 286 174 250 168 214 160 190 150 172 176 158 212 153 260Z',
      colour,
    ) + stroke('M214 136C250 134 290 146 310 176M240 124C272 126 300 140 318 162', shine, 5),
});

const blossom = (x: number, y: number, radius: number): string =>
  path(petals({ x, y, radius, gap: 0, width: radius * 0.72, angles: [0, 72, 144, 216, 288] }), palette.sand) +
  circle(x, y, radius * 0.3, palette.turmeric);

/** Hair in a bun above the crown, with a frangipani over the ear. */
const frangipani: Style = (colour, shine) => {
  const below = bun(colour, shine);
  return { ...below, front: below.front + blossom(326, 184, 34) + blossom(302, 138, 28) };
};

const bob: Style = (colour, shine) => ({
  ears: false,
  back: path('M128 344C112 176 144 100 240 100S368 176 352 344Q350 366 326 366H154Q130 366 128 344Z', colour),
  front:
    path(
      'M152 320C118 160 172 104 244 104S362 160 328 320L352 344C352 366 332 368 316 352 330 300 322 232 304 192 258 196 214 184 192 160 170 196 152 284 164 352 148 368 128 366 128 344Z',
      colour,
    ) + stroke('M206 132C240 120 284 132 308 164M152 236C148 268 146 300 148 332', shine, 5),
});

/** A straight fringe and jaw-length hair. */
const fringe: Style = (colour, shine) => ({
  ears: false,
  back: path('M134 356C114 170 150 104 240 104S366 170 346 356Z', colour),
  front:
    path(
      'M134 356C116 168 152 104 240 104S364 168 346 356H316C328 306 322 254 312 218Q240 196 168 218C158 254 152 306 164 356Z',
      colour,
    ) +
    stroke(
      'M186 162C216 144 264 144 294 162M148 282C146 304 146 322 148 340M332 282C334 304 334 322 332 340',
      shine,
      5,
    ),
});

/** Long hair over one shoulder. */
const long: Style = (colour, shine) => ({
  ears: false,
  back: path(
    'M132 250C120 150 168 100 240 100S360 150 348 250C350 340 376 400 362 500H118C104 400 130 340 132 250Z',
    colour,
  ),
  front:
    path(
      'M154 300C120 158 176 102 246 102S360 158 326 300C332 236 320 206 300 186 262 182 224 172 204 154 178 180 158 232 154 300Z',
      colour,
    ) +
    path('M154 268C128 330 96 400 122 516 150 528 182 512 188 488 160 430 152 350 164 300Z', colour) +
    stroke('M224 128C262 122 300 144 316 182M140 366C130 408 132 448 146 488', shine, 5),
});

/** Long waves on both sides. */
const waves: Style = (colour, shine) => ({
  ears: false,
  back: path(
    'M136 236C124 150 172 98 240 98S356 150 344 236C372 280 352 316 372 356 388 400 362 430 372 476H108C118 430 92 400 108 356 128 316 108 280 136 236Z',
    colour,
  ),
  front:
    path(
      'M152 290C122 150 186 104 240 104S358 150 328 290C332 236 312 204 286 180 264 162 250 156 240 142 230 156 216 162 194 180 168 204 148 236 152 290Z',
      colour,
    ) +
    stroke(
      'M182 184C188 158 208 138 226 130M298 184C292 158 272 138 254 130M126 372C118 396 126 416 122 440M354 372C362 396 354 416 358 440',
      shine,
      5,
    ),
});

/** A headscarf that covers hair, neck and chest. */
const scarf: Style = (colour, shine) => ({
  ears: false,
  back: path(
    'M124 268C116 150 168 92 240 92S364 150 356 268C358 336 372 384 398 424V480H82V424C108 384 122 336 124 268Z',
    colour,
  ),
  front:
    element('path', {
      d:
        'M124 268C116 150 168 92 240 92S364 150 356 268C356 336 370 384 396 424 414 456 406 484 374 504 330 530 290 540 240 542 190 540 150 530 106 504 74 484 66 456 84 424 110 384 124 336 124 268Z' +
        'M164 256C164 306 194 350 240 356 286 350 316 306 316 256 316 200 284 166 240 166S164 200 164 256Z',
      fill: colour,
      'fill-rule': 'evenodd',
    }) +
    path('M164 256C164 200 196 166 240 166S316 200 316 256L326 262C330 192 292 150 240 150S150 192 154 262Z', shine) +
    stroke(
      'M146 366C186 404 286 418 356 372M124 402C180 462 306 470 380 416M98 452C170 516 310 522 394 456',
      shine,
      5,
    ) +
    kawung(330, 392, 26, { petal: palette.turmeric, centre: palette.white }),
});

/** Each style takes a base and a highlight colour; grey temples are made by choosing these. */
export const hairstyles = {
  bob,
  bun,
  curls,
  frangipani,
  fringe,
  long,
  nape,
  peci,
  quiff,
  receding,
  scarf,
  short,
  udeng,
  waves,
} as const;

export type Hairstyle = keyof typeof hairstyles;

const beards = {
  none: '',
  moustache:
    'M206 312C220 298 234 302 240 306 246 302 260 298 274 312 262 314 250 313 240 312 230 313 218 314 206 312Z',
  full:
    'M157 262C162 290 168 298 178 302 196 312 204 302 216 302 230 298 236 304 240 304S250 298 264 302C276 302 284 312 302 302 312 298 318 290 323 262 324 326 292 362 240 362S156 326 157 262Z' +
    'M214 316Q240 342 266 316 240 310 214 316Z',
  goatee:
    'M204 313C218 297 234 301 240 305 246 301 262 297 276 313 262 313 250 311 240 311 230 311 218 313 204 313ZM218 340Q240 350 262 340 262 366 240 366T218 340Z',
} as const;

export type Beard = keyof typeof beards;

export const beard = (kind: Beard, colour: string): string =>
  kind === 'none' ? '' : path(beards[kind], colour, { 'fill-rule': 'evenodd' });

/** Glasses for the same head. */
export const glasses = (round: boolean, colour: string): string =>
  (round
    ? circle(203, 250, 27, palette.white, { 'fill-opacity': 0.16, stroke: colour, 'stroke-width': 5 }) +
      circle(277, 250, 27, palette.white, { 'fill-opacity': 0.16, stroke: colour, 'stroke-width': 5 })
    : [176, 250]
        .map((x) =>
          rect(x, 230, 54, 40, palette.white, 13, { 'fill-opacity': 0.16, stroke: colour, 'stroke-width': 5.5 }),
        )
        .join('')) + stroke('M230 246Q240 240 250 246M176 244 160 240M304 244 320 240', colour, 5);
