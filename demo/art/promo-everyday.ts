import { letters } from './lettering';
import { palette, tint } from './palette';
import { kawung, land, petals } from './patterns';
import { picture } from './promo-picture';
import { boxPath, clipped, kawungWeave, parangWeave, patterned, sprig, stars } from './props';
import { circle, d, element, path, place, rect, stroke } from './svg';

const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string): string =>
  element('ellipse', { cx, cy, rx, ry, fill });

const coffee = (): string => {
  const cup = 'M372 410H796C796 590 740 690 660 716H508C428 690 372 590 372 410Z';
  const steam = (x: number): string => d`M${x} 360C${x - 50} 320 ${x + 46} 286 ${x} 240S${x + 20} 176 ${x + 4} 150`;
  return picture(
    tint.turmericPale,
    path(
      petals({
        x: 590,
        y: 470,
        radius: 620,
        gap: 372,
        width: 110,
        angles: Array.from({ length: 17 }, (_, index) => 170 + index * 12.5),
      }),
      palette.sand,
    ),
    circle(590, 470, 340, palette.turmeric),
    path(
      land(
        [
          [0, 560],
          [260, 470],
          [520, 590],
          [800, 500],
          [1200, 600],
        ],
        900,
      ),
      tint.leafBright,
    ),
    path(
      land(
        [
          [0, 640],
          [300, 600],
          [620, 680],
          [940, 580],
          [1200, 620],
        ],
        900,
      ),
      tint.leafMid,
    ),
    patterned(boxPath(0, 716, 1200, 184), parangWeave('cloth', 96, palette.leafDeep, palette.leaf, palette.turmeric)),
    rect(0, 708, 1200, 12, palette.ink),
    place({ x: 150, y: 730, rotate: 14 }, sprig(420, 5, palette.leaf, palette.leafDeep)),
    place({ x: 1080, y: 730, rotate: -10 }, sprig(460, 5, palette.leaf, palette.leafDeep)),
    (
      [
        [214, 520],
        [244, 566],
        [170, 600],
        [1000, 500],
        [978, 556],
        [1046, 590],
      ] as const
    )
      .map(([x, y]) => circle(x, y, 21, palette.bad))
      .join(''),
    element('ellipse', { cx: 590, cy: 744, rx: 350, ry: 46, fill: palette.ink }),
    element('ellipse', { cx: 584, cy: 730, rx: 340, ry: 42, fill: palette.sand }),
    element('ellipse', { cx: 584, cy: 724, rx: 220, ry: 22, fill: palette.line }),
    stroke('M780 470C900 440 910 620 730 626', palette.sand, 40),
    path(cup, palette.sand),
    clipped(
      'cup',
      cup,
      patterned('M372 500H796V612H372Z', kawungWeave('band', 112, palette.sand, palette.leaf, palette.turmeric)),
      path('M640 400H820V740H560C660 680 650 520 640 400Z', palette.ink, { 'fill-opacity': 0.08 }),
      stroke('M372 500H796M372 612H796', palette.leaf, 7),
    ),
    element('ellipse', { cx: 584, cy: 410, rx: 212, ry: 48, fill: palette.white }),
    element('ellipse', { cx: 584, cy: 414, rx: 184, ry: 36, fill: tint.soga }),
    path(petals({ x: 584, y: 416, radius: 66, gap: 0, width: 26, angles: [12, 168, 192, 348] }), tint.sogaPale),
    [500, 584, 668].map((x) => stroke(steam(x), palette.sand, 20)).join(''),
  );
};

