import { letters, textWidth } from './lettering';
import { logoMark } from './mark';
import { palette, tint } from './palette';
import { kawung, kawungField } from './patterns';
import { defs, path, place, rect, svg } from './svg';

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

export const brand: Record<string, () => string> = {
  'brand/logo': () => svg(LOGO_WIDTH, 48, lockup(onLight)),
  'brand/logo-light': () => svg(LOGO_WIDTH, 48, lockup(onDark)),
  'brand/mark': mark,
  'brand/share': share,
};
