import { letters } from './lettering';
import { picture } from './news-picture';
import { palette, tint } from './palette';
import { coin, column, joglo, kawungField, megaMendung, petals } from './patterns';
import { glyph, phone, SCREEN, scanCode } from './phone';
import { archPath, boxPath, clipped, gold, kawungWeave, parangWeave, patterned } from './props';
import { type Attributes, circle, d, defs, element, path, rect, stroke } from './svg';

const along = (count: number, share: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => share(index)).join('');

/** A transfer between two accounts, drawn as a leap. */
const fastTransfer = (): string => {
  const arc = (radius: number, colour: string, width: number, more: Attributes = {}): string =>
    stroke(d`M${600 - radius} 560A${radius} ${radius} 0 0 1 ${600 + radius} 560`, colour, width, more);
  const account = (x: number, ground: string, ...view: readonly string[]): string =>
    circle(x, 562, 192, palette.ink, { 'fill-opacity': 0.25 }) +
    circle(x, 548, 190, palette.sand) +
    circle(x, 548, 166, ground) +
    clipped(`account${x}`, d`M${x - 166} 548a166 166 0 0 1 332 0a166 166 0 0 1 -332 0Z`, ...view);
  return picture(
    palette.leaf,
    path(
      petals({
        x: 600,
        y: 560,
        radius: 820,
        gap: 450,
        width: 120,
        angles: Array.from({ length: 9 }, (_, index) => 186 + index * 21),
      }),
      tint.leafDim,
    ),
    arc(350, palette.leafDeep, 92),
    arc(374, tint.leafMid, 10) + arc(326, tint.leafMid, 10),
    arc(350, palette.turmeric, 26, { 'stroke-dasharray': '90 34', 'stroke-linecap': 'butt' }),
    path(
      petals({ x: 392, y: 246, radius: 190, gap: 0, width: 20, angles: [146] }) +
        petals({ x: 440, y: 190, radius: 150, gap: 0, width: 16, angles: [152] }),
      palette.sand,
    ),
    account(
      250,
      tint.leafPale,
      path('M150 500 250 430 350 500Z', palette.leafDeep),
      rect(166, 506, 168, 18, palette.leaf),
      [186, 228, 270, 312].map((x) => column(x, 624, 98, 18, palette.white, palette.leaf)).join(''),
      rect(100, 624, 300, 80, palette.leaf),
    ),
    account(
      950,
      tint.turmericPale,
      circle(1010, 480, 40, palette.turmeric),
      joglo(950, 540, 210, { crown: tint.soga, skirt: palette.leafDeep, edge: palette.sand }),
      rect(882, 548, 136, 80, palette.white) + path(archPath(928, 628, 44, 60), palette.turmeric),
      [870, 1030].map((x) => column(x, 628, 80, 12, tint.soga, tint.soga)).join(''),
      rect(780, 624, 340, 80, tint.leafMid),
    ),
    letters('Rp350.000', { x: 600, y: 556, size: 48, fill: palette.white, anchor: 'middle', tracking: -0.03 }),
    letters('BI-FAST', { x: 600, y: 600, size: 28, fill: tint.leafPale, anchor: 'middle' }),
    circle(606, 224, 118, palette.leafDeep) +
      circle(600, 210, 118, palette.turmeric) +
      circle(600, 210, 98, 'none', { stroke: tint.turmericDeep, 'stroke-width': 5 }),
    path('M620 128 540 226H592L572 296 660 192H606Z', palette.ink),
  );
};

