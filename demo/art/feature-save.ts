import { ayu } from './customers';
import { letters, type Words } from './lettering';
import { palette, tint } from './palette';
import { coin, kawung, petals } from './patterns';
import { bankCard, bar, glyph, phone, SCREEN } from './phone';
import { portrait } from './portrait';
import { type Attributes, circle, d, element, path, place, rect, stroke } from './svg';
import { arcArrow, gift, gold, jade, month, padlock, seal, shade, sheet, toggle } from './things';

// Foreground pictures of the features of the account and of term savings, without a background.

/** Place of the face in a check. */
const oval = (rx: number, ry: number, fill: string, more: Attributes = {}): string =>
  element('ellipse', { cx: 180, cy: 330, rx, ry, fill, ...more });

/** A face check on the phone, beside an identity card that leaves its button free. */
const openAccount = (): string =>
  phone({
    x: 306,
    y: 50,
    width: 188,
    rotate: 4,
    screen:
      rect(0, 0, SCREEN.width, SCREEN.height, palette.leaf) +
      letters('Ayu Lestari', { x: 180, y: 112, size: 44, fill: palette.white, anchor: 'middle' }) +
      oval(132, 168, tint.leafMist) +
      portrait(ayu, 'face', 180, 344, 282, oval(132, 168, '')) +
      oval(146, 182, 'none', {
        stroke: palette.turmeric,
        'stroke-width': 10,
        'stroke-dasharray': '4 22',
        'stroke-linecap': 'round',
      }) +
      rect(24, 610, 312, 96, palette.turmeric, 48) +
      letters(['Open account', 'Buka rekening'], {
        x: 180,
        y: 671,
        size: 36,
        fill: palette.ink,
        weight: 800,
        anchor: 'middle',
        tracking: -0.03,
      }),
  }) +
  place(
    { x: 82, y: 200, rotate: -8 },
    sheet(0, 0, 232, 148, palette.white, 18),
    rect(0, 20, 232, 26, palette.leaf),
    letters('e-KTP', { x: 18, y: 39, size: 19, fill: palette.white }),
    letters('Ayu Lestari', { x: 18, y: 86, size: 21, fill: palette.leafDeep }),
    letters('3471 ••••', { x: 18, y: 116, size: 20, fill: palette.leaf, weight: 600 }),
    rect(152, 58, 64, 76, tint.leafMist, 7) + portrait(ayu, 'card', 184, 102, 74, rect(152, 58, 64, 76, '', 7)),
  ) +
  seal(500, 318, 44, palette.turmeric, 'check', palette.ink);

/** Daily interest: a coin that is larger each day. */
const dailyInterest = (): string =>
  month(112, 92, 340, 18, (x, y, size, index) => {
    const share = 0.16 + (index / 17) * 0.34;
    return (
      rect(x, y, size, size, index === 17 ? palette.turmeric : palette.sandDeep, 9) +
      kawung(x + size / 2, y + size / 2, size * share, { petal: index === 17 ? palette.ink : palette.leaf })
    );
  }) +
  coin(478, 330, 60, gold) +
  sheet(388, 112, 156, 70, palette.leafDeep, 35) +
  letters('2,00%', { x: 466, y: 160, size: 36, fill: palette.white, anchor: 'middle', weight: 800, tracking: -0.03 });

/** Pockets, each filled for a different goal. */
const goals = (): string => {
  const pocket = (
    x: number,
    y: number,
    width: number,
    share: number,
    body: string,
    seam: string,
    sign: string,
  ): string => {
    const height = width * 1.08;
    const shape = d`M${x} ${y}h${width}v${height * 0.62}a${width * 0.4} ${width * 0.38} 0 0 1 ${-width * 0.4} ${width * 0.38}h${-width * 0.2}a${width * 0.4} ${width * 0.38} 0 0 1 ${-width * 0.4} ${-width * 0.38}Z`;
    return (
      path(shape, palette.ink, { opacity: 0.22, transform: 'translate(7 10)' }) +
      path(shape, body) +
      rect(x - 5, y - 10, width + 10, 26, body, 10) +
      stroke(d`M${x + 8} ${y + 4}H${x + width - 8}`, seam, 3, { 'stroke-dasharray': '9 9' }) +
      sign +
      rect(x + width * 0.2, y + height * 0.74, width * 0.6, 12, seam, 6) +
      rect(x + width * 0.2, y + height * 0.74, width * 0.6 * share, 12, palette.white, 6)
    );
  };
  return (
    coin(196, 168, 44, gold) +
    coin(246, 150, 34, jade) +
    gift(324, 210, 92, palette.turmeric, tint.turmericDeep, palette.sand) +
    path(petals({ x: 446, y: 240, radius: 124, gap: 0, width: 34, angles: [240, 264, 288, 312] }), tint.leafMid) +
    pocket(112, 190, 150, 0.7, palette.leaf, tint.leafMid, glyph('home', 187, 250, palette.white, 2.8)) +
    pocket(378, 190, 150, 0.9, palette.leafDeep, tint.leafMid, glyph('heart', 453, 250, palette.white, 2.8)) +
    pocket(232, 206, 176, 0.45, palette.turmeric, tint.turmericDeep, glyph('star', 320, 276, palette.ink, 3.2))
  );
};

