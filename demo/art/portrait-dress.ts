import { palette, tint } from './palette';
import { kawung, kawungField, parangField } from './patterns';
import { circle, clip, d, defs, element, group, path, place, rect, stroke } from './svg';

/** Colours of the clothes. The neck is 240 ± 44 wide and meets the collar at y 420. */
export interface Cloth {
  readonly main: string;
  /** Colour of the shirt, petals or lace. */
  readonly light: string;
  /** Colour of the brooch, tie, sash or buttons. */
  readonly accent: string;
}

export type Dress = 'batik' | 'blazer' | 'kebaya' | 'parang' | 'sash' | 'suit' | 'ulos';

const broad = 'M14 620C14 506 76 462 178 430Q240 450 302 430C404 462 466 506 466 620Z';
const narrow = 'M44 620C44 516 96 468 186 436Q240 452 294 436C384 468 436 516 436 620Z';

const lapels = (main: string, edge: string): string =>
  path('M184 424 152 446 138 496 172 508 160 530 240 612V580Z', main) +
  path('M296 424 328 446 342 496 308 508 320 530 240 612V580Z', main) +
  stroke('M152 446 138 496 172 508 160 530 240 612 320 530 308 508 342 496 328 446', edge, 3);

/** A jacket over a shirt. A suit has a tie, a blazer an open collar. */
const jacket = (outline: string, { main, light, accent }: Cloth, tie: boolean): string =>
  path(outline, main) +
  path('M186 420 240 600 294 420Q240 470 186 420Z', light) +
  (tie
    ? path('M228 462H252L258 484 268 600H212L222 484Z', accent) +
      path('M184 418 240 466 208 496 176 436ZM296 418 240 466 272 496 304 436Z', palette.white)
    : path('M186 418 240 520 214 540 172 438ZM294 418 240 520 266 540 308 438Z', palette.white, { opacity: 0.55 })) +
  lapels(main, tint.night) +
  (tie ? '' : kawung(346, 536, 20, { petal: accent }));

/** A batik shirt, buttoned to the collar. */
const shirt = (field: string, { main, light, accent }: Cloth): string =>
  defs(field) +
  path(broad, 'url(#batik)') +
  path('M222 462H258V620H222ZM178 430Q240 450 302 430L276 480H204Z', main) +
  [506, 552].map((y) => circle(240, y, 6, accent)).join('') +
  path('M180 414 240 470 204 506 160 440ZM300 414 240 470 276 506 320 440Z', main) +
  stroke('M160 440 204 506 240 470 276 506 320 440', light, 3);

/** Lace along the opening of a kebaya, as a row of scallops. */
const lace = (points: readonly (readonly [number, number])[], colour: string): string =>
  points.map(([x, y]) => circle(x, y, 11, colour)).join('');

const kebaya = ({ main, light, accent }: Cloth): string => {
  const row = [0, 1, 2, 3, 4, 5, 6, 7];
  return (
    path(narrow, main) +
    path('M190 430 240 552 290 430Q240 470 190 430Z', light) +
    lace(
      row.flatMap((index) => [
        [186 + index * 7.4, 440 + index * 18] as const,
        [294 - index * 7.4, 440 + index * 18] as const,
      ]),
      light,
    ) +
    stroke('M182 436 240 574 298 436M240 574V620', accent, 6) +
    [560, 600].map((y) => circle(240, y, 9, accent)).join('') +
    kawung(240, 556, 26, { petal: accent, centre: palette.white })
  );
};

/** A sash from the shoulder to the hip, worn over the dress. */
const over = (id: string, outline: string, band: string, field: string, edge: string): string =>
  defs(field, clip(`${id}-body`, element('path', { d: outline }))) +
  group({ 'clip-path': `url(#${id}-body)` }, path(band, `url(#${id})`), stroke(band, edge, 5));

const sash = (cloth: Cloth): string =>
  kebaya({ ...cloth, accent: cloth.light }) +
  over(
    'sash',
    narrow,
    'M292 424C352 440 380 456 396 470L280 640H160Z',
    parangField('sash', 54, { blade: cloth.accent, ground: palette.leafDeep, lozenge: tint.turmericPale }),
    cloth.accent,
  );

/** An ulos, the Batak woven shawl with lengthwise bands, over a jacket. */
const ulos = (cloth: Cloth): string => {
  const bands = [0, 1, 2, 3, 4]
    .map((index) => {
      const x = index * 30;
      return (
        rect(x, 0, 30, 300, [palette.bad, palette.ink, palette.bad, tint.soga, palette.ink][index] ?? palette.ink) +
        stroke(
          d`M${x + 15} 0V300`,
          [palette.white, tint.turmericPale, palette.white, palette.turmeric, palette.white][index] ?? '',
          5,
          {
            'stroke-dasharray': index % 2 ? '1 11' : '9 9',
            'stroke-linecap': index % 2 ? 'round' : 'butt',
          },
        )
      );
    })
    .join('');
  return (
    jacket(narrow, cloth, false) +
    defs(clip('shoulder', element('path', { d: narrow }))) +
    group({ 'clip-path': 'url(#shoulder)' }, place({ x: 100, y: 420, rotate: 14 }, bands))
  );
};

const dresses: Readonly<Record<Dress, (cloth: Cloth) => string>> = {
  batik: (cloth) =>
    shirt(
      kawungField(
        'batik',
        62,
        { petal: cloth.light, seed: cloth.main, centre: cloth.accent, ground: cloth.main },
        [25, 20],
      ),
      cloth,
    ),
  blazer: (cloth) => jacket(narrow, cloth, false),
  kebaya,
  parang: (cloth) =>
    shirt(parangField('batik', 62, { blade: cloth.light, ground: cloth.main, lozenge: cloth.accent }), cloth),
  sash,
  suit: (cloth) => jacket(broad, cloth, true),
  ulos,
};

export const dress = (kind: Dress, cloth: Cloth): string => dresses[kind](cloth);
