import { palette, tint } from './palette';
import { kawung, petals } from './patterns';
import { archPath } from './props';
import { circle, path, rect, stroke, svg } from './svg';

/**
 * Each icon is drawn on the same petal as the service icons. Leaf green is for the object, turmeric for what is inside
 * it.
 */
const icon = (...children: readonly string[]): string =>
  svg(160, 160, path('M8 152V80A72 72 0 0 1 80 8H152V80A72 72 0 0 1 80 152Z', tint.leafMist), ...children);

/** An open door with light coming out. */
const welcoming = (): string =>
  icon(
    path(archPath(40, 130, 80, 100), palette.leaf),
    rect(26, 128, 108, 9, palette.leaf, 4.5),
    path(archPath(48, 130, 64, 92), palette.turmeric),
    path('M80 130H112L130 148H80Z', palette.turmeric),
    path('M48 130V70A32 32 0 0 1 55 50L80 38V148Z', palette.leafDeep),
    circle(73, 94, 4, tint.leafPale),
  );

/** A key on an open hand. */
const trustworthy = (): string =>
  icon(
    circle(56, 56, 24, palette.turmeric) + circle(56, 56, 10, tint.leafMist),
    path('M72 50H128V62H122V76H112V62H104V72H94V62H72Z', palette.turmeric),
    path(
      'M26 104H46C58 92 72 96 82 104H104A9 9 0 0 1 104 122H84 108L128 104A9.5 9.5 0 0 1 140 118L116 140Q112 143 106 143H60L46 136H26Z',
      palette.leaf,
    ),
    stroke('M80 122H104', tint.leafPale, 4),
    rect(18, 98, 16, 44, palette.leafDeep, 5),
  );

/** A transparent drop. */
const clear = (): string =>
  icon(
    path('M72 22C92 50 108 66 108 92A36 36 0 0 1 36 92C36 66 52 50 72 22Z', palette.leaf),
    stroke('M50 94A22 22 0 0 0 62 112', tint.leafPale, 6),
    circle(98, 88, 34, tint.leafMist),
    stroke('M120 110 138 130', palette.leafDeep, 12),
    circle(98, 88, 27, tint.leafPale, { stroke: palette.leafDeep, 'stroke-width': 8 }),
    path('M98 70C105 80 110 86 110 94A12 12 0 0 1 86 94C86 86 91 80 98 70Z', palette.turmeric),
  );

/** Shoots that grow from the same soil. */
const together = (): string =>
  icon(
    path('M24 122A56 30 0 0 1 136 122V128Q136 134 130 134H30Q24 134 24 128Z', palette.leafDeep),
    stroke('M80 104V60M52 106V84M108 106V80', palette.leaf, 6),
    path(petals({ x: 80, y: 70, radius: 46, gap: 0, width: 22, angles: [222, 318] }), palette.leaf),
    path(petals({ x: 80, y: 62, radius: 40, gap: 0, width: 19, angles: [270] }), palette.turmeric),
    path(
      petals({ x: 52, y: 92, radius: 30, gap: 0, width: 15, angles: [205, 275] }) +
        petals({ x: 108, y: 90, radius: 30, gap: 0, width: 15, angles: [265, 335] }),
      tint.leafMid,
    ),
    kawung(80, 120, 13, { petal: palette.turmeric }),
  );

/** A tree in front of a mountain. */
const steady = (): string =>
  icon(
    path('M14 132 66 44Q72 36 78 44L134 132Z', palette.leaf),
    path('M52 68 66 44Q72 36 78 44L92 66 82 76 72 64 62 78Z', tint.leafPale),
    circle(112, 46, 16, palette.turmeric),
    rect(102, 96, 9, 38, palette.ink, 3),
    path(
      petals({ x: 106.5, y: 108, radius: 46, gap: 0, width: 20, angles: [226, 248, 270, 292, 314] }),
      palette.leafDeep,
    ),
    rect(14, 128, 130, 9, palette.leafDeep, 4.5),
  );

export const values: Record<string, () => string> = {
  'value/welcoming': welcoming,
  'value/trustworthy': trustworthy,
  'value/clear': clear,
  'value/together': together,
  'value/steady': steady,
};
