import { letters } from './lettering';
import { logoMark } from './mark';
import { palette, tint } from './palette';
import { column, joglo, kawung, land, megaMendung, type Point, petals } from './patterns';
import { scanCode } from './phone';
import { picture } from './promo-picture';
import { archPath, boxPath, burst, clipped, kawungWeave, palm, parangWeave, patterned, stars } from './props';
import { circle, d, path, place, rect, stroke } from './svg';

const yearEnd = (): string => {
  const lamps = (from: Point, to: Point, sag: number, colours: readonly string[]): string =>
    stroke(
      d`M${from[0]} ${from[1]}Q${(from[0] + to[0]) / 2} ${(from[1] + to[1]) / 2 + sag * 2} ${to[0]} ${to[1]}`,
      tint.leafMid,
      5,
    ) +
    [0.1, 0.26, 0.42, 0.58, 0.74, 0.9]
      .map((share, index) => {
        const x = from[0] + (to[0] - from[0]) * share;
        const y = from[1] + (to[1] - from[1]) * share + sag * 4 * share * (1 - share);
        return (
          rect(x - 8, y - 4, 16, 16, tint.leafPale, 3) + circle(x, y + 28, 19, colours[index % colours.length] ?? '')
        );
      })
      .join('');
  return picture(
    palette.ink,
    circle(600, 980, 560, palette.leafDeep),
    burst(240, 330, 190, [palette.turmeric, tint.turmericPale, palette.leaf], 12),
    burst(985, 300, 210, [tint.leafPale, palette.turmeric, tint.leafMid], 12),
    burst(1030, 650, 120, [tint.leafBright, tint.leafPale], 9),
    burst(170, 660, 110, [tint.leafBright, tint.turmericPale], 9),
    stars(
      [
        [420, 190, 20],
        [780, 160, 16],
        [90, 500, 16],
        [1140, 480, 18],
        [330, 560, 13],
        [860, 520, 14],
      ],
      palette.sand,
    ),
    path('M372 818H828L874 872Q874 900 840 900H360Q326 900 326 872Z', tint.soga),
    rect(354, 806, 492, 26, tint.sogaPale, 13),
    rect(402, 182, 420, 636, tint.night, 40, { opacity: 0.5 }),
    rect(390, 170, 420, 640, palette.white, 40),
    path('M390 270V210A40 40 0 0 1 430 170H770A40 40 0 0 1 810 210V270Z', palette.leaf),
    place({ x: 432, y: 196 }, logoMark(48, palette.white, palette.turmeric)),
    letters('QRIS', { x: 768, y: 236, size: 44, fill: palette.white, weight: 800, anchor: 'end' }),
    scanCode(436, 312, 328, palette.leafDeep, palette.white),
    rect(470, 684, 260, 82, palette.turmeric, 41),
    letters('20%', { x: 600, y: 744, size: 54, fill: palette.ink, weight: 800, anchor: 'middle', tracking: -0.03 }),
    lamps([-30, 20], [620, 40], 70, [palette.turmeric, tint.turmericPale, tint.leafBright]),
    lamps([580, 40], [1230, 10], 76, [tint.leafBright, palette.turmeric, tint.turmericPale]),
  );
};

