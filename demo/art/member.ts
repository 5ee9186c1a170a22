import { badge, icon } from './icon';
import { letters } from './lettering';
import { palette, tint } from './palette';
import { coin, kawung, petals } from './patterns';
import { circle, path, rect, stroke } from './svg';

const { leaf, leafDeep, turmeric, ink, sand } = palette;
const { leafPale, leafBright, leafMid } = tint;

const doublePoints = (): string =>
  icon(
    coin(38, 40, 22, { face: leaf, edge: leafDeep, rim: leafMid, petal: leafPale }),
    badge(61, 58, 21, letters('2×', { x: 61, y: 67, size: 25, fill: ink, weight: 800, anchor: 'middle' })),
  );

const birthday = (): string =>
  icon(
    path('M16 46 80 34V44L16 54Z', leafBright),
    path('M16 52H80V76A4 4 0 0 1 76 80H20A4 4 0 0 1 16 76Z', leaf),
    path('M16 50 80 42V52H16Z', leafPale),
    rect(16, 61, 64, 6, leafPale),
    rect(45, 25, 6, 20, leafMid, 2),
    path(petals({ x: 48, y: 27, radius: 16, gap: 0, width: 9, angles: [270] }), turmeric),
  );

const referral = (): string => {
  const person = (x: number, y: number, size: number, colour: string): string =>
    circle(x, y, size * 0.42, colour) +
    path(
      `M${x - size * 0.76} ${y + size * 1.46}V${y + size * 1.3}A${size * 0.76} ${size * 0.76} 0 0 1 ${x + size * 0.76} ${y + size * 1.3}V${y + size * 1.46}Z`,
      colour,
    );
  return icon(
    person(60, 32, 25, leafBright),
    person(36, 36, 28, leaf),
    badge(69, 67, 14, stroke('M69 61V73M63 67H75', ink, 4)),
  );
};

const earlyAccess = (): string =>
  icon(
    path('M24 78V42A24 24 0 0 1 72 42V78Z', turmeric),
    path(petals({ x: 59, y: 52, radius: 12, gap: 5, width: 4, angles: [0, 45, 90, 135, 180, 225, 270, 315] }), sand),
    circle(59, 52, 4.5, sand),
    path('M24 80V42A24 24 0 0 1 46 18.1V86Z', leaf),
    circle(39.5, 54, 3, turmeric),
    rect(46, 76, 34, 5, leafMid, 2.5),
  );

const priorityCare = (): string =>
  icon(
    stroke('M22 52V46A26 26 0 0 1 74 46V52', leaf, 7),
    rect(15, 46, 18, 27, leaf, 8) + rect(63, 46, 18, 27, leaf, 8),
    stroke('M73 70A16 12 0 0 1 57 80H52', leafMid, 5),
    kawung(48, 51, 15, { petal: turmeric }),
    circle(49, 80, 5, turmeric),
  );

const moneyClass = (): string =>
  icon(
    path('M56 12A14 14 0 1 0 70 33 12 12 0 0 1 56 12Z', turmeric),
    path('M46 48C38 42 26 41 14 44V74C26 71 38 72 46 78Z', leaf),
    path('M50 48C58 42 70 41 82 44V74C70 71 58 72 50 78Z', leafMid),
    stroke('M22 53Q30 52 38 55M22 62Q30 61 38 64M58 55Q66 52 74 53M58 64Q66 61 74 62', leafPale, 3.5),
  );

export const members: Record<string, () => string> = {
  'member/double-points': doublePoints,
  'member/birthday': birthday,
  'member/referral': referral,
  'member/early-access': earlyAccess,
  'member/priority-care': priorityCare,
  'member/money-class': moneyClass,
};
