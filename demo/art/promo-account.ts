import { ayu, bima } from './customers';
import { letters } from './lettering';
import { logoMark } from './mark';
import { palette, tint } from './palette';
import { coin, kawung, type Point, petals, smooth } from './patterns';
import { bankCard, glyph, phone, SCREEN } from './phone';
import { bust, type Person } from './portrait';
import { picture } from './promo-picture';
import { archPath, banknote, boxPath, clipped, confetti, gold, kawungWeave, parangWeave, patterned } from './props';
import { circle, element, path, place, rect, stroke } from './svg';
import { arcArrow } from './things';

const invite = (): string => {
  /** @param left - of the name, which the coin must not hide */
  const face = (who: Person, name: string, left: number, ground: string, petal: string, id: string): string =>
    rect(0, 0, SCREEN.width, SCREEN.height, ground) +
    kawung(180, 300, 330, { petal }) +
    place({ x: -66, y: 96, scale: 1.03 }, bust(who, id)) +
    rect(0, 600, 360, 160, palette.white) +
    letters(name, { x: left, y: 678, size: 46, fill: palette.ink }) +
    circle(300, 662, 34, palette.turmeric) +
    glyph('check', 300, 662, palette.ink, 1.7, 3);
  const bubble = (x: number, y: number, rotate: number, fill: string, ink: string): string =>
    place(
      { x, y, rotate },
      rect(-118, -42, 236, 84, fill, 42),
      letters('+Rp25.000', { x: 0, y: 13, size: 36, fill: ink, anchor: 'middle', tracking: -0.02 }),
    );
  return picture(
    tint.sogaPale,
    patterned(boxPath(0, 0, 600, 900), kawungWeave('left', 150, palette.turmeric, tint.turmericDeep)),
    patterned(boxPath(600, 0, 600, 900), parangWeave('right', 110, tint.leafMid, palette.leaf, tint.leafPale)),
    phone({
      x: 226,
      y: 70,
      width: 352,
      rotate: -7,
      screen: face(ayu, 'Ayu', 40, tint.turmericPale, palette.turmeric, 'a'),
      shadow: palette.ink,
      id: 'phone-a',
    }),
    phone({
      x: 622,
      y: 116,
      width: 352,
      rotate: 7,
      screen: face(bima, 'Bima', 128, tint.leafPale, tint.leafBright, 'b'),
      shadow: palette.ink,
      id: 'phone-b',
    }),
    bubble(250, 246, -7, palette.ink, palette.white),
    bubble(962, 300, 7, palette.ink, palette.white),
    coin(600, 690, 104, gold),
  );
};

const welcome = (): string => {
  const front = boxPath(320, 520, 560, 320);
  return picture(
    tint.leafMist,
    path(
      petals({ x: 600, y: 520, radius: 680, gap: 240, width: 130, angles: [190, 214, 238, 262, 278, 302, 326, 350] }),
      tint.leafPale,
    ),
    confetti(
      [
        [200, 250],
        [300, 140],
        [150, 420],
        [420, 90],
        [1010, 220],
        [900, 120],
        [1060, 400],
        [250, 360],
        [960, 330],
        [770, 70],
        [1090, 560],
        [110, 600],
      ],
      [palette.turmeric, tint.leafMid, tint.soga, palette.leaf],
      44,
    ),
    rect(0, 800, 1200, 100, tint.leafBright),
    element('ellipse', { cx: 610, cy: 842, rx: 390, ry: 34, fill: tint.leafMid }),
    path('M320 520 266 190H934L880 520Z', palette.leafDeep),
    patterned(
      'M338 520 292 214H908L862 520Z',
      parangWeave('lining', 84, tint.leafPale, tint.leafBright, palette.white),
    ),
    rect(344, 470, 512, 80, palette.ink),
    place(
      { x: 402, y: 250, rotate: 6 },
      rect(10, 14, 420, 256, palette.ink, 30, { opacity: 0.3 }),
      bankCard(0, 0, palette.turmeric, palette.ink, '•• 4821', 420),
    ),
    patterned(front, kawungWeave('paper', 112, palette.leaf, palette.leafDeep, palette.leaf)),
    rect(554, 520, 92, 320, palette.turmeric),
    path('M320 520H880V560H320Z', palette.ink, { 'fill-opacity': 0.16 }),
    circle(812, 350, 88, palette.white),
    circle(812, 350, 74, palette.leaf),
    stroke('M812 310V390M772 350H852', palette.white, 20),
    path(petals({ x: 600, y: 640, radius: 150, gap: 0, width: 74, angles: [200, 340, 150, 30] }), palette.turmeric),
    path(petals({ x: 600, y: 640, radius: 118, gap: 34, width: 26, angles: [200, 340, 150, 30] }), tint.turmericDeep),
    circle(600, 640, 34, tint.turmericDeep),
  );
};