const homeward = (): string => {
  const windows = (
    x: number,
    y: number,
    count: number,
    step: number,
    width: number,
    height: number,
    colour: string,
  ): string =>
    Array.from({ length: count }, (_, index) => rect(x + index * step, y, width, height, colour, 6)).join('');
  const wheel = (x: number, y: number, radius: number): string =>
    circle(x, y, radius, palette.ink) + circle(x, y, radius * 0.45, tint.leafPale);
  const arches = Array.from({ length: 8 }, (_, index) => archPath(-36 + index * 168, 540, 116, 106)).join('');
  return picture(
    palette.turmeric,
    circle(600, 250, 220, tint.turmericPale),
    megaMendung('cloud', {
      x: 190,
      y: 150,
      width: 300,
      colours: [tint.turmericDeep, tint.turmericPale, palette.white],
      step: 10,
    }),
    megaMendung('cloud2', {
      x: 1050,
      y: 120,
      width: 260,
      colours: [tint.turmericDeep, tint.turmericPale, palette.white],
      step: 9,
      flip: true,
    }),
    path(
      land(
        [
          [0, 390],
          [250, 310],
          [600, 352],
          [950, 300],
          [1200, 380],
        ],
        560,
      ),
      tint.leafMid,
    ),
    palm(330, 350, 200, palette.leafDeep, tint.soga, -0.1),
    palm(900, 344, 220, palette.leafDeep, tint.soga, 0.1),
    palm(966, 350, 150, palette.leaf, tint.soga, 0.16),
    joglo(600, 268, 380, { crown: palette.leafDeep, skirt: palette.leaf, edge: palette.sand }),
    rect(470, 284, 260, 66, tint.leafPale),
    path(archPath(572, 350, 56, 62), palette.turmeric),
    [446, 530, 670, 754].map((x) => column(x, 352, 78, 12, palette.sand, palette.sand)).join(''),
    rect(420, 348, 360, 18, palette.sand),
    // rails
    path(`M0 430H1200V540H0Z${arches}`, palette.sand, { 'fill-rule': 'evenodd' }),
    rect(0, 424, 1200, 12, tint.leafPale),
    path('M140 418V366Q140 346 160 346H790Q850 346 884 418Z', palette.leafDeep),
    path('M140 400H876L884 418H140Z', palette.turmeric),
    windows(166, 362, 9, 68, 46, 24, tint.turmericPale),
    path('M800 362Q826 366 842 386H800Z', tint.leafMist),
    // sea
    rect(0, 540, 1200, 150, tint.leafBright),
    [574, 612, 650]
      .map((y, row) =>
        stroke(
          Array.from({ length: 9 }, (_, index) => d`M${index * 150 - 60 + row * 50} ${y}q25 -16 50 0t50 0`).join(''),
          tint.leafPale,
          6,
        ),
      )
      .join(''),
    path('M560 618H1090L1040 690H620Z', palette.leafDeep) + rect(566, 618, 518, 14, palette.bad),
    path('M640 618V574H1010V618ZM690 574V538H960V574Z', palette.sand) + path('M800 538V500H860V538Z', palette.turmeric),
    rect(800, 500, 60, 12, palette.ink),
    windows(662, 586, 7, 50, 30, 20, tint.leafMid) + windows(706, 548, 5, 52, 34, 18, tint.leafMid),
    // road
    rect(0, 690, 1200, 210, palette.ink) + rect(0, 690, 1200, 16, tint.leafMid),
    stroke('M20 862H1200', palette.sand, 8, { 'stroke-dasharray': '60 50', 'stroke-linecap': 'butt' }),
    path('M130 830V660Q130 618 172 618H620Q690 618 706 700L716 760V830Z', palette.white),
    path('M130 742H713L716 760V830H130Z', palette.leaf),
    patterned('M130 770H716V800H130Z', parangWeave('stripe', 34, palette.leaf, palette.turmeric, palette.sand)),
    windows(160, 648, 5, 90, 76, 70, tint.leafPale) + path('M612 648Q668 650 680 718H612Z', tint.leafPale),
    rect(690, 784, 26, 24, palette.turmeric, 6),
    wheel(240, 830, 44) + wheel(600, 830, 44),
  );
};