/** A debit card and the switch that freezes it. */
const debitCard = (): string =>
  place(
    { x: 118, y: 128, rotate: -7 },
    shade(0, 0, 356, 217, 25, 16),
    bankCard(0, 0, palette.leaf, palette.white, '•• 4821', 356),
  ) +
  place(
    { x: 286, y: 280, rotate: 0 },
    sheet(0, 0, 244, 92, palette.white, 28),
    circle(48, 46, 28, tint.leafMist) + padlock(48, 49, 28, palette.leaf, palette.leaf, palette.white),
    letters(['Card', 'Kartu'], { x: 88, y: 43, size: 24, fill: palette.ink }),
    letters(['is on', 'aktif'], { x: 88, y: 69, size: 21, fill: palette.control, weight: 600 }),
    toggle(170, 28, 60, true, palette.turmeric),
  );

/** A month's spending sorted into categories. */
const statement = (): string => {
  const ring = (from: number, to: number, colour: string): string => {
    const at = (share: number): string =>
      d`${286 + 74 * Math.sin(share * 2 * Math.PI)} ${208 - 74 * Math.cos(share * 2 * Math.PI)}`;
    return element('path', {
      d: `M${at(from)}A74 74 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(to)}`,
      fill: 'none',
      stroke: colour,
      'stroke-width': 38,
    });
  };
  const kinds: readonly (readonly [fill: string, name: Words])[] = [
    [palette.leaf, ['Food', 'Makan']],
    [palette.turmeric, ['Bills', 'Tagihan']],
    [tint.leafBright, ['Rides', 'Ojek']],
    [tint.soga, ['Other', 'Lain']],
  ];
  return (
    sheet(150, 72, 272, 332, palette.white, 26) +
    ring(0.005, 0.4, palette.leaf) +
    ring(0.41, 0.65, palette.turmeric) +
    ring(0.66, 0.86, tint.leafBright) +
    ring(0.87, 0.995, tint.soga) +
    kawung(286, 208, 32, { petal: palette.leafDeep }) +
    kinds
      .map(([fill, name], row) => {
        const [x, y] = [178 + (row % 2) * 106, 330 + Math.floor(row / 2) * 36];
        return (
          rect(x, y, 20, 20, fill, 7) +
          letters(name, { x: x + 28, y: y + 17, size: 20, fill: palette.ink, weight: 600 })
        );
      })
      .join('') +
    sheet(396, 222, 128, 154, palette.leafDeep, 22) +
    letters('PDF', { x: 460, y: 280, size: 38, fill: palette.white, weight: 800, anchor: 'middle' }) +
    glyph('arrow-down', 460, 326, palette.turmeric, 2.6, 3)
  );
};

/** A market that goes up and down beside a locked rate. */
const fixedRate = (): string =>
  sheet(104, 92, 420, 282, palette.white, 30) +
  [152, 212, 272].map((y) => rect(136, y, 356, 2, palette.sandDeep)).join('') +
  stroke('M136 262C176 262 176 150 216 158S256 300 296 286 336 176 376 196 420 322 452 300L492 236', palette.line, 9) +
  stroke('M136 212H420', palette.leaf, 13) +
  circle(136, 212, 16, palette.leaf) +
  circle(136, 212, 6, palette.white) +
  ['Jan', 'Apr', 'Sep']
    .map((month, index) =>
      letters(month, { x: 136 + index * 130, y: 342, size: 26, fill: palette.control, weight: 600 }),
    )
    .join('') +
  circle(446, 224, 70, palette.ink, { opacity: 0.2 }) +
  circle(440, 212, 68, palette.turmeric) +
  padlock(440, 224, 62, palette.ink, palette.ink, palette.turmeric);

