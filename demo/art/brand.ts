import { letters, textWidth } from './lettering';
import { logoMark } from './mark';
import { palette, tint } from './palette';
import { kawung, kawungField } from './patterns';
import { circle, defs, path, place, rect, stroke, svg } from './svg';

export interface LogoColours {
  readonly roof: string;
  readonly seed: string;
  readonly bank: string;
  readonly name: string;
}

/** The logo: mark and name on one line, 48 high. */
export function lockup({ roof, seed, bank, name }: LogoColours): string {
  const [x, y, size] = [56, 34, 29];
  return (
    place({ x: 2, y: 2 }, logoMark(44, roof, seed)) +
    letters('Bank', { x, y, size, fill: bank, weight: 500, tracking: -0.03 }) +
    letters('Serambi', {
      x: x + textWidth('Bank ', size, 500, -0.03),
      y,
      size,
      fill: name,
      weight: 800,
      tracking: -0.03,
    })
  );
}

const LOGO_WIDTH = 246;
export const onLight: LogoColours = {
  roof: palette.leaf,
  seed: palette.turmeric,
  bank: palette.leaf,
  name: palette.leaf,
};
export const onDark: LogoColours = {
  roof: palette.white,
  seed: palette.turmeric,
  bank: palette.white,
  name: palette.white,
};

const mark = (): string =>
  svg(
    64,
    64,
    rect(0, 0, 64, 64, palette.leaf, 15),
    place({ x: 6, y: 6 }, logoMark(52, palette.white, palette.turmeric)),
  );

/** The default sharing picture: the logo, with a kawung rosette at the right. */
const share = (): string =>
  svg(
    1200,
    630,
    defs(kawungField('field', 105, { petal: palette.leaf, seed: palette.leafDeep })),
    rect(0, 0, 1200, 630, palette.leafDeep),
    rect(735, 0, 465, 630, 'url(#field)'),
    path('M735 630V420A210 210 0 0 1 945 210H1200V630Z', palette.leaf),
    kawung(945, 420, 210, { petal: tint.leafMid, seed: palette.leaf }),
    path('M945 210H1200V465A255 255 0 0 1 945 210Z', palette.turmeric),
    place({ x: 90, y: 247, scale: 2.3 }, lockup(onDark)),
  );

/** An authority's name for a dark ground, 32 high, after a sign in a petal. It is not the authority's logo. */
const authority = (sign: string, ...lines: readonly string[]): string => {
  const size = lines.length > 1 ? 14 : 23;
  return svg(
    Math.ceil(40 + Math.max(...lines.map((line) => textWidth(line, size, 700, -0.02)))),
    32,
    stroke('M1.5 30.5V14A12.5 12.5 0 0 1 14 1.5H30.5V18A12.5 12.5 0 0 1 18 30.5Z', tint.leafPale, 1.5),
    sign,
    ...lines.map((line, at) =>
      letters(line, { x: 40, y: lines.length > 1 ? 13.5 + at * 15 : 24, size, fill: palette.white, tracking: -0.02 }),
    ),
  );
};

const eye =
  stroke('M7 16C12 8.5 20 8.5 25 16C20 23.5 12 23.5 7 16Z', palette.white, 1.75) + circle(16, 16, 3, palette.white);
const umbrella =
  path('M7 16A9 9 0 0 1 25 16Z', palette.white) + stroke('M16 15V22.5A2.25 2.25 0 0 0 20.5 22.5', palette.white, 1.75);
const house =
  path('M7 13 16 7.5 25 13V14.5H7Z', palette.white) +
  stroke('M10 16V21.5M16 16V21.5M22 16V21.5M7 24H25', palette.white, 1.75);

export const brand: Record<string, () => string> = {
  'brand/logo': () => svg(LOGO_WIDTH, 48, lockup(onLight)),
  'brand/logo-light': () => svg(LOGO_WIDTH, 48, lockup(onDark)),
  'brand/mark': mark,
  'brand/share': share,
  'brand/ojk': () => authority(eye, 'OJK'),
  'brand/lps': () => authority(umbrella, 'LPS'),
  'brand/bi': () => authority(house, 'Bank', 'Indonesia'),
};