const bills = (): string => {
  const teeth = Array.from({ length: 7 }, () => 'l20 20 20-20').join('');
  const arch = (x: number, y: number, height: number, id: string, ground: string, ...view: readonly string[]): string =>
    path(archPath(x - 14, y, 328, height + 14), tint.turmericPale) +
    clipped(id, archPath(x, y, 300, height), rect(x, 0, 300, 900, ground), ...view);
  const wave = (y: number): readonly Point[] => [
    [790, y],
    [870, y - 26],
    [950, y + 10],
    [1030, y - 22],
    [1110, y + 6],
  ];
  return picture(
    palette.leafDeep,
    patterned(boxPath(0, 0, 1200, 900), kawungWeave('wall', 100, palette.leafDeep, tint.leafDim)),
    arch(
      104,
      800,
      560,
      'lamp',
      palette.ink,
      path('M254 430 60 820H448Z', palette.turmeric, { 'fill-opacity': 0.3 }),
      path('M254 430 130 820H378Z', palette.turmeric, { 'fill-opacity': 0.35 }),
      stroke('M254 200V340', tint.leafPale, 8),
      circle(254, 470, 74, tint.turmericPale),
      circle(254, 470, 50, palette.turmeric),
      path('M150 430A104 92 0 0 1 358 430Z', palette.sand),
      rect(232, 322, 44, 26, palette.sand, 6),
    ),
    arch(
      796,
      800,
      560,
      'water',
      tint.leafBright,
      circle(946, 470, 210, tint.leafPale),
      path('M946 300C1010 390 1056 440 1056 512A110 110 0 0 1 836 512C836 440 882 390 946 300Z', palette.leaf),
      path('M946 300C1010 390 1056 440 1056 512A110 110 0 0 1 946 622C1000 540 990 420 946 300Z', palette.leafDeep),
      stroke('M876 516A72 72 0 0 0 916 576', tint.leafMist, 14),
      path(`${smooth(wave(690))}V820H790Z`, tint.leafMid) + path(`${smooth(wave(742))}V820H790Z`, palette.leaf),
    ),
    arch(
      450,
      800,
      690,
      'bill',
      palette.turmeric,
      path(petals({ x: 600, y: 400, radius: 400, gap: 0 }), tint.turmericDeep),
    ),
    rect(60, 792, 1080, 26, palette.sand) + rect(30, 816, 1140, 84, tint.leafMid),
    place(
      { x: 472, y: 216, rotate: -3 },
      path(`M12 18V560${teeth}V18Z`, palette.ink, { 'fill-opacity': 0.3 }),
      path(`M0 0V540${teeth}V0Z`, palette.sand),
      rect(0, 0, 280, 84, palette.leaf) +
        place({ x: 24, y: 20 }, logoMark(44, palette.white, palette.turmeric)) +
        letters('Serambi', { x: 84, y: 53, size: 32, fill: palette.white }),
      (['bolt', 'drop', 'wave'] as const)
        .map(
          (name, row) =>
            circle(52, 142 + row * 82, 30, row ? tint.leafMist : tint.turmericPale) +
            glyph(name, 52, 142 + row * 82, palette.leaf, 1.4, 2.4) +
            letters(['PLN', 'PDAM', 'Wi-Fi'][row] ?? '', { x: 100, y: 152 + row * 82, size: 28, fill: palette.ink }) +
            glyph('check', 240, 142 + row * 82, palette.good, 1.2, 3.4),
        )
        .join(''),
      stroke('M24 376H256', palette.line, 4, { 'stroke-dasharray': '1 12' }),
      letters('-Rp5.000', {
        x: 140,
        y: 450,
        size: 46,
        fill: palette.leaf,
        weight: 800,
        anchor: 'middle',
        tracking: -0.03,
      }),
      letters(['back to you', 'untuk Anda'], { x: 24, y: 496, size: 28, fill: palette.ink }),
    ),
    coin(768, 736, 82, gold),
  );
};

