import { palette, tint } from './palette';
import { kawung, petals } from './patterns';
import { circle, path, rect, stroke, svg } from './svg';

/** Each icon is drawn on the same petal. Leaf green is for the object, turmeric for what moves. */
const icon = (...children: readonly string[]): string =>
  svg(160, 160, path('M8 152V80A72 72 0 0 1 80 8H152V80A72 72 0 0 1 80 152Z', tint.leafMist), ...children);

const finder = (x: number, y: number): string =>
  rect(x, y, 40, 40, palette.leaf, 12) + path(petals({ x: x + 20, y: y + 20, radius: 15, gap: 0 }), tint.leafMist);

const pay = (): string =>
  icon(
    finder(34, 34),
    finder(86, 34),
    finder(34, 86),
    kawung(106, 106, 29, { petal: palette.turmeric }),
    circle(106, 106, 5, palette.leaf),
  );

const topUp = (): string =>
  icon(
    rect(42, 30, 62, 106, palette.leaf, 15),
    rect(50, 42, 46, 78, tint.leafPale, 5),
    rect(65, 125, 16, 4, tint.leafPale, 2),
    circle(104, 94, 29, tint.leafMist),
    circle(104, 94, 24, palette.turmeric),
    stroke('M104 83V105M93 94H115', palette.ink, 5),
  );

const transfer = (): string =>
  icon(
    path('M28 72V68A40 40 0 0 1 68 28H94V17L136 50 94 83V72Z', palette.leaf),
    path('M132 88V92A40 40 0 0 1 92 132H66V143L24 110 66 77V88Z', palette.turmeric),
  );

const billPayment = (): string =>
  icon(
    path('M40 26H108V132L96.7 123 85.3 132 74 123 62.7 132 51.3 123 40 132Z', palette.leaf),
    rect(54, 44, 40, 7, tint.leafPale, 3.5),
    rect(54, 60, 26, 7, tint.leafBright, 3.5),
    rect(54, 76, 32, 7, tint.leafBright, 3.5),
    circle(108, 96, 29, tint.leafMist),
    circle(108, 96, 24, palette.turmeric),
    path('M112 78 97 99H106L103 114 119 92H109Z', palette.ink),
  );

const cashOut = (): string =>
  icon(
    rect(30, 30, 100, 24, palette.leaf, 12),
    rect(42, 40, 76, 6, palette.ink, 3),
    path('M48 43H112V98A10 10 0 0 1 102 108H58A10 10 0 0 1 48 98Z', tint.leafBright),
    circle(80, 76, 19, tint.leafMist),
    kawung(80, 76, 16, { petal: palette.leaf }),
    path('M70 112H90V122H102L80 142 58 122H70Z', palette.turmeric),
  );

export const services: Record<string, () => string> = {
  'services/pay': pay,
  'services/top-up': topUp,
  'services/transfer': transfer,
  'services/bill-payment': billPayment,
  'services/cash-out': cashOut,
};