const cinema = (): string => {
  const seat = (x: number): string =>
    path(d`M${x} 800V430Q${x} 350 ${x + 80} 350H${x + 220}Q${x + 300} 350 ${x + 300} 430V800Z`, palette.bad) +
    path(d`M${x + 34} 640V440Q${x + 34} 388 ${x + 86} 388H${x + 214}Q${x + 266} 388 ${x + 266} 440V640Z`, palette.ink, {
      'fill-opacity': 0.16,
    }) +
    kawung(x + 150, 500, 92, { petal: palette.bad, seed: palette.turmeric }) +
    path(
      d`M${x + 6} 650Q${x + 6} 618 ${x + 40} 618H${x + 260}Q${x + 294} 618 ${x + 294} 650V740H${x + 6}Z`,
      palette.bad,
    ) +
    path(
      d`M${x + 6} 700H${x + 294}V740Q${x + 294} 772 ${x + 262} 772H${x + 38}Q${x + 6} 772 ${x + 6} 740Z`,
      palette.ink,
      { 'fill-opacity': 0.3 },
    );
  const arm = (x: number): string => rect(x, 560, 64, 300, tint.soga, 20) + rect(x - 8, 548, 80, 46, tint.sogaPale, 23);
  const puffs = [
    [0, 0],
    [42, -22],
    [84, -2],
    [20, -46],
    [66, -54],
    [104, -34],
    [-14, -24],
    [44, -78],
  ] as const;
  const screen = 'M150 70H1050V420Q600 380 150 420Z';
  return picture(
    palette.ink,
    path('M150 420Q600 380 1050 420L1200 900H0Z', palette.leafDeep),
    path(screen, tint.turmericPale),
    clipped(
      'screen',
      screen,
      circle(600, 330, 170, palette.turmeric),
      megaMendung('cloud', {
        x: 300,
        y: 190,
        width: 260,
        colours: [palette.turmeric, palette.sand, palette.white],
        step: 9,
      }),
      megaMendung('cloud2', {
        x: 930,
        y: 220,
        width: 280,
        colours: [palette.turmeric, palette.sand, palette.white],
        step: 9,
        flip: true,
      }),
      path(
        land(
          [
            [150, 330],
            [340, 240],
            [560, 360],
            [800, 270],
            [1050, 350],
          ],
          440,
        ),
        tint.leafBright,
      ),
      path(
        land(
          [
            [150, 380],
            [400, 330],
            [700, 400],
            [1050, 340],
          ],
          440,
        ),
        tint.leafMid,
      ),
    ),
    path('M60 0H140V440Q130 520 60 600ZM1140 0H1060V440Q1070 520 1140 600Z', tint.soga),
    path('M0 0H76V460Q60 580 0 640ZM1200 0H1124V460Q1140 580 1200 640Z', palette.bad),
    rect(0, 840, 1200, 60, tint.night),
    seat(276) + seat(624),
    arm(240) + arm(568) + arm(896),
    // popcorn and two tickets
    place(
      { x: 544, y: 470 },
      puffs.map(([x, y]) => circle(x + 14, y - 4, 30, (x + y) % 3 ? palette.white : tint.turmericPale)).join(''),
      clipped(
        'tub',
        'M-26 0H138L116 190H-4Z',
        rect(-30, 0, 170, 190, palette.sand),
        [0, 1, 2].map((index) => path(d`M${-8 + index * 54} 0h28l${-4 - index} 190h-24Z`, palette.turmeric)).join(''),
      ),
    ),
    [0, 1]
      .map((index) =>
        place(
          { x: 846 + index * 22, y: 654 + index * 34, rotate: 10 - index * 24 },
          path('M0 0H230V34A18 18 0 0 0 230 70V104H0V70A18 18 0 0 0 0 34Z', index ? palette.turmeric : palette.sand),
          stroke('M160 14V90', index ? palette.ink : palette.leaf, 4, { 'stroke-dasharray': '1 11' }),
          kawung(76, 52, 34, { petal: index ? palette.ink : palette.leaf }),
        ),
      )
      .join(''),
  );
};

