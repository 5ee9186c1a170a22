import { palette, tint } from './palette';
import { coin, column, kawung, kawungField, land, parangField, petals, smooth } from './patterns';
import { bankCard, phone, screens } from './phone';
import { circle, clip, d, defs, element, group, path, place, rect, stroke, svg } from './svg';

const card = (ground: string, ...children: readonly string[]): string =>
  svg(800, 600, rect(0, 0, 800, 600, ground), ...children);

const gold = { face: palette.turmeric, edge: tint.turmericDeep, rim: tint.turmericDeep, petal: palette.ink };

/** The account: a phone against a cloth. */
const savings = (): string =>
  card(
    palette.sandDeep,
    defs(
      kawungField('cloth', 120, { petal: palette.leaf, seed: palette.leafDeep, ground: palette.leafDeep }, [40, 30]),
    ),
    path('M400 0H800V600H400A300 300 0 0 1 400 0Z', 'url(#cloth)'),
    path('M0 320A280 280 0 0 1 280 600H0Z', palette.line),
    phone({ x: 262, y: 60, width: 320, rotate: -8, screen: screens.growth(), shadow: palette.ink }),
    coin(640, 452, 84, gold),
  );

/** A page's header shows only the upper five sixths of a picture. */
const raised = (...children: readonly string[]): string =>
  group({ transform: 'translate(70 -6) scale(.825)' }, ...children);

/** Savings goals growing in pots; a phone shows only the one in the middle. */
const goals = (): string => {
  const pot = (x: number, y: number, size: number, body: string, leaf: string, angles: readonly number[]): string =>
    path(petals({ x, y: y - size * 0.86, radius: size * 1.9, gap: 0, width: size * 0.6, angles }), leaf) +
    path(
      d`M${x - size * 0.62} ${y - size * 0.86}H${x + size * 0.62}L${x + size * 0.44} ${y}H${x - size * 0.44}Z`,
      body,
    ) +
    rect(x - size * 0.74, y - size, size * 1.48, size * 0.28, body, size * 0.1);
  return card(
    tint.leafMist,
    circle(400, 400, 300, tint.leafPale),
    rect(0, 424, 800, 176, palette.leaf),
    raised(
      pot(400, 560, 150, palette.leafDeep, tint.leafMid, [240, 270, 300]),
      coin(400, 108, 62, gold),
      pot(112, 548, 84, palette.sand, tint.leafBright, [250, 286]),
      pot(690, 556, 108, palette.turmeric, palette.leaf, [236, 270, 304]),
    ),
  );
};

/** A rice barn, for term savings. */
const deposit = (): string => {
  const roof = 'M400 70C520 90 560 200 580 330L620 400H180L220 330C240 200 280 90 400 70Z';
  return card(
    tint.turmericPale,
    circle(640, 190, 104, palette.turmeric),
    path(
      land(
        [
          [0, 470],
          [220, 430],
          [460, 480],
          [800, 410],
        ],
        600,
      ),
      tint.leafPale,
    ),
    path(
      land(
        [
          [0, 540],
          [300, 500],
          [560, 520],
          [800, 480],
        ],
        600,
      ),
      tint.leafBright,
    ),
    defs(
      clip('roof', element('path', { d: roof })),
      kawungField('thatch', 86, { petal: palette.leaf, seed: palette.leafDeep, ground: palette.leafDeep }, [14, 10]),
    ),
    [262, 354, 446, 538].map((x) => column(x, 556, 90, 22, palette.ink, palette.ink)).join(''),
    rect(220, 452, 360, 22, palette.ink, 4),
    path('M250 396H550V456H250Z', palette.sand),
    [290, 345, 400, 455, 510].map((x) => rect(x - 2, 396, 4, 60, palette.line)).join(''),
    group({ 'clip-path': 'url(#roof)' }, rect(160, 60, 480, 350, 'url(#thatch)')),
    stroke(roof, palette.sand, 8),
    path('M352 400V316A48 48 0 0 1 448 316V400Z', palette.sand),
    path('M366 400V318A34 34 0 0 1 434 318V400Z', palette.turmeric),
    path(
      land(
        [
          [0, 590],
          [240, 548],
          [520, 566],
          [800, 530],
        ],
        600,
      ),
      palette.leaf,
    ),
    stroke(
      smooth([
        [0, 592],
        [240, 550],
        [520, 568],
        [800, 532],
      ]),
      tint.leafMid,
      5,
    ),
    [
      [100, 500],
      [150, 494],
      [640, 506],
      [700, 498],
      [756, 490],
    ]
      .map(([x = 0, y = 0]) =>
        path(petals({ x, y: y + 20, radius: 46, gap: 0, width: 11, angles: [238, 270, 302] }), palette.leaf),
      )
      .join(''),
  );
};

/** Two payment cards; a phone shows only the upright one. */
const cards = (): string =>
  card(
    palette.sand,
    defs(parangField('band', 110, { blade: tint.leafMist, ground: palette.sandDeep, lozenge: palette.line })),
    path('M0 600V330L330 0H800V80L280 600Z', 'url(#band)'),
    raised(
      place(
        { x: 470, y: 96, rotate: 14 },
        rect(10, 20, 420, 256, palette.line, 32),
        bankCard(0, 0, tint.leafPale, palette.leafDeep, '', 420),
      ),
      place(
        { x: 222, y: 498, rotate: -76 },
        rect(-20, 14, 440, 268, palette.line, 36),
        bankCard(0, 0, palette.leaf, palette.white, '•• 4821', 440),
      ),
      kawung(700, 510, 74, { petal: palette.turmeric, centre: palette.leaf }),
    ),
  );

export const inside: Record<string, () => string> = {
  'inside/savings': savings,
  'inside/goals': goals,
  'inside/deposit': deposit,
  'inside/card': cards,
};