/** The eight terms, one of them chosen. */
const chooseTerm = (): string =>
  [1, 2, 3, 6, 9, 12, 18, 24]
    .map((months, index) => {
      const [x, y] = [104 + (index % 4) * 110, 110 + Math.floor(index / 4) * 134];
      const taken = months === 12;
      return (
        sheet(
          x,
          taken ? y - 12 : y,
          98,
          122,
          taken ? palette.turmeric : index % 3 === 1 ? tint.leafPale : palette.sand,
          24,
        ) +
        letters(String(months), {
          x: x + 49,
          y: (taken ? y - 12 : y) + 74,
          size: 48,
          fill: taken ? palette.ink : palette.leafDeep,
          weight: 800,
          anchor: 'middle',
          tracking: -0.04,
        }) +
        letters(['mo.', 'bln'], {
          x: x + 49,
          y: (taken ? y - 12 : y) + 104,
          size: 24,
          fill: taken ? palette.ink : palette.leaf,
          weight: 600,
          anchor: 'middle',
        })
      );
    })
    .join('') + seal(314, 244, 25, palette.white, 'check', palette.good);

/** Renewal or payout at the end of the term. */
const autoRenew = (): string =>
  arcArrow(318, 240, 132, 20, 168, 30, palette.sand) +
  arcArrow(318, 240, 132, 204, 338, 30, tint.leafPale) +
  coin(318, 240, 84, gold) +
  sheet(404, 296, 132, 76, palette.white, 38) +
  coin(442, 332, 24, jade) +
  glyph('arrow-right', 496, 334, palette.leaf, 2, 3.4);

/** A shield over savings. */
const guaranteed = (): string => {
  const shield =
    'M320 74C366 106 414 118 458 118V236C458 318 392 372 320 404 248 372 182 318 182 236V118C226 118 274 106 320 74Z';
  return (
    path(shield, palette.ink, { opacity: 0.25, transform: 'translate(10 12)' }) +
    path(shield, palette.turmeric) +
    place({ x: 320, y: 236, scale: 0.84 }, place({ x: -320, y: -236 }, path(shield, palette.sand))) +
    path('M320 104V374C258 346 206 300 206 230V134C246 134 284 124 320 104Z', palette.leaf) +
    path('M320 104V374C382 346 434 300 434 230V134C394 134 356 124 320 104Z', tint.leafMid) +
    kawung(320, 234, 104, { petal: palette.sand, seed: palette.leaf, centre: palette.turmeric })
  );
};

/** An answer, and how soon it comes. */
const decision = (): string =>
  sheet(204, 84, 232, 300, palette.white, 22) +
  letters(['2 days', '2 hari'], { x: 320, y: 170, size: 48, fill: palette.leaf, weight: 800, anchor: 'middle' }) +
  [1, 0.8, 1, 0.6].map((share, row) => bar(236, 214 + row * 34, 168 * share, tint.leafMist, 14)).join('') +
  seal(430, 352, 56, palette.turmeric, 'check', palette.ink);

/** A loan of Rp12,000,000 and its cost of Rp960,000 in one bar, to scale. */
const loanCost = (): string => {
  const [length, share] = [380, 12 / 12.96];
  const legend = (y: number, colour: string, words: Words, sum: Words) =>
    circle(142, y - 8, 10, colour) +
    letters(words, { x: 164, y, size: 24, fill: palette.ink }) +
    letters(sum, { x: 510, y, size: 24, fill: palette.ink, weight: 800, anchor: 'end' });
  return (
    sheet(90, 80, 460, 312, palette.white, 24) +
    letters(['You pay back', 'Total bayar'], { x: 130, y: 132, size: 26, fill: palette.control }) +
    letters(['Rp12,960,000', 'Rp12.960.000'], { x: 130, y: 190, size: 48, fill: palette.leaf, weight: 800 }) +
    rect(130, 222, length * share - 4, 48, palette.leaf, 10) +
    rect(130 + length * share, 222, length * (1 - share), 48, palette.turmeric, 10) +
    legend(318, palette.leaf, ['Loan', 'Pinjaman'], ['Rp12,000,000', 'Rp12.000.000']) +
    legend(360, palette.turmeric, ['Cost', 'Biaya'], ['Rp960,000', 'Rp960.000'])
  );
};

export const fronts = {
  'open-account': openAccount,
  'daily-interest': dailyInterest,
  goals,
  'debit-card': debitCard,
  statement,
  'fixed-rate': fixedRate,
  'choose-term': chooseTerm,
  'auto-renew': autoRenew,
  guaranteed,
  decision,
  'loan-cost': loanCost,
} as const;
