import { letters } from './lettering';
import { palette, tint } from './palette';
import { coin, column, kawung } from './patterns';
import { bankCard, glyph, phone, SCREEN, scanCode } from './phone';
import { circle, clip, defs, element, group, path, place, rect, stroke } from './svg';
import { arcArrow, awning, banknote, gold, jade, lens, paper, seal, shade, sheet } from './things';

// Foreground pictures of the features for paying and topping up.

/** A simple app screen: a background, a title and the given content. The words are the same in both languages. */
const face = (fill: string, ink: string, title: string, ...children: readonly string[]): string =>
  rect(0, 0, SCREEN.width, SCREEN.height, fill) +
  letters(title, { x: 180, y: 96, size: 40, fill: ink, anchor: 'middle' }) +
  children.join('');

/** A QR code on a shop counter, seen in a camera's viewfinder. */
const qrisScan = (): string =>
  path('M222 372H418L438 404H202Z', tint.soga) +
  sheet(214, 92, 212, 288, palette.white, 22) +
  path('M214 146V114A22 22 0 0 1 236 92H404A22 22 0 0 1 426 114V146Z', palette.leaf) +
  letters('QRIS', { x: 320, y: 132, size: 32, fill: palette.white, weight: 800, anchor: 'middle', tracking: 0.04 }) +
  scanCode(244, 166, 152, palette.leafDeep, palette.white) +
  letters('Kopi Teras', { x: 320, y: 356, size: 26, fill: palette.ink, anchor: 'middle' }) +
  stroke(
    'M150 172V124A32 32 0 0 1 182 92M150 300V348A32 32 0 0 0 182 380M490 172V124A32 32 0 0 0 458 92M490 300V348A32 32 0 0 1 458 380',
    palette.ink,
    12,
  ) +
  rect(136, 234, 368, 8, palette.bad, 4);

/** The customer's own QR code in front of the till's reader. */
const qrisShow = (): string =>
  path('M452 188 330 128V300L452 240Z', palette.turmeric, { opacity: 0.45 }) +
  phone({
    x: 168,
    y: 64,
    width: 178,
    screen: face(
      palette.leafDeep,
      palette.white,
      'QRIS',
      rect(28, 136, 304, 360, palette.white, 36),
      scanCode(56, 164, 248, palette.leafDeep, palette.white),
      letters('Ayu Lestari', { x: 180, y: 466, size: 38, fill: palette.ink, anchor: 'middle' }),
      circle(180, 612, 74, 'none', { stroke: palette.leaf, 'stroke-width': 20 }),
      stroke('M180 538A74 74 0 1 1 110 588', palette.turmeric, 20),
      letters('60', { x: 180, y: 632, size: 54, fill: palette.white, anchor: 'middle', weight: 800 }),
    ),
  }) +
  path(
    'M440 168H484A52 52 0 0 1 536 220V232A28 28 0 0 1 508 260H504L522 366A18 18 0 0 1 504 388H478A18 18 0 0 1 460 372L446 260H440Z',
    palette.sand,
  ) +
  rect(436, 168, 22, 92, palette.ink, 8) +
  rect(466, 276, 22, 30, palette.turmeric, 8);

/** A shop in a browser, with the purchase approved on the phone. */
const payCard = (): string =>
  sheet(102, 84, 380, 268, palette.white, 22) +
  path('M102 128V106A22 22 0 0 1 124 84H460A22 22 0 0 1 482 106V128Z', palette.leafDeep) +
  [130, 152, 174].map((x, index) => circle(x, 106, 6, index ? tint.leafMid : palette.turmeric)).join('') +
  letters('lentera-kata.example', { x: 204, y: 112, size: 19, fill: tint.leafPale, weight: 600 }) +
  rect(126, 150, 112, 112, tint.turmericPale, 16) +
  path('M158 190H206L212 244H152Z', palette.leaf) +
  stroke('M168 198V184A14 14 0 0 1 196 184V198', palette.leafDeep, 6) +
  letters(['Book', 'Buku'], { x: 126, y: 292, size: 24, fill: palette.ink }) +
  letters('Rp89.000', { x: 126, y: 316, size: 16, fill: palette.leaf }) +
  place(
    { x: 248, y: 192, rotate: 5 },
    shade(0, 0, 214, 130, 15),
    bankCard(0, 0, palette.leaf, palette.white, '•• 4821', 214),
  ) +
  phone({
    x: 408,
    y: 130,
    width: 132,
    screen: face(
      palette.sand,
      palette.ink,
      'Serambi',
      circle(180, 270, 104, palette.leaf),
      glyph('check', 180, 270, palette.white, 6, 2.6),
      letters('Lentera Kata', { x: 180, y: 456, size: 48, fill: palette.ink, anchor: 'middle' }),
      letters('•• 4821', { x: 180, y: 516, size: 40, fill: palette.control, weight: 600, anchor: 'middle' }),
      rect(36, 580, 288, 92, palette.turmeric, 46),
      letters(['Approve', 'Setujui'], {
        x: 180,
        y: 644,
        size: 50,
        fill: palette.ink,
        weight: 800,
        anchor: 'middle',
        tracking: -0.03,
      }),
    ),
  });

