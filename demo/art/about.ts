import { palette, tint } from './palette';
import { column, joglo, kawung, land, megaMendung, petals } from './patterns';
import { boxPath, clipped, kawungWeave, palm, parangWeave, patterned } from './props';
import { circle, d, element, path, rect, stroke, svg } from './svg';

/** The story image: a veranda with a chair, a glass of tea and the garden. */
const story = (): string => {
  const opening = 'M70 100H890V560H70Z';
  const leaves = (x: number, y: number, radius: number, colour: string, angles: readonly number[]): string =>
    path(petals({ x, y, radius, gap: 0, width: radius * 0.28, angles }), colour);
  return svg(
    960,
    720,
    rect(0, 0, 960, 720, palette.leaf),
    rect(70, 80, 820, 480, tint.turmericPale),
    clipped(
      'garden',
      opening,
      circle(300, 320, 150, palette.turmeric),
      megaMendung('cloud', {
        x: 640,
        y: 220,
        width: 260,
        colours: [palette.turmeric, tint.turmericPale, palette.white],
        step: 9,
      }),
      path(
        land(
          [
            [70, 440],
            [260, 380],
            [480, 430],
            [700, 350],
            [900, 400],
          ],
          600,
        ),
        tint.leafPale,
      ),
      path(
        land(
          [
            [70, 500],
            [300, 460],
            [560, 490],
            [900, 440],
          ],
          600,
        ),
        tint.leafBright,
      ),
      palm(800, 520, 250, palette.leafDeep, tint.soga, -0.14),
      leaves(130, 570, 230, tint.leafMid, [246, 266, 288, 310]),
      leaves(440, 580, 110, palette.leaf, [226, 250, 270, 290, 314]),
    ),
    // eaves, frieze and columns
    rect(0, 0, 960, 70, palette.leafDeep),
    patterned(boxPath(0, 62, 960, 62), kawungWeave('frieze', 62, tint.leafMid, palette.leafDeep, tint.leafMid)),
    rect(0, 56, 960, 12, palette.sand) + rect(0, 120, 960, 10, palette.sand),
    [110, 850].map((x) => column(x, 570, 446, 44, palette.sand, tint.leafPale)).join(''),
    // balustrade and floor
    rect(70, 452, 820, 14, palette.sand),
    Array.from({ length: 17 }, (_, index) =>
      path(petals({ x: 156 + index * 40.5, y: 512, radius: 44, gap: 0, width: 20, angles: [90, 270] }), palette.sand),
    ).join(''),
    [110, 850].map((x) => column(x, 570, 446, 44, palette.sand, tint.leafPale)).join(''),
    rect(0, 556, 960, 20, tint.leafPale),
    patterned(boxPath(0, 576, 960, 144), kawungWeave('tiles', 144, tint.sogaPale, tint.soga, tint.sogaPale)),
    path('M0 576H960V590H0Z', palette.ink, { 'fill-opacity': 0.18 }),
    // the chair
    element('ellipse', { cx: 590, cy: 676, rx: 200, ry: 18, fill: palette.ink, 'fill-opacity': 0.28 }),
    stroke('M690 300C720 420 716 520 740 676M470 520 446 676M520 520 540 640M660 530 650 640', palette.ink, 18),
    patterned(
      'M520 290Q600 262 682 290L700 500H508Z',
      parangWeave('back', 58, palette.bad, palette.turmeric, palette.sand),
    ),
    stroke('M520 290Q600 262 682 290L700 500H508Z', palette.ink, 16),
    path('M450 500H716Q728 500 728 514V528Q728 540 716 540H450Q436 540 436 526V514Q436 500 450 500Z', palette.turmeric),
    stroke('M440 430H540M440 430C424 430 424 452 440 452M470 436V500M672 430H748', palette.ink, 16),
    // the table with the tea
    element('ellipse', { cx: 290, cy: 690, rx: 140, ry: 14, fill: palette.ink, 'fill-opacity': 0.28 }),
    stroke('M290 560V650M290 640 220 688M290 640 360 688', palette.ink, 16),
    rect(160, 540, 260, 26, tint.soga, 13),
    element('ellipse', { cx: 262, cy: 536, rx: 74, ry: 10, fill: palette.sand }),
    path('M216 430H308L298 530H226Z', palette.white, { 'fill-opacity': 0.7 }) +
      path('M219 456H305L297 526H227Z', tint.turmericDeep) +
      stroke('M216 430H308L298 530H226Z', palette.white, 5),
    stroke('M306 450C344 450 340 500 302 498', palette.white, 8) + stroke('M236 468 239 508', tint.turmericPale, 6),
    [246, 278].map((x) => stroke(d`M${x} 416C${x - 20} 394 ${x + 18} 378 ${x} 350`, palette.white, 7)).join(''),
    element('ellipse', { cx: 374, cy: 534, rx: 44, ry: 8, fill: palette.sand }),
    path(petals({ x: 348, y: 530, radius: 62, gap: 0, width: 22, angles: [-14, -44, -4] }), tint.turmericDeep),
  );
};