const school = (): string => {
  const book = (x: number, y: number, width: number, height: number, cover: string, rotate = 0): string =>
    place(
      { x, y, rotate },
      rect(0, 0, width, height, cover, 12),
      path(
        d`M40 14H${width}v${height - 28}H40a${height / 2 - 14} ${height / 2 - 14} 0 0 1 0 ${-(height - 28)}Z`,
        palette.white,
      ),
      [0.36, 0.64].map((share) => rect(34, height * share - 2, width - 34, 4, palette.line)).join(''),
    );
  const cover = 'M400 168H736Q752 168 752 184V536H400Q380 536 380 516V188Q380 168 400 168Z';
  return picture(
    palette.turmeric,
    patterned(boxPath(0, 0, 1200, 900), kawungWeave('wall', 150, palette.turmeric, tint.turmericDeep)),
    circle(590, 440, 390, tint.turmericPale),
    rect(0, 772, 1200, 128, palette.leafDeep) + rect(0, 764, 1200, 16, palette.ink),
    book(312, 640, 560, 126, palette.leaf),
    book(352, 534, 500, 106, palette.bad),
    // the standing book, with its spine to the left
    place(
      { x: 8, y: 0 },
      path('M400 536H752V184L772 196V520Q772 536 756 536Z', palette.line),
      patterned(cover, parangWeave('cover', 84, palette.leafDeep, tint.leafMid, palette.turmeric)),
      rect(380, 168, 34, 368, palette.ink),
      rect(470, 236, 226, 120, palette.sand, 14) +
        letters('Matematika', { x: 564, y: 300, size: 29, fill: palette.leaf, anchor: 'middle' }) +
        letters('IV', { x: 564, y: 338, size: 28, fill: palette.control, anchor: 'middle' }),
      path('M660 168H712V300L686 274 660 300Z', palette.turmeric),
    ),
    // pencil
    place(
      { x: 900, y: 764, rotate: 16 },
      rect(-38, -470, 26, 470, palette.leaf) +
        rect(-12, -470, 24, 470, palette.leafDeep) +
        rect(12, -470, 26, 470, palette.leaf),
      path('M-38-470 0-572 38-470 25-486 12-470 0-486-12-470-25-486Z', tint.turmericPale),
      path('M-14-534 0-572 14-534Z', palette.ink),
      rect(-38, -64, 76, 26, tint.leafPale) + path('M-38-38H38V-12Q38 0 26 0H-26Q-38 0-38-12Z', palette.bad),
    ),
    // ruler, apple, paper plane
    place(
      { x: 318, y: 764, rotate: -17 },
      rect(-34, -440, 68, 440, tint.leafPale, 6),
      stroke(
        Array.from({ length: 14 }, (_, index) => d`M-34 ${-30 - index * 29}h${index % 2 ? 18 : 32}`).join(''),
        palette.leaf,
        5,
      ),
    ),
    place(
      { x: 200, y: 700 },
      path('M0-54C40-84 84-54 76 0 70 50 30 78 0 64-30 78-70 50-76 0-84-54-40-84 0-54Z', palette.bad),
      stroke('M0-54Q0-82 14-100', tint.soga, 10),
      path(petals({ x: 8, y: -84, radius: 62, gap: 0, width: 26, angles: [-24] }), palette.leaf),
      stroke('M-48-10Q-46 24-24 40', palette.sand, 9, { 'stroke-opacity': 0.6 }),
    ),
    place(
      { x: 846, y: 96 },
      path('M0 90 230 0 120 190 92 122Z', palette.white),
      path('M92 122 230 0 120 190Z', tint.leafPale),
      path('M92 122 104 176 120 154Z', tint.leafMid),
    ),
    stroke('M790 226Q820 234 842 206', palette.white, 7, { 'stroke-dasharray': '2 16' }),
  );
};

/** Promotions for holidays and special occasions. */
export const occasions: Readonly<Record<string, () => string>> = {
  'nonton-berdua': cinema,
  'qris-akhir-tahun': yearEnd,
  'siap-sekolah': school,
  'tiket-pulang-kampung': homeward,
};
