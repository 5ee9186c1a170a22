import { crowdFigure, halfFigure, runner, seated } from './figures';
import { letters } from './lettering';
import { picture } from './news-picture';
import { palette, skin, tint } from './palette';
import { column, joglo, land, megaMendung, petals } from './patterns';
import { archPath, awning, boxPath, kawungWeave, palm, parangWeave, patterned, sprig } from './props';
import { circle, d, defs, group, path, rect, stroke, use } from './svg';

const row = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** A lesson under a joglo roof. */
const lesson = (): string =>
  picture(
    tint.turmericPale,
    circle(600, 250, 240, palette.turmeric),
    megaMendung('left', {
      x: 130,
      y: 130,
      width: 280,
      colours: [palette.turmeric, tint.turmericPale, palette.white],
      step: 10,
    }),
    megaMendung('right', {
      x: 1090,
      y: 160,
      width: 260,
      colours: [palette.turmeric, tint.turmericPale, palette.white],
      step: 10,
      flip: true,
    }),
    palm(110, 560, 330, tint.leafMid, tint.soga, 0.1) + palm(1110, 560, 300, tint.leafMid, tint.soga, -0.14),
    path(
      land(
        [
          [0, 560],
          [300, 520],
          [900, 530],
          [1200, 500],
        ],
        750,
      ),
      tint.leafBright,
    ),
    rect(268, 330, 664, 244, palette.leafDeep),
    patterned(boxPath(268, 330, 664, 66), kawungWeave('frieze', 70, palette.leafDeep, tint.leafMid)),
    joglo(600, 330, 760, { crown: tint.soga, skirt: palette.leaf, edge: palette.sand }),
    [268, 404, 796, 932].map((x) => column(x, 580, 244, 24, palette.sand, tint.sogaPale)).join(''),
    // board and teacher
    rect(470, 396, 200, 130, palette.sand, 8) +
      row(3, (index) =>
        rect(496 + index * 50, 490 - index * 28, 32, 22 + index * 28, index === 2 ? palette.turmeric : tint.leafMid, 4),
      ) +
      letters(['Saving', 'Menabung'], { x: 482, y: 421, size: 22, fill: palette.leaf }),
    seated(740, 572, 1.35, {
      skin: skin.medium,
      hair: 'scarf',
      hairColour: palette.turmeric,
      top: palette.sand,
      below: palette.bad,
    }),
    rect(120, 574, 960, 22, palette.sand) + rect(80, 594, 1040, 26, tint.sogaPale),
    rect(0, 618, 1200, 140, tint.soga),
    patterned('M140 620H1060L1130 750H70Z', parangWeave('mat', 70, tint.sogaPale, palette.turmeric, palette.bad)),
    row(7, (index) => seated(170 + index * 144, 690 + (index % 2) * 26, 1.35, crowdFigure(index * 2 + 1))),
  );

/** Runners crossing a bridge at sunrise. */
const morningRun = (): string => {
  const tower = (x: number): string =>
    row(7, (index) =>
      stroke(
        d`M${x} ${120 + index * 10}L${x - 60 - index * 60} 496M${x} ${120 + index * 10}L${x + 60 + index * 60} 496`,
        palette.sand,
        3.5,
      ),
    ) +
    path(d`M${x - 22} 640L${x - 10} 80H${x + 10}L${x + 22} 640Z`, palette.sand) +
    rect(x - 30, 486, 60, 20, palette.sand) +
    path(petals({ x, y: 74, radius: 40, gap: 0, width: 16, angles: [240, 270, 300] }), palette.turmeric);
  return picture(
    tint.sogaPale,
    path('M0 0H1200V330H0Z', palette.turmeric) + rect(0, 220, 1200, 120, tint.sogaPale),
    path('M0 0H1200V220H0Z', palette.turmeric),
    circle(600, 420, 250, tint.turmericPale),
    megaMendung('left', {
      x: 170,
      y: 150,
      width: 260,
      colours: [tint.turmericDeep, tint.turmericPale, palette.sand],
      step: 9,
    }),
    megaMendung('right', {
      x: 1040,
      y: 130,
      width: 280,
      colours: [tint.turmericDeep, tint.turmericPale, palette.sand],
      step: 9,
      flip: true,
    }),
    rect(0, 420, 1200, 330, tint.leafMid),
    row(4, (line) =>
      stroke(
        row(8, (index) => d`M${index * 170 - 60 + (line % 2) * 80} ${446 + line * 14}q30-14 60 0`),
        tint.leafPale,
        5,
      ),
    ),
    tower(300) + tower(900),
    rect(0, 496, 1200, 34, palette.leafDeep) + rect(0, 496, 1200, 8, palette.sand),
    stroke(
      row(26, (index) => d`M${index * 48 - 5} 452v44`),
      palette.leafDeep,
      6,
    ) + rect(0, 448, 1200, 8, palette.leafDeep),
    rect(0, 526, 1200, 224, palette.ink),
    patterned(boxPath(0, 700, 1200, 50), parangWeave('kerb', 54, palette.leaf, tint.leafBright, palette.turmeric)),
    stroke('M0 616H1200', tint.leafMid, 6, { 'stroke-dasharray': '70 60', 'stroke-linecap': 'butt' }),
    row(4, (index) =>
      runner(190 + index * 270, 612 - (index % 2) * 20, 1.9, { ...crowdFigure(index * 2 + 2), below: tint.leafMid }),
    ),
    row(3, (index) =>
      runner(300 + index * 300, 700 - (index % 2) * 10, 2.5, {
        ...crowdFigure([1, 0, 2][index] ?? 0),
        below: palette.leaf,
      }),
    ),
  );
};