/** Columns under a joglo roof. Their steps are 700 wide around x = 480 and stand on y = 546. */
export const pillars = (): string =>
  joglo(480, 244, 540, { crown: palette.leaf, skirt: tint.leafMid, edge: palette.sand }) +
  patterned(boxPath(250, 254, 460, 44), kawungWeave('frieze', 44, tint.leafPale, palette.leaf, tint.leafPale)) +
  [280, 380, 480, 580, 680]
    .map(
      (x, index) =>
        column(x, 462, 164, 32, palette.sand, index === 2 ? palette.ink : tint.leafPale) +
        circle(x, 372, 27, index === 2 ? palette.ink : palette.leaf) +
        kawung(x, 372, 22, { petal: index === 2 ? palette.turmeric : palette.sand }),
    )
    .join('') +
  rect(220, 460, 520, 24, palette.sand) +
  rect(180, 482, 600, 26, tint.leafPale) +
  rect(130, 506, 700, 40, tint.leafMid);

const governance = (): string =>
  svg(
    960,
    540,
    rect(0, 0, 960, 540, palette.leafDeep),
    patterned(boxPath(0, 0, 960, 540), kawungWeave('wall', 120, palette.leafDeep, tint.leafDim)),
    circle(480, 330, 250, palette.turmeric),
    pillars(),
  );

const icon = (...children: readonly string[]): string =>
  svg(64, 64, path('M3 61V32A29 29 0 0 1 32 3H61V32A29 29 0 0 1 32 61Z', tint.leafMist), ...children);

const reportIcon = (): string =>
  icon(
    rect(14, 11, 30, 42, palette.leaf, 5),
    path('M34 11H39L44 16V21H34Z', tint.leafPale),
    rect(20, 38, 5, 9, tint.leafPale, 1.5),
    rect(27, 32, 5, 15, tint.leafPale, 1.5),
    rect(34, 26, 5, 21, tint.leafPale, 1.5),
    circle(46, 44, 11, tint.leafMist),
    circle(46, 44, 9, palette.turmeric),
    stroke('M42 44 45 47 50.5 41', palette.ink, 2.6),
  );

const shareIcon = (): string =>
  icon(
    path('M30 14A19 19 0 1 0 49 33H30Z', palette.leaf),
    path('M34 10A19 19 0 0 1 53 29H34Z', palette.turmeric),
    path(petals({ x: 26, y: 37, radius: 11, gap: 0 }), tint.leafPale),
  );

const governanceIcon = (): string =>
  icon(
    path('M32 10 54 24V28H10V24Z', palette.leaf),
    [15, 28.5, 42].map((x, index) => rect(x, 31, 7, 15, index === 1 ? palette.turmeric : palette.leaf, 1.5)).join(''),
    rect(11, 48, 42, 5, palette.leaf, 2),
    circle(32, 21, 3, tint.leafMist),
  );

const calendarIcon = (): string =>
  icon(
    rect(11, 14, 42, 39, palette.leaf, 7),
    rect(15, 25, 34, 24, tint.leafPale, 4),
    rect(19, 9, 5, 10, palette.leafDeep, 2.5),
    rect(40, 9, 5, 10, palette.leafDeep, 2.5),
    [20, 29, 38].map((x) => rect(x, 29, 6, 6, tint.leafMid, 2)).join('') + rect(20, 39, 6, 6, tint.leafMid, 2),
    circle(40, 42, 8, palette.turmeric),
    kawung(40, 42, 6, { petal: palette.ink }),
  );

export const about: Record<string, () => string> = {
  'about/story': story,
  'investor/governance': governance,
  'investor/icon-report': reportIcon,
  'investor/icon-share': shareIcon,
  'investor/icon-governance': governanceIcon,
  'investor/icon-calendar': calendarIcon,
};