/** A stack of receipts with a magnifying glass over one of them. */
const payReceipt = (): string => {
  /** The receipts behind show only the text at their side. */
  const receipt = (x: number, y: number, rotate: number, head: string, ...words: readonly string[]): string =>
    place(
      { x, y, rotate },
      place({ x: 7, y: 10, opacity: 0.2 }, paper(0, 0, 172, 232, palette.ink, 7)),
      paper(0, 0, 172, 232, palette.white, 7),
      rect(0, 0, 172, 44, head),
      ...words,
    );
  return (
    receipt(
      112,
      132,
      -13,
      palette.leafDeep,
      letters('PLN', { x: 14, y: 30, size: 23, fill: palette.white }),
      letters('7 Nov', { x: 14, y: 82, size: 22, fill: palette.control, weight: 600 }),
    ) +
    receipt(
      356,
      98,
      11,
      palette.turmeric,
      letters('PDAM', { x: 158, y: 30, size: 23, fill: palette.ink, anchor: 'end' }),
      letters('QRIS', { x: 158, y: 82, size: 22, fill: palette.control, weight: 600, anchor: 'end' }),
    ) +
    receipt(
      232,
      92,
      -1,
      palette.leaf,
      letters('Kopi Teras', { x: 14, y: 30, size: 23, fill: palette.white }),
      letters('22 Nov', { x: 14, y: 82, size: 22, fill: palette.control, weight: 600 }),
      letters('QRIS', { x: 158, y: 82, size: 22, fill: palette.control, weight: 600, anchor: 'end' }),
      letters('Rp42.000', { x: 14, y: 126, size: 29, fill: palette.ink, tracking: -0.03 }),
    ) +
    lens(424, 316, 64, palette.ink, tint.leafMist) +
    kawung(424, 316, 42, { petal: palette.leaf, centre: palette.turmeric })
  );
};

/** Money moving from another bank into the phone. */
const topupBank = (): string =>
  rect(120, 232, 220, 128, tint.leafPale) +
  [146, 202, 258, 314].map((x) => column(x, 366, 140, 22, palette.sand, palette.white)).join('') +
  path('M104 232 230 128 356 232Z', palette.sand) +
  kawung(230, 198, 28, { petal: palette.leaf }) +
  rect(96, 226, 268, 18, palette.white, 4) +
  rect(104, 362, 252, 16, palette.sand, 3) +
  rect(90, 376, 280, 20, palette.white, 4) +
  phone({
    x: 388,
    y: 92,
    width: 148,
    screen: face(
      palette.sand,
      palette.control,
      'Virtual account',
      letters('8810', { x: 48, y: 270, size: 88, fill: palette.ink, weight: 800 }),
      letters('4821', { x: 48, y: 362, size: 88, fill: palette.ink, weight: 800 }),
      rect(36, 430, 288, 170, tint.leafMist, 36),
      glyph('arrow-down', 110, 515, palette.leaf, 4.4),
      letters('BI-FAST', { x: 156, y: 528, size: 36, fill: palette.leaf, weight: 800, tracking: -0.02 }),
      rect(24, 632, 312, 92, palette.leaf, 46),
      letters(['Copy number', 'Salin nomor'], {
        x: 180,
        y: 692,
        size: 40,
        fill: palette.white,
        weight: 800,
        anchor: 'middle',
        tracking: -0.03,
      }),
    ),
  }) +
  coin(346, 150, 44, gold) +
  coin(296, 96, 26, jade);