/** A fort, market stalls and chequered silk. */
const fair = (): string => {
  const silk = (
    x: number,
    y: number,
    width: number,
    height: number,
    base: string,
    warp: string,
    fine: string,
  ): string =>
    rect(x, y, width, height, base) +
    path(
      row(3, (index) => d`M${x + width * (0.16 + index * 0.28)} ${y}v${height}h${width * 0.1}v${-height}Z`),
      warp,
      { 'fill-opacity': 0.7 },
    ) +
    path(
      row(5, (index) => d`M${x} ${y + height * (0.08 + index * 0.19)}h${width}v${height * 0.06}h${-width}Z`),
      warp,
      { 'fill-opacity': 0.7 },
    ) +
    stroke(
      row(3, (index) => d`M${x + width * (0.07 + index * 0.28)} ${y}v${height}`) +
        row(5, (index) => d`M${x} ${y + height * (0.19 + index * 0.19)}h${width}`),
      fine,
      3,
      { 'stroke-linecap': 'butt' },
    );
  const house = (x: number, y: number, width: number): string =>
    rect(x, y, width, 130, palette.sand) +
    path(
      d`M${x - 24} ${y + 6}L${x + width * 0.12} ${y - 130}H${x + width * 0.88}L${x + width + 24} ${y + 6}Z`,
      palette.bad,
    ) +
    path(
      d`M${x - 24} ${y + 6}L${x + width * 0.12} ${y - 130}H${x + width * 0.3}L${x + width * 0.22} ${y + 6}Z`,
      palette.ink,
      { 'fill-opacity': 0.15 },
    ) +
    row(
      Math.floor(width / 66),
      (index) =>
        rect(x + 22 + index * 66, y + 36, 34, 60, palette.leaf, 4) +
        rect(x + 37 + index * 66, y + 36, 4, 60, palette.sand),
    );
  return picture(
    tint.leafBright,
    circle(930, 190, 120, tint.turmericPale),
    megaMendung('cloud', {
      x: 200,
      y: 120,
      width: 300,
      colours: [tint.leafMid, tint.leafPale, palette.white],
      step: 10,
    }),
    palm(70, 430, 260, palette.leafDeep, tint.soga, 0.1) + palm(1140, 430, 280, palette.leafDeep, tint.soga, -0.1),
    house(170, 300, 270) + house(780, 300, 270) + house(450, 270, 320),
    path('M0 400H200L224 380H500V470H700V380H976L1000 400H1200V600H0Z', palette.control),
    stroke(
      row(3, (line) => row(13, (index) => d`M${index * 100 - 20 + (line % 2) * 50} ${430 + line * 44}h44`)),
      palette.line,
      5,
      { 'stroke-opacity': 0.5 },
    ),
    path(archPath(520, 600, 160, 190), palette.ink) + path(archPath(540, 600, 120, 166), palette.turmeric),
    rect(0, 590, 1200, 160, tint.turmericPale),
    // silk on a line
    stroke('M170 340Q600 420 1030 340', palette.ink, 5),
    silk(240, 356, 110, 190, palette.bad, palette.turmeric, palette.white) +
      silk(380, 372, 110, 190, palette.turmeric, palette.bad, palette.leaf) +
      silk(710, 372, 110, 190, palette.leaf, palette.turmeric, palette.white) +
      silk(850, 356, 110, 190, palette.sand, palette.leaf, palette.bad),
    // stalls
    [30, 850]
      .map(
        (x, which) =>
          rect(x + 16, 470, 10, 230, tint.soga) +
          rect(x + 294, 470, 10, 230, tint.soga) +
          halfFigure(x + 100, 580, 1.5, crowdFigure(which * 4 + 1)) +
          halfFigure(x + 216, 580, 1.5, crowdFigure(which * 3 + 5)) +
          rect(x, 640, 320, 110, tint.soga) +
          rect(x - 10, 628, 340, 22, tint.sogaPale) +
          row(4, (index) =>
            circle(
              x + 50 + index * 72,
              616,
              20,
              [palette.turmeric, palette.bad, palette.leaf, palette.sand][index] ?? '',
            ),
          ) +
          awning(x - 14, 486, 348, 6, which ? [palette.turmeric, palette.sand] : [palette.leaf, palette.sand], 76),
      )
      .join(''),
    row(4, (index) => halfFigure(432 + index * 112, 660 + (index % 2) * 16, 2, crowdFigure(index * 2 + 7))),
  );
};