const groceries = (): string => {
  const basket = 'M270 520H930L868 800Q862 826 834 826H366Q338 826 332 800Z';
  return picture(
    tint.turmericPale,
    circle(600, 440, 380, tint.leafMist),
    path(petals({ x: 600, y: 440, radius: 380, gap: 0, width: 250 }), tint.leafPale),
    rect(0, 780, 1200, 120, palette.turmeric),
    ellipse(612, 828, 372, 28, tint.turmericDeep),
    stroke('M330 540C330 130 870 130 870 540', tint.soga, 30),
    stroke('M330 540C330 130 870 130 870 540', tint.sogaPale, 8, {
      'stroke-dasharray': '18 16',
      'stroke-linecap': 'butt',
    }),
    // greens, oil, rice, milk and fruit
    path(petals({ x: 392, y: 600, radius: 330, gap: 0, width: 78, angles: [236, 252, 268, 284] }), palette.leaf),
    path(petals({ x: 392, y: 600, radius: 300, gap: 60, width: 12, angles: [236, 252, 268, 284] }), tint.leafBright),
    path('M468 600V330Q468 296 496 276V226H552V276Q580 296 580 330V600Z', palette.turmeric),
    rect(490, 200, 68, 44, palette.leafDeep, 8) +
      rect(468, 372, 112, 120, palette.sand) +
      kawung(524, 432, 48, { petal: palette.leaf, centre: palette.turmeric }),
    stroke('M486 346Q486 318 506 300', tint.turmericPale, 9),
    path('M596 600V300Q640 276 700 282T800 292V600Z', palette.white),
    path('M596 300Q640 276 700 282T800 292L790 250Q700 226 610 256Z', palette.line),
    stroke('M598 300Q640 276 700 282T798 292', tint.leafMid, 7),
    path(
      petals({ x: 698, y: 470, radius: 110, gap: 0, width: 24, angles: [230, 250, 270, 290, 310] }),
      palette.turmeric,
    ),
    rect(640, 480, 116, 16, palette.leaf, 8),
    path('M812 600V400L842 350H890L916 400V600Z', tint.leafBright),
    path('M812 400 842 350H890L916 400Z', tint.leafMid) + rect(836, 322, 60, 34, palette.sand, 6),
    circle(864, 470, 34, palette.white) +
      path('M864 444C880 468 886 476 886 486A22 22 0 0 1 842 486C842 476 848 468 864 444Z', palette.leaf),
    circle(366, 510, 62, palette.bad) +
      path(petals({ x: 366, y: 452, radius: 44, gap: 0, width: 18, angles: [300, 250] }), palette.leaf),
    circle(596, 528, 58, palette.turmeric) + circle(596, 484, 7, tint.soga),
    patterned(basket, parangWeave('weave', 66, tint.soga, tint.sogaPale, tint.turmericPale)),
    path('M700 520H930L868 800Q862 826 834 826H640Z', palette.ink, { 'fill-opacity': 0.12 }),
    rect(246, 498, 708, 56, tint.soga, 28),
    stroke('M276 526H924', tint.sogaPale, 8, { 'stroke-dasharray': '26 20', 'stroke-linecap': 'butt' }),
    place(
      { x: 640, y: 640, rotate: 10 },
      path('M0 0 60-46H230V46H60Z', palette.leaf),
      circle(48, 0, 11, palette.sand),
      letters('-50rb', { x: 82, y: 15, size: 44, fill: palette.white, weight: 800 }),
    ),
  );
};

const harvest = (): string => {
  const mango = (x: number, y: number, rotate: number, scale: number, flesh: string, blush: string): string =>
    place(
      { x, y, rotate, scale },
      path('M-10-120C70-130 120-60 108 20 98 96 40 132-20 124-86 116-118 60-108-6-98-70-70-112-10-120Z', flesh),
      path('M-10-120C-70-112-98-70-108-6-118 60-86 116-20 124-70 60-70-40-10-120Z', blush),
      stroke('M56-70Q84-34 80 10', palette.sand, 12, { 'stroke-opacity': 0.7 }),
      stroke('M-10-118Q-6-142 8-152', tint.soga, 11),
    );
  const orange = (x: number, y: number, radius: number): string =>
    circle(x, y, radius, tint.turmericDeep) +
    circle(x - radius * 0.08, y - radius * 0.08, radius * 0.88, palette.turmeric) +
    path(
      petals({
        x,
        y: y - radius * 0.66,
        radius: radius * 0.24,
        gap: 0,
        width: radius * 0.12,
        angles: [0, 72, 144, 216, 288],
      }),
      palette.leaf,
    );
  const half = (x: number, y: number, radius: number): string =>
    circle(x, y, radius, tint.turmericDeep) +
    circle(x, y, radius * 0.9, tint.turmericPale) +
    path(
      petals({
        x,
        y,
        radius: radius * 0.82,
        gap: radius * 0.1,
        width: radius * 0.42,
        angles: [0, 45, 90, 135, 180, 225, 270, 315],
      }),
      palette.turmeric,
    );
  const bowl = 'M210 560H990C980 720 880 830 740 830H460C320 830 220 720 210 560Z';
  const leaf = (x: number, y: number, radius: number, angle: number, colour: string): string =>
    path(petals({ x, y, radius, gap: 0, width: radius * 0.36, angles: [angle] }), colour);
  return picture(
    palette.leaf,
    circle(600, 400, 340, tint.turmericPale),
    stars(
      [
        [150, 150, 26],
        [1040, 130, 30],
        [330, 90, 18],
        [880, 70, 16],
      ],
      tint.leafBright,
    ),
    path(
      land(
        [
          [0, 560],
          [240, 470],
          [560, 560],
          [900, 460],
          [1200, 540],
        ],
        900,
      ),
      palette.leafDeep,
    ),
    [0, 1, 2, 3]
      .map((step) =>
        stroke(
          d`M0 ${600 + step * 30}C240 ${510 + step * 34} 560 ${600 + step * 26} 900 ${500 + step * 34}S1200 ${570 + step * 30} 1210 ${570 + step * 30}`,
          tint.leafDim,
          5,
        ),
      )
      .join(''),
    rect(0, 790, 1200, 110, palette.ink),
    leaf(420, 330, 250, 205, tint.leafBright) +
      leaf(420, 330, 230, 238, tint.leafPale) +
      leaf(720, 300, 250, 318, tint.leafBright) +
      leaf(760, 340, 250, 350, tint.leafPale),
    mango(330, 450, -28, 1.12, palette.turmeric, palette.bad),
    orange(880, 470, 118),
    mango(700, 360, 24, 1.24, tint.leafBright, palette.turmeric),
    orange(500, 320, 124),
    mango(560, 500, -8, 1.2, tint.turmericPale, palette.turmeric),
    half(790, 540, 112),
    patterned(bowl, kawungWeave('bowl', 96, tint.sogaPale, tint.soga, tint.turmericPale)),
    path('M640 560H990C980 720 880 830 740 830H560C680 780 680 640 640 560Z', palette.ink, { 'fill-opacity': 0.1 }),
    rect(186, 540, 828, 48, tint.soga, 24),
    stroke('M212 564H988', tint.turmericPale, 6, { 'stroke-dasharray': '2 18' }),
    place(
      { x: 930, y: 640, rotate: 12 },
      circle(0, 0, 96, palette.white),
      circle(0, 0, 82, 'none', {
        stroke: palette.ink,
        'stroke-width': 4,
        'stroke-dasharray': '2 10',
        'stroke-linecap': 'round',
      }),
      letters('25%', { x: 0, y: 22, size: 62, fill: palette.ink, weight: 800, anchor: 'middle', tracking: -0.04 }),
    ),
  );
};

