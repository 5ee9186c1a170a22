import { letters } from './lettering';
import { palette, tint } from './palette';
import { coin, kawung, parangField, petals } from './patterns';
import { circle, clip, d, defs, element, group, path, place, rect, stroke, svg } from './svg';

/** Drawn for a dark section: no background, only the large petal that all four pictures share, near the words' edge. */
const privilege = (...children: readonly string[]): string =>
  svg(
    428,
    321,
    group(
      { transform: 'translate(-60 -20)' },
      path('M60 340V180A160 160 0 0 1 220 20H420V180A160 160 0 0 1 260 340Z', palette.leaf),
      ...children,
    ),
  );

const gold = { face: palette.turmeric, edge: tint.turmericDeep, rim: tint.turmericDeep, petal: palette.ink };

/** A paper plane made of petals. */
const freeTransfer = (): string =>
  privilege(
    stroke('M40 306C110 316 170 290 206 236', tint.leafBright, 6, { 'stroke-dasharray': '2 18' }),
    path(petals({ x: 96, y: 120, radius: 44 }), tint.leafMid),
    path('M430 52 120 176 214 216Z', palette.sand),
    path('M430 52 214 216 222 300 268 244Z', tint.leafBright),
    path('M430 52 268 244 350 292Z', tint.leafPale),
    path('M214 216 222 300 268 244 430 52Z', tint.leafMid),
    coin(372, 284, 44, gold),
  );

/** A large zero. */
const noFee = (): string =>
  privilege(
    defs(
      parangField('cloth', 52, { blade: tint.leafMid, ground: palette.leaf, lozenge: tint.leafPale }),
      clip(
        'zero',
        element('path', { d: 'M240 44C330 44 372 106 372 180S330 316 240 316 108 254 108 180 150 44 240 44Z' }),
      ),
    ),
    group({ 'clip-path': 'url(#zero)' }, rect(100, 40, 280, 280, 'url(#cloth)')),
    path('M240 112C280 112 296 140 296 180S280 248 240 248 184 220 184 180 200 112 240 112Z', palette.ink),
    stroke('M240 44C330 44 372 106 372 180S330 316 240 316 108 254 108 180 150 44 240 44Z', palette.sand, 8),
    stroke('M240 112C280 112 296 140 296 180S280 248 240 248 184 220 184 180 200 112 240 112Z', palette.sand, 8),
    circle(366, 96, 76, palette.turmeric),
    letters('Rp', { x: 366, y: 118, size: 62, fill: palette.ink, weight: 800, anchor: 'middle', tracking: -0.03 }),
  );

/** A clock whose hand, a petal, has just started. */
const instant = (): string =>
  privilege(
    [0, 1, 2]
      .map((index) =>
        rect(
          [34, 14, 52][index] ?? 0,
          132 + index * 44,
          [96, 90, 80][index] ?? 0,
          14,
          [tint.leafMid, tint.leafBright, tint.leafMid][index] ?? tint.leafMid,
          7,
        ),
      )
      .join(''),
    circle(262, 188, 140, palette.leafDeep),
    circle(254, 180, 140, palette.sand),
    path(
      petals({
        x: 254,
        y: 180,
        radius: 124,
        gap: 100,
        width: 10,
        angles: [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330],
      }),
      tint.leafBright,
    ),
    path(d`M254 180V72A108 108 0 0 1 ${254 + 108 * Math.sin(1)} ${180 - 108 * Math.cos(1)}Z`, tint.leafPale),
    path('M272 66 190 204H244L226 300 322 156H262Z', palette.turmeric),
  );

/** A coin with an arrow around it. */
const cashback = (): string =>
  privilege(
    circle(240, 180, 142, palette.leafDeep),
    kawung(240, 180, 136, { petal: palette.leafDeep }),
    stroke('M128 222A120 120 0 0 1 322 94', palette.sand, 22, { 'stroke-linecap': 'butt' }),
    path('M302 50 362 98 290 128Z', palette.sand),
    stroke('M352 138A120 120 0 0 1 158 266', tint.leafPale, 22, { 'stroke-linecap': 'butt' }),
    path('M178 310 118 262 190 232Z', tint.leafPale),
    place({ x: 240, y: 176 }, coin(0, 0, 78, gold)),
  );

export const privileges: Record<string, () => string> = {
  'privilege/free-transfer': freeTransfer,
  'privilege/no-fee': noFee,
  'privilege/instant': instant,
  'privilege/cashback': cashback,
};