const payday = (): string =>
  picture(
    palette.sandDeep,
    path(petals({ x: 600, y: 520, radius: 700, gap: 60, width: 200, angles: [200, 235, 270, 305, 340] }), palette.line),
    patterned('M170 470 600 130 1030 470Z', parangWeave('lining', 74, palette.leaf, tint.leafMid, tint.turmericPale)),
    stroke('M170 470 600 130 1030 470', tint.soga, 14),
    banknote(430, 360, -18, tint.leafPale, tint.leafMid, 0.94),
    banknote(780, 350, 16, palette.white, palette.leaf, 0.94),
    banknote(606, 316, -2, palette.turmeric, palette.ink, 1),
    coin(300, 250, 74, gold) + coin(900, 190, 62, gold) + coin(1010, 330, 44, gold) + coin(196, 390, 40, gold),
    path('M170 470H1030V800Q1030 830 1000 830H200Q170 830 170 800Z', tint.sogaPale),
    path('M170 470 560 700Q600 724 640 700L1030 470V800Q1030 830 1000 830H200Q170 830 170 800Z', tint.soga, {
      'fill-opacity': 0.22,
    }),
    path('M176 822 540 600Q600 566 660 600L1024 822Q1014 830 1000 830H200Q186 830 176 822Z', tint.sogaPale),
    stroke('M180 820 540 600Q600 566 660 600L1020 820', tint.soga, 7),
    circle(600, 648, 92, palette.leafDeep) +
      circle(600, 640, 92, palette.leaf) +
      kawung(600, 640, 72, { petal: palette.turmeric, seed: palette.leaf }),
    confetti(
      [
        [110, 240],
        [420, 110],
        [780, 90],
        [1100, 230],
        [90, 560],
        [1120, 560],
      ],
      [tint.leafMid, palette.turmeric, tint.soga],
      36,
    ),
  );

const friday = (): string => {
  const page = 'M0 0H470V430L382 520H0Z';
  return picture(
    tint.leafBright,
    patterned(boxPath(0, 0, 1200, 900), kawungWeave('wall', 150, tint.leafBright, tint.leafMid)),
    circle(590, 420, 400, tint.turmericPale),
    path(
      petals({
        x: 590,
        y: 420,
        radius: 384,
        gap: 300,
        width: 62,
        angles: Array.from({ length: 24 }, (_, index) => index * 15),
      }),
      palette.turmeric,
    ),
    patterned(boxPath(0, 780, 1200, 120), parangWeave('cloth', 88, palette.leafDeep, palette.leaf, palette.turmeric)),
    rect(0, 772, 1200, 14, palette.ink),
    // a tear-off calendar, with the pages of the other days below
    place(
      { x: 320, y: 190, rotate: -4 },
      rect(26, 40, 470, 540, palette.ink, 26, { opacity: 0.28 }),
      rect(14, 24, 470, 540, palette.line, 22),
      rect(7, 12, 470, 534, palette.sandDeep, 22),
      path(page, palette.white),
      path('M470 430 382 520 376 440Z', palette.line),
      path('M0 0H470V128H0Z', palette.leafDeep),
      rect(-14, -34, 498, 58, tint.soga, 20),
      stroke('M14-6H456', tint.sogaPale, 6, { 'stroke-dasharray': '1 20' }),
      letters(['FRIDAY', 'JUMAT'], {
        x: 235,
        y: 100,
        size: 64,
        fill: palette.white,
        weight: 800,
        anchor: 'middle',
        tracking: 0.06,
      }),
      letters('5%', { x: 226, y: 352, size: 216, fill: palette.leaf, weight: 800, anchor: 'middle', tracking: -0.04 }),
      // the days of the week; the fifth is marked
      [0, 1, 2, 3, 4, 5, 6]
        .map((day) =>
          day === 4
            ? circle(48 + day * 56, 436, 31, palette.turmeric) +
              path(petals({ x: 48 + day * 56, y: 436, radius: 25, gap: 0 }), palette.ink)
            : circle(48 + day * 56, 436, day > 4 ? 11 : 14, day > 4 ? tint.leafPale : tint.leafMid),
        )
        .join(''),
    ),
    // the cashback
    circle(906, 640, 168, palette.ink, { 'fill-opacity': 0.24 }),
    circle(900, 622, 168, palette.leafDeep),
    arcArrow(900, 622, 136, -160, -28, 24, palette.sand),
    arcArrow(900, 622, 136, 20, 152, 24, tint.leafPale),
    coin(900, 620, 88, gold),
    coin(246, 742, 58, gold) + coin(352, 764, 40, gold),
    confetti(
      [
        [190, 230],
        [250, 420],
        [890, 150],
        [1000, 320],
        [150, 560],
        [1080, 520],
        [960, 230],
        [1060, 130],
      ],
      [palette.leaf, palette.bad, palette.leafDeep],
      38,
    ),
  );
};

/** Promotions of the account itself. */
export const rewards: Readonly<Record<string, () => string>> = {
  'ajak-teman': invite,
  'gajian-untung': payday,
  'selamat-datang-plus': welcome,
  'tagihan-hemat': bills,
  'uang-kembali-jumat': friday,
};
