import { badge, icon } from './icon';
import { palette, tint } from './palette';
import { joglo, kawung, petals } from './patterns';
import { glyph } from './phone';
import { circle, path, rect, stroke } from './svg';

const { leaf, leafDeep, turmeric, ink } = palette;
const { leafPale, leafBright, leafMid } = tint;

const electricity = (): string =>
  icon(
    path('M48 16A24 24 0 0 1 60 61V66H36V61A24 24 0 0 1 48 16Z', leaf),
    rect(36, 68, 24, 5, leafBright, 2.5) + rect(39, 75, 18, 5, leafMid, 2.5),
    path('M51 24 36 45H46L43 58 60 37H50Z', turmeric),
  );

const water = (): string =>
  icon(
    path('M44 16C56 32 66 42 66 56A22 22 0 0 1 22 56C22 42 32 32 44 16Z', leaf),
    stroke('M32 56A12 12 0 0 0 44 68', leafBright, 5),
    path('M70 46C75 53 80 58 80 64A10 10 0 0 1 60 64C60 58 65 53 70 46Z', turmeric, {
      stroke: tint.leafMist,
      'stroke-width': 6,
      'paint-order': 'stroke',
    }),
  );

const internet = (): string =>
  icon(
    stroke('M26 42A31 31 0 0 1 70 42', leafBright, 6) + stroke('M35 51A18 18 0 0 1 61 51', leafMid, 6),
    rect(18, 58, 60, 20, leaf, 8),
    circle(30, 68, 3.5, turmeric) + circle(41, 68, 3.5, leafPale) + rect(54, 66, 16, 4, leafBright, 2),
  );

const phoneCredit = (): string =>
  icon(
    rect(28, 14, 36, 66, leaf, 9),
    rect(33, 22, 26, 46, leafPale, 3) + rect(42, 72, 8, 3, leafPale, 1.5),
    badge(64, 58, 16, kawung(64, 58, 13, { petal: ink })),
  );

const data = (): string =>
  icon(
    rect(18, 56, 11, 20, leafBright, 4) + rect(34, 44, 11, 32, leafMid, 4) + rect(50, 31, 11, 45, leaf, 4),
    rect(66, 18, 11, 58, turmeric, 4),
    stroke('M31 17V37M23 25 31 17 39 25', leaf, 5),
  );

const tv = (): string =>
  icon(
    stroke('M36 14 48 27 60 14', leafMid, 5),
    rect(16, 27, 64, 44, leaf, 9) + rect(22, 33, 52, 32, leafPale, 4),
    rect(32, 74, 32, 5, leaf, 2.5),
    path('M42 40V58L58 49Z', turmeric, { stroke: turmeric, 'stroke-width': 3, 'stroke-linejoin': 'round' }),
  );

const health = (): string =>
  icon(
    path('M48 78C26 63 16 52 16 38A16.5 16.5 0 0 1 48 31 16.5 16.5 0 0 1 80 38C80 52 70 63 48 78Z', leaf),
    stroke('M48 38V60M37 49H59', turmeric, 8),
  );

const vehicleTax = (): string =>
  icon(
    rect(20, 64, 13, 16, ink, 4) + rect(63, 64, 13, 16, ink, 4),
    path('M26 44 32 25A7 7 0 0 1 39 20H57A7 7 0 0 1 64 25L70 44Z', leaf),
    path('M32 43 36.5 29A4 4 0 0 1 40 26H56A4 4 0 0 1 59.5 29L64 43Z', leafPale),
    rect(15, 41, 66, 31, leaf, 11),
    circle(27, 53, 5.5, leafPale) + circle(69, 53, 5.5, leafPale),
    rect(33, 58, 30, 11, turmeric, 3) + rect(38, 62, 20, 3, ink, 1.5),
  );

const propertyTax = (): string =>
  icon(
    rect(25, 48, 46, 26, leafPale),
    rect(27, 48, 6, 26, leafMid) + rect(63, 48, 6, 26, leafMid),
    path('M40 76V62A8 8 0 0 1 56 62V76Z', turmeric),
    joglo(48, 50, 72, { crown: leafDeep, skirt: leaf, edge: leafBright }),
    rect(17, 74, 62, 6, leaf, 3),
  );

const education = (): string =>
  icon(
    path('M28 46V63C34 73 62 73 68 63V46Z', leafMid),
    path('M48 22 84 40 48 58 12 40Z', leaf, { stroke: leaf, 'stroke-width': 3, 'stroke-linejoin': 'round' }),
    stroke('M48 40 74 46V60', turmeric, 4),
    path(petals({ x: 74, y: 59, radius: 19, gap: 0, width: 9, angles: [90] }), turmeric),
  );

const instalment = (): string =>
  icon(
    rect(18, 22, 56, 54, leaf, 10),
    path('M24 40H68V64A6 6 0 0 1 62 70H30A6 6 0 0 1 24 64Z', leafPale),
    rect(31, 15, 6, 15, leafMid, 3) + rect(55, 15, 6, 15, leafMid, 3),
    [0, 1, 2, 3, 4, 5]
      .map((day) => rect(31 + (day % 3) * 13, 46 + Math.floor(day / 3) * 12, 7, 7, day < 3 ? leaf : leafBright, 2))
      .join(''),
    badge(68, 66, 14, glyph('check', 68, 66, ink, 0.95, 4.2)),
  );

const donation = (): string =>
  icon(
    path('M48 46C38 39 33 34 33 27A7.6 7.6 0 0 1 48 23.5 7.6 7.6 0 0 1 63 27C63 34 58 39 48 46Z', turmeric),
    path('M18 50H78L73 76A5 5 0 0 1 68 80H28A5 5 0 0 1 23 76Z', leaf),
    rect(14, 46, 68, 11, leafDeep, 5) + rect(36, 49.5, 24, 4, leafPale, 2),
    kawung(48, 68, 10, { petal: leafBright }),
  );

export const bills: Record<string, () => string> = {
  'bill/electricity': electricity,
  'bill/water': water,
  'bill/internet': internet,
  'bill/phone-credit': phoneCredit,
  'bill/data': data,
  'bill/tv': tv,
  'bill/health': health,
  'bill/tax': vehicleTax,
  'bill/property-tax': propertyTax,
  'bill/education': education,
  'bill/instalment': instalment,
  'bill/donation': donation,
};