const pharmacy = (): string => {
  const capsule = (
    x: number,
    y: number,
    rotate: number,
    length: number,
    width: number,
    ends: readonly [string, string],
  ): string =>
    place(
      { x, y, rotate },
      path(
        d`M0 ${-width / 2}H${length / 2 - width / 2}A${width / 2} ${width / 2} 0 0 1 ${length / 2 - width / 2} ${width / 2}H0Z`,
        ends[0],
      ),
      path(
        d`M0 ${-width / 2}H${width / 2 - length / 2}A${width / 2} ${width / 2} 0 0 0 ${width / 2 - length / 2} ${width / 2}H0Z`,
        ends[1],
      ),
      stroke(
        d`M${width / 2 - length / 2 + 6} ${-width * 0.22}H${length / 2 - width / 2 - 6}`,
        palette.white,
        width * 0.09,
        { 'stroke-opacity': 0.5 },
      ),
    );
  const jar = 'M404 330H736V760Q736 800 696 800H444Q404 800 404 760Z';
  return picture(
    tint.leafPale,
    path(
      petals({
        x: 580,
        y: 470,
        radius: 560,
        gap: 330,
        width: 104,
        angles: Array.from({ length: 18 }, (_, index) => index * 20),
      }),
      tint.leafBright,
    ),
    circle(580, 470, 350, palette.sand),
    rect(0, 790, 1200, 110, palette.leaf) + rect(0, 782, 1200, 14, palette.leafDeep),
    place({ x: 350, y: 800, rotate: -24 }, sprig(520, 5, palette.leaf, palette.leafDeep)),
    place({ x: 800, y: 800, rotate: 22 }, sprig(540, 5, tint.leafMid, palette.leaf)),
    path(jar, tint.soga),
    clipped(
      'jar',
      jar,
      rect(404, 330, 332, 120, tint.soga),
      path('M640 320H760V820H560C650 700 660 500 640 320Z', palette.ink, { 'fill-opacity': 0.18 }),
    ),
    stroke('M430 370V420M430 446V454', tint.sogaPale, 12),
    rect(426, 270, 288, 74, tint.soga) + rect(386, 196, 368, 96, palette.leafDeep, 20),
    [0, 1, 2, 3, 4, 5, 6, 7].map((index) => rect(416 + index * 42, 212, 12, 64, palette.leaf, 6)).join(''),
    rect(404, 470, 332, 230, palette.sand) +
      rect(404, 484, 332, 6, palette.turmeric) +
      rect(404, 680, 332, 6, palette.turmeric),
    path('M540 516H600V556H640V616H600V656H540V616H500V556H540Z', palette.leaf),
    path(petals({ x: 570, y: 586, radius: 44, gap: 0 }), palette.sand),
    capsule(840, 690, -32, 330, 120, [palette.turmeric, palette.white]),
    capsule(330, 746, 14, 210, 78, [palette.leaf, palette.white]),
    circle(968, 790, 56, palette.white) + stroke('M922 790H1014', palette.line, 8),
    circle(214, 806, 44, palette.turmeric) + stroke('M180 826 248 786', tint.turmericDeep, 7),
  );
};

/** Promotions for everyday spending. */
export const everyday: Readonly<Record<string, () => string>> = {
  'belanja-bulanan': groceries,
  'kopi-pagi': coffee,
  'panen-buah': harvest,
  'sehat-bersama': pharmacy,
};