/** A minimarket. */
const topupStore = (): string =>
  shade(118, 120, 404, 276, 12) +
  rect(118, 120, 404, 276, palette.sand, 10) +
  rect(118, 120, 404, 62, palette.leaf, 10) +
  kawung(160, 151, 22, { petal: palette.turmeric }) +
  letters('Minimarket', { x: 194, y: 163, size: 34, fill: palette.white }) +
  awning(110, 180, 420, 58, 12, palette.turmeric, palette.white) +
  rect(146, 256, 216, 140, tint.leafPale, 6) +
  rect(390, 256, 104, 140, tint.leafMid, 6) +
  rect(438, 256, 8, 140, palette.sand) +
  rect(424, 318, 6, 30, palette.sand, 3) +
  rect(454, 318, 6, 30, palette.sand, 3) +
  [0, 1, 2, 3, 4, 5]
    .map((index) =>
      rect(
        160 + index * 34,
        290 - (index % 3) * 8,
        24,
        22 + (index % 3) * 8,
        [palette.turmeric, palette.leaf, tint.soga][index % 3] ?? '',
        4,
      ),
    )
    .join('') +
  rect(154, 312, 200, 6, tint.leafMid) +
  place({ x: 128, y: 322, rotate: -8 }, shade(0, 0, 190, 89, 8), banknote(0, 0, 190, palette.turmeric, palette.ink)) +
  seal(492, 110, 44, palette.leafDeep, 'plus', palette.turmeric);

/** A jar that is filled again when its content falls to a line. */
const topupAuto = (): string => {
  const jar =
    'M236 128H404V148C436 158 448 178 448 208V356A40 40 0 0 1 408 396H232A40 40 0 0 1 192 356V208C192 178 204 158 236 148Z';
  return (
    path(jar, palette.ink, { opacity: 0.2, transform: 'translate(8 10)' }) +
    defs(clip('jar', element('path', { d: jar }))) +
    path(jar, palette.white) +
    group(
      { 'clip-path': 'url(#jar)' },
      path('M190 270Q256 250 320 270T450 270V400H190Z', palette.leaf),
      [
        [236, 358, 34],
        [310, 364, 38],
        [388, 354, 36],
        [272, 300, 32],
        [350, 304, 34],
      ]
        .map(([x = 0, y = 0, radius = 0], index) => coin(x, y, radius, index % 2 ? jade : gold))
        .join(''),
    ) +
    stroke('M206 236H434', palette.bad, 6, { 'stroke-dasharray': '2 15' }) +
    rect(222, 104, 196, 32, palette.leafDeep, 10) +
    coin(320, 190, 32, gold) +
    circle(474, 140, 64, palette.leafDeep) +
    arcArrow(474, 140, 34, 20, 150, 11, palette.turmeric) +
    arcArrow(474, 140, 34, 200, 330, 11, palette.white)
  );
};

/** Phone credit, tolls and wallets coming out of one pocket. */
const topupWallet = (): string =>
  place(
    { x: 158, y: 120, rotate: -14 },
    rect(0, 0, 190, 150, tint.leafBright, 18),
    glyph('wave', 44, 44, palette.leafDeep, 1.8, 2.6),
  ) +
  place(
    { x: 254, y: 70, rotate: 2 },
    rect(0, 0, 150, 200, palette.ink, 22),
    rect(8, 8, 134, 184, palette.sand, 16),
    letters('Data', { x: 75, y: 50, size: 26, fill: palette.control, anchor: 'middle' }),
    letters('5 GB', { x: 75, y: 96, size: 40, fill: palette.leaf, weight: 800, anchor: 'middle' }),
  ) +
  place(
    { x: 418, y: 124, rotate: 15 },
    rect(0, 0, 150, 150, tint.turmericPale, 18),
    rect(22, 28, 44, 32, palette.turmeric, 8),
  ) +
  shade(128, 212, 384, 188, 36) +
  rect(128, 212, 384, 188, palette.turmeric, 36) +
  path('M128 262V248A36 36 0 0 1 164 212H476A36 36 0 0 1 512 248V262Z', tint.turmericDeep) +
  stroke('M150 384H490', tint.turmericDeep, 4, { 'stroke-dasharray': '12 12' }) +
  path('M512 276H430A40 40 0 0 0 430 356H512Z', palette.ink) +
  kawung(434, 316, 24, { petal: palette.turmeric }) +
  kawung(206, 322, 40, { petal: tint.turmericDeep });

export const fronts = {
  'qris-scan': qrisScan,
  'qris-show': qrisShow,
  'pay-card': payCard,
  'pay-receipt': payReceipt,
  'topup-bank': topupBank,
  'topup-store': topupStore,
  'topup-auto': topupAuto,
  'topup-wallet': topupWallet,
} as const;