/** A batik umbrella over a savings jar. */
const emergencyFund = (): string => {
  const panel = (from: number, to: number, fill: string): string =>
    path(
      d`M600 96C${600 + (from - 600) * 0.7} 110 ${from} 220 ${from} 330A${(to - from) / 2} ${(to - from) / 3.2} 0 0 1 ${to} 330C${to} 220 ${600 + (to - 600) * 0.7} 110 600 96Z`,
      fill,
    );
  const jar =
    'M486 440H714V470C744 486 756 510 756 540V640Q756 690 706 690H494Q444 690 444 640V540C444 510 456 486 486 470Z';
  const rain = along(22, (index) =>
    petals({
      x: 40 + ((index * 173) % 1130),
      y: 40 + ((index * 97) % 560),
      radius: 46,
      gap: 0,
      width: 13,
      angles: [104],
    }),
  );
  return picture(
    tint.leafPale,
    path(rain, tint.leafMid),
    megaMendung('left', {
      x: 220,
      y: 110,
      width: 380,
      colours: [palette.leaf, tint.leafMid, tint.leafBright, palette.sand],
      step: 12,
    }),
    megaMendung('right', {
      x: 1010,
      y: 130,
      width: 340,
      colours: [palette.leaf, tint.leafMid, tint.leafBright, palette.sand],
      step: 12,
      flip: true,
    }),
    path('M220 330H980L1060 690H140Z', tint.turmericPale),
    rect(0, 684, 1200, 66, palette.leafDeep),
    stroke('M600 64V430', palette.ink, 14),
    panel(220, 372, palette.leafDeep) + panel(828, 980, palette.leafDeep),
    defs(kawungField('silk', 84, { petal: palette.turmeric, seed: palette.bad, ground: palette.bad }, [20, 0])),
    panel(372, 524, palette.turmeric) +
      panel(676, 828, palette.turmeric) +
      panel(524, 676, palette.bad) +
      panel(524, 676, 'url(#silk)'),
    path(jar, palette.white, { 'fill-opacity': 0.75 }),
    clipped(
      'jar',
      jar,
      coin(510, 650, 56, gold) +
        coin(612, 660, 56, gold) +
        coin(702, 640, 56, gold) +
        coin(560, 580, 56, gold) +
        coin(660, 566, 56, gold) +
        coin(486, 560, 40, gold),
    ),
    path(jar, 'none', { stroke: palette.leaf, 'stroke-width': 8 }),
    stroke('M470 560V620', palette.white, 12),
    rect(472, 404, 256, 48, palette.leaf, 16) + rect(560, 412, 80, 10, palette.ink, 5),
  );
};

/** Noodles abroad, paid for by QR code. */
const abroad = (): string => {
  const bowl = 'M250 430H790C790 580 720 660 640 676H400C320 660 250 580 250 430Z';
  const tower = (x: number, y: number, width: number, fill: string): string => rect(x, y, width, 560 - y, fill);
  return picture(
    palette.turmeric,
    circle(470, 330, 280, tint.sogaPale),
    // a skyline with a wheel, a pagoda and towers
    tower(0, 380, 90, tint.turmericDeep) +
      tower(100, 300, 60, tint.turmericDeep) +
      tower(940, 260, 80, tint.turmericDeep) +
      tower(1030, 330, 70, tint.turmericDeep) +
      tower(1110, 230, 90, tint.turmericDeep),
    path('M846 560V300H838L862 250V210L868 190 874 210V250L898 300H890V560Z', tint.turmericDeep),
    [0, 1, 2, 3]
      .map((row) =>
        path(
          d`M${170 - row * 4 + row * 14} ${250 + row * 70 - 6}Q230 ${232 + row * 70} 230 ${210 + row * 70}Q230 ${232 + row * 70} ${290 + row * 4 - row * 14 + row * 14} ${244 + row * 70}L${280} ${256 + row * 70}V${282 + row * 70}H${180}V${256 + row * 70}Z`,
          tint.turmericDeep,
        ),
      )
      .join(''),
    patterned(boxPath(0, 560, 1200, 190), kawungWeave('cloth', 95, palette.leaf, palette.leafDeep)),
    rect(0, 552, 1200, 12, palette.ink),
    element('ellipse', { cx: 520, cy: 690, rx: 240, ry: 24, fill: palette.ink }),
    // noodles, egg, greens
    path(petals({ x: 690, y: 440, radius: 150, gap: 0, width: 52, angles: [236, 268, 300] }), palette.leaf),
    path('M276 430C290 350 400 320 520 326 650 330 730 360 766 430Z', tint.turmericPale) +
      circle(374, 396, 70, palette.white) +
      circle(374, 392, 34, palette.turmeric),
    stroke(
      along(
        5,
        (index) =>
          d`M${450 + index * 44} 430C${440 + index * 44} ${360 + index * 6} ${500 + index * 40} ${350 + index * 8} ${500 + index * 46} 424`,
      ),
      tint.turmericDeep,
      7,
    ),
    path(bowl, palette.bad),
    clipped(
      'bowl',
      bowl,
      patterned(boxPath(250, 470, 540, 70), parangWeave('rim', 60, palette.sand, palette.leaf, palette.turmeric)),
      path('M620 420H800V700H520C620 640 640 540 620 420Z', palette.ink, { 'fill-opacity': 0.14 }),
    ),
    rect(226, 416, 588, 36, palette.sand, 18),
    stroke('M560 420 820 150M600 424 880 176', tint.soga, 14),
    [330, 430]
      .map((x) => stroke(d`M${x} 310C${x - 40} 270 ${x + 36} 240 ${x} 196S${x + 10} 130 ${x} 110`, palette.white, 14))
      .join(''),
    // the code
    path('M812 690H1060L1084 726H788Z', tint.soga),
    rect(832, 322, 236, 376, tint.night, 24) + rect(822, 312, 236, 376, palette.white, 24),
    path('M822 380V336A24 24 0 0 1 846 312H1034A24 24 0 0 1 1058 336V380Z', palette.bad),
    letters('QRIS', { x: 940, y: 362, size: 40, fill: palette.white, weight: 800, anchor: 'middle' }),
    scanCode(846, 406, 188, palette.ink, palette.white),
    letters('Kuaitiao Noi', { x: 940, y: 650, size: 32, fill: palette.ink, anchor: 'middle' }),
  );
};