/** Children at the beds of a school garden by the harbour, with its water tank. */
const garden = (): string => {
  const boat = (x: number, y: number, size: number, sail: string): string =>
    path(d`M${x - size} ${y}H${x + size}L${x + size * 0.7} ${y + size * 0.3}H${x - size * 0.7}Z`, palette.sand) +
    rect(x - 4, y - size * 1.3, 8, size * 1.3, tint.soga) +
    path(d`M${x + 8} ${y - size * 1.25}Q${x + size} ${y - size * 0.6} ${x + size * 0.85} ${y - 12}H${x + 8}Z`, sail);
  const plants = defs(
    group({ id: 'plant' }, sprig(92, 3, palette.leaf, palette.leaf)),
    group({ id: 'young' }, sprig(64, 2, tint.leafMid, tint.leafMid)),
  );
  const bed = (x: number, y: number, width: number, count: number): string =>
    row(count, (index) => use(index % 2 ? 'young' : 'plant', x + 40 + (index * (width - 80)) / (count - 1), y + 8)) +
    rect(x, y, width, 40, tint.soga, 20);
  return picture(
    tint.turmericPale,
    circle(820, 250, 170, palette.turmeric),
    megaMendung('left', {
      x: 190,
      y: 120,
      width: 280,
      colours: [palette.turmeric, tint.turmericPale, palette.white],
      step: 9,
    }),
    rect(0, 290, 1200, 180, tint.leafMid),
    row(3, (line) =>
      stroke(
        row(8, (index) => d`M${index * 170 - 60 + (line % 2) * 80} ${330 + line * 36}q30-14 60 0`),
        tint.leafPale,
        5,
      ),
    ),
    boat(960, 330, 66, palette.bad) + boat(730, 312, 44, palette.sand),
    path(
      land(
        [
          [0, 400],
          [420, 380],
          [820, 420],
          [1200, 400],
        ],
        750,
      ),
      tint.leafBright,
    ),
    // The school
    rect(96, 262, 400, 190, palette.sand),
    patterned(boxPath(96, 400, 400, 52), kawungWeave('wall', 52, tint.sogaPale, tint.soga)),
    joglo(296, 268, 500, { crown: tint.soga, skirt: palette.leaf, edge: palette.sand }),
    path(archPath(256, 452, 80, 130), palette.leafDeep) + rect(136, 312, 80, 66, tint.leafMid, 6),
    rect(376, 312, 80, 66, tint.leafMid, 6),
    // The water tank on its stand
    stroke('M1020 560V420M1140 560V420M1020 500L1140 440M1140 500L1020 440', tint.soga, 12),
    rect(1000, 268, 160, 156, palette.turmeric, 22) +
      row(3, (index) => rect(1000, 300 + index * 40, 160, 8, tint.turmericDeep)) +
      rect(1030, 252, 100, 24, tint.turmericDeep, 8),
    stroke('M1000 400H960V540', tint.leafPale, 9),
    plants,
    bed(690, 506, 290, 4),
    seated(610, 644, 1.35, { ...crowdFigure(1), top: palette.white, below: palette.bad }),
    seated(1060, 650, 1.35, {
      skin: skin.medium,
      hair: 'scarf',
      hairColour: palette.turmeric,
      top: palette.white,
      below: palette.bad,
    }),
    seated(130, 612, 1.35, { ...crowdFigure(4), top: palette.white, below: palette.bad }),
    seated(330, 626, 1.35, { ...crowdFigure(0), top: palette.turmeric, below: palette.ink }),
    bed(50, 672, 500, 6) + bed(620, 690, 530, 6),
  );
};

/** News about events. */
export const events: Readonly<Record<string, () => string>> = {
  'kelas-menabung-kupang': garden,
  'lari-pagi-surabaya': morningRun,
  'pekan-usaha-makassar': fair,
  'teras-belajar-yogyakarta': lesson,
};