/** The balance in large type, with a pair of glasses beside it. */
const readable = (): string => {
  const screen =
    rect(0, 0, SCREEN.width, SCREEN.height, palette.sand) +
    rect(0, 0, 360, 320, palette.leaf) +
    path(petals({ x: 330, y: 110, radius: 220, gap: 0 }), tint.leafDim) +
    letters(['Balance', 'Saldo'], { x: 30, y: 150, size: 60, fill: tint.leafPale }) +
    letters('Rp2,4jt', { x: 30, y: 246, size: 84, fill: palette.white, weight: 800, tracking: -0.04 }) +
    (
      [
        [['Pay', 'Bayar'], palette.turmeric, palette.ink],
        [['Send', 'Kirim'], palette.leaf, palette.white],
      ] as const
    )
      .map(
        ([name, ground, ink], row) =>
          rect(24, 356 + row * 150, 312, 126, ground, 38) +
          letters(name, { x: 56, y: 440 + row * 150, size: 60, fill: ink, weight: 800 }) +
          glyph('arrow-right', 292, 419 + row * 150, ink, 2, 2.6),
      )
      .join('');
  return picture(
    palette.sandDeep,
    circle(600, 400, 360, palette.turmeric),
    path(petals({ x: 600, y: 400, radius: 356, gap: 0, width: 240 }), tint.turmericDeep, { 'fill-opacity': 0.45 }),
    letters('Aa', { x: 40, y: 660, size: 420, fill: palette.leaf, weight: 800, tracking: -0.05 }),
    letters('Aa', { x: 920, y: 300, size: 90, fill: tint.leafMid, weight: 600, tracking: -0.04 }) +
      letters('Aa', { x: 1050, y: 300, size: 44, fill: tint.leafBright, weight: 500 }),
    rect(0, 690, 1200, 60, palette.leafDeep),
    phone({ x: 490, y: 44, width: 322, screen, shadow: tint.soga }),
    stroke('M830 590Q890 560 950 590', palette.ink, 14),
    [790, 990]
      .map((x) => circle(x, 610, 82, palette.white, { 'fill-opacity': 0.55, stroke: palette.ink, 'stroke-width': 16 }))
      .join(''),
    stroke('M712 594 690 660M1068 594 1100 668', palette.ink, 14),
    stroke('M750 600A44 44 0 0 1 780 568M950 600A44 44 0 0 1 980 568', palette.white, 9),
  );
};

/** News with instructions. */
export const guides: Readonly<Record<string, () => string>> = {
  'aplikasi-lebih-mudah-dibaca': readable,
  'mengenal-bi-fast': fastTransfer,
  'mulai-dana-darurat': emergencyFund,
  'qris-di-luar-negeri': abroad,
};
