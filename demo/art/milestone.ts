import { crowd, crowdFigure, fromBehind, halfFigure } from './figures';
import { letters } from './lettering';
import { logoMark } from './mark';
import { palette, skin, tint } from './palette';
import { coin, column, kawung, land, megaMendung, type Point, petals } from './patterns';
import { bankCard, glyph, phone, screens, statusBar } from './phone';
import { archPath, awning, boxPath, gold, kawungWeave, palm, parangWeave, patterned } from './props';
import { circle, d, element, path, place, rect, stroke, svg } from './svg';
import { seal } from './things';

const scene = (ground: string, ...children: readonly string[]): string =>
  svg(640, 480, rect(0, 0, 640, 480, ground), ...children);

const each = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** The first branch in Semarang, an old trading house with a tiled roof. */
const beginning = (): string =>
  scene(
    tint.turmericPale,
    circle(470, 150, 96, palette.turmeric),
    megaMendung('cloud', {
      x: 120,
      y: 96,
      width: 200,
      colours: [palette.turmeric, tint.turmericPale, palette.white],
      step: 7,
    }),
    rect(0, 230, 120, 190, tint.sogaPale) +
      path('M-20 236 20 176H130V236Z', tint.soga) +
      rect(520, 250, 120, 170, tint.sogaPale) +
      path('M510 254V200H660V254Z', tint.soga),
    [30, 76, 546, 596].map((x) => rect(x, 280, 24, 44, tint.soga, 3)).join(''),
    // the branch
    path('M104 214 160 110H480L536 214Z', palette.bad),
    stroke(
      each(7, (index) => d`M${184 + index * 46} 112L${150 + index * 57} 212`),
      tint.soga,
      4,
    ),
    rect(96, 208, 448, 16, tint.soga),
    rect(120, 222, 400, 200, palette.sand),
    path('M262 120V70L320 40 378 70V120Z', palette.sand) +
      path('M250 78 320 26 390 78 376 84 320 44 264 84Z', palette.bad) +
      circle(320, 84, 20, palette.leaf) +
      kawung(320, 84, 17, { petal: palette.turmeric }),
    path(archPath(284, 420, 72, 126), palette.leaf) +
      path(archPath(292, 420, 56, 116), palette.leafDeep) +
      rect(318, 304, 4, 116, palette.leaf) +
      circle(312, 366, 4, palette.turmeric) +
      circle(328, 366, 4, palette.turmeric),
    [150, 214, 376, 440]
      .map(
        (x) =>
          path(archPath(x, 386, 46, 96), palette.leaf) +
          rect(x + 6, 322, 15, 58, tint.leafPale) +
          rect(x + 25, 322, 15, 58, tint.leafPale),
      )
      .join(''),
    [132, 268, 372, 508].map((x) => column(x, 424, 200, 12, palette.white, palette.line)).join(''),
    rect(214, 228, 212, 44, palette.leafDeep, 6) +
      letters('KARSA NIAGA', { x: 320, y: 259, size: 25, fill: tint.turmericPale, anchor: 'middle', tracking: 0.05 }),
    rect(90, 418, 460, 12, tint.sogaPale),
    rect(0, 428, 640, 60, tint.leafMid) + rect(0, 428, 640, 6, palette.leaf),
    // a bicycle in front of the door
    circle(438, 430, 24, 'none', { stroke: palette.ink, 'stroke-width': 4 }) +
      circle(508, 430, 24, 'none', { stroke: palette.ink, 'stroke-width': 4 }) +
      stroke(
        'M438 430 458 394H496L508 430M458 394 474 430H438M474 430 496 394M496 394 492 382H504M452 388H466',
        palette.ink,
        4,
      ),
  );

/** The new logo above Jakarta's skyline. */
const newName = (): string => {
  const block = (x: number, top: number, width: number, fill: string, light: string): string =>
    rect(x, top, width, 420 - top, fill) +
    stroke(
      each(Math.floor((400 - top) / 22), (row) => d`M${x + 10} ${top + 18 + row * 22}H${x + width - 10}`),
      light,
      5,
      { 'stroke-dasharray': '10 9', 'stroke-linecap': 'butt' },
    );
  return scene(
    palette.leafDeep,
    patterned(boxPath(0, 0, 640, 480), kawungWeave('wall', 90, palette.leafDeep, tint.leafDim)),
    circle(320, 230, 180, palette.turmeric),
    block(20, 250, 70, palette.leaf, tint.leafBright) +
      block(100, 190, 56, tint.leafMid, tint.leafPale) +
      block(484, 210, 62, tint.leafMid, tint.leafPale) +
      block(556, 260, 70, palette.leaf, tint.leafBright) +
      block(166, 280, 60, palette.leaf, tint.leafBright) +
      block(420, 290, 54, palette.leaf, tint.leafBright),
    // the national monument
    path('M548 420 560 400H588L600 420ZM566 400 571 190H577L582 400Z', palette.sand) +
      path('M552 376H596L588 394H560Z', palette.sand) +
      path('M574 156C586 172 584 186 574 190 564 186 562 172 574 156Z', palette.turmeric),
    rect(204, 104, 232, 232, tint.night, 54, { opacity: 0.35 }),
    rect(196, 94, 232, 232, palette.leaf, 54),
    place({ x: 232, y: 128 }, logoMark(160, palette.white, palette.turmeric)),
    rect(270, 326, 84, 100, palette.sand) + rect(250, 330, 124, 14, tint.leafPale),
    rect(0, 416, 640, 64, tint.leafMid) + rect(0, 410, 640, 10, palette.sand),
    path(
      each(5, (index) =>
        petals({ x: 60 + index * 130, y: 424, radius: 44, gap: 0, width: 16, angles: [216, 243, 270, 297, 324] }),
      ),
      tint.leafBright,
    ),
  );
};

/** A phone that is a door: who opens an account walks in, past no branch and no queue. */
const openByPhone = (): string =>
  scene(
    tint.leafBright,
    patterned(boxPath(0, 0, 640, 400), kawungWeave('wall', 96, tint.leafBright, tint.leafMid)),
    circle(320, 246, 212, tint.leafPale),
    rect(0, 404, 640, 76, palette.leafDeep) + rect(0, 398, 640, 10, palette.sand),
    phone({
      x: 216,
      y: 16,
      width: 208,
      shadow: palette.leafDeep,
      screen:
        rect(0, 0, 360, 760, palette.leaf) +
        statusBar(palette.white) +
        path(archPath(50, 760, 260, 600), palette.leafDeep) +
        path(archPath(74, 760, 212, 560), tint.turmericPale) +
        circle(180, 420, 74, palette.turmeric) +
        path('M74 560C130 500 230 500 286 550V760H74Z', tint.leafBright) +
        path('M74 640C140 590 230 600 286 630V760H74Z', palette.leaf) +
        path('M310 300V760H262L234 700V330Z', palette.turmeric) +
        circle(250, 540, 8, palette.ink),
    }),
    path('M230 404H410L444 446H196Z', palette.sand) + rect(196, 444, 248, 12, tint.leafPale),
    fromBehind(286, 398, 1.75, crowdFigure(4)),
    // the trial
    place(
      { x: 44, y: 118, rotate: -7 },
      rect(8, 10, 146, 178, palette.ink, 14, { opacity: 0.25 }),
      rect(0, 0, 146, 178, palette.white, 14),
      letters('500', { x: 20, y: 54, size: 40, fill: palette.leafDeep, weight: 800, tracking: -0.03 }),
      letters(['customers', 'nasabah'], { x: 20, y: 84, size: 20, fill: palette.ink, weight: 600 }),
      letters(['in a trial', 'uji coba'], { x: 20, y: 110, size: 20, fill: palette.control, weight: 600 }),
      seal(108, 142, 26, palette.good, 'check', palette.white),
    ),
    // a numbered ticket of the branch's queue, left behind
    place(
      { x: 478, y: 214, rotate: 8 },
      rect(7, 9, 118, 132, palette.ink, 14, { opacity: 0.25 }),
      rect(0, 0, 118, 132, palette.turmeric, 14),
      letters(['Queue', 'Antrean'], { x: 59, y: 40, size: 20, fill: palette.ink, weight: 600, anchor: 'middle' }),
      letters('0', { x: 59, y: 108, size: 68, fill: palette.ink, weight: 800, anchor: 'middle' }),
    ),
  );

/** A phone with a QR code, and a bowl of food. */
const serambiPay = (): string =>
  scene(
    tint.turmericPale,
    patterned(
      'M300 0H640V480H300A240 240 0 0 1 300 0Z',
      parangWeave('cloth', 74, palette.turmeric, tint.turmericPale, tint.soga),
    ),
    circle(250, 250, 176, palette.sand),
    rect(0, 410, 640, 70, palette.leaf) + rect(0, 404, 640, 10, palette.leafDeep),
    phone({ x: 170, y: 24, width: 196, rotate: -5, screen: screens.pay(), shadow: tint.soga }),
    element('ellipse', { cx: 480, cy: 420, rx: 118, ry: 13, fill: palette.leafDeep }),
    path('M380 300C400 256 560 256 580 300Z', palette.sand) +
      stroke(
        'M410 296C412 270 440 270 438 296M446 294C448 264 478 264 476 294M484 296C486 268 514 268 514 296',
        tint.turmericDeep,
        6,
      ),
    stroke('M500 290 590 186M516 294 606 200', tint.soga, 8),
    path('M366 304H594C594 366 558 404 528 412H432C402 404 366 366 366 304Z', palette.bad) +
      rect(356, 296, 248, 20, palette.sand, 10) +
      stroke('M384 340H576', palette.turmeric, 8, { 'stroke-dasharray': '2 16' }),
    place({ x: 96, y: 350 }, circle(0, 0, 52, palette.turmeric), stroke('M-22 0-6 16 24-14', palette.ink, 11)),
  );

/** The full account: a card, savings and a transfer. */
const serambiPlus = (): string =>
  scene(
    palette.leaf,
    path(petals({ x: 320, y: 240, radius: 420, gap: 20, width: 190 }), palette.leafDeep),
    circle(330, 240, 190, tint.leafMid),
    place(
      { x: 376, y: 262, rotate: 9 },
      rect(8, 12, 236, 144, palette.ink, 18, { opacity: 0.4 }),
      bankCard(0, 0, palette.turmeric, palette.ink, '•• 7306', 236),
    ),
    phone({ x: 206, y: 26, width: 208, screen: screens.savings(), shadow: tint.night }),
    coin(160, 372, 60, gold),
    place(
      { x: 86, y: 124 },
      rect(0, 0, 168, 62, palette.ink, 31, { opacity: 0.3 }),
      rect(-6, -6, 168, 62, palette.white, 31),
      circle(26, 25, 20, tint.leafMist),
      glyph('arrow-up', 26, 25, palette.leaf, 0.9, 3),
      letters('Rp500.000', { x: 56, y: 23, size: 17, fill: palette.leaf }),
      letters('Umrah', { x: 56, y: 42, size: 14, fill: palette.control, weight: 600 }),
    ),
    circle(502, 132, 48, palette.sand) + stroke('M502 110V154M480 132H524', palette.leaf, 11),
  );

/** The stock exchange's bell and a rising share price. */
const listing = (): string =>
  scene(
    palette.ink,
    patterned(boxPath(0, 0, 640, 300), kawungWeave('wall', 84, palette.ink, palette.leafDeep)),
    each(9, (index) => {
      const height = [60, 84, 70, 108, 96, 132, 150, 140, 190][index] ?? 60;
      const x = 40 + index * 66;
      return (
        stroke(
          d`M${x + 15} ${396 - height - 34}V${400 - height * 0.3}`,
          index % 3 === 2 ? palette.turmeric : tint.leafBright,
          4,
        ) + rect(x, 380 - height, 30, height * 0.66, index % 3 === 2 ? palette.turmeric : tint.leafMid, 5)
      );
    }),
    circle(320, 206, 168, palette.leafDeep),
    rect(160, 60, 320, 22, tint.soga, 11) + [176, 448].map((x) => rect(x, 70, 18, 360, tint.soga)).join(''),
    rect(308, 74, 24, 40, tint.turmericDeep),
    path(
      'M320 100C392 100 404 170 412 236 418 282 434 300 452 314H188C206 300 222 282 228 236 236 170 248 100 320 100Z',
      palette.turmeric,
    ),
    path('M320 100C392 100 404 170 412 236 418 282 434 300 452 314H350C372 240 366 150 320 100Z', tint.turmericDeep, {
      'fill-opacity': 0.55,
    }),
    rect(174, 308, 292, 26, tint.turmericDeep, 13),
    kawung(314, 222, 58, { petal: palette.ink, centre: palette.turmeric }),
    circle(320, 350, 24, tint.turmericPale) +
      stroke('M320 374V410', palette.bad, 9) +
      path('M308 404H332L340 440H300Z', palette.bad),
    stroke(
      'M132 176A210 210 0 0 0 132 280M508 176A210 210 0 0 1 508 280M98 150A260 260 0 0 0 98 306M542 150A260 260 0 0 1 542 306',
      palette.sand,
      7,
    ),
    rect(0, 430, 640, 50, palette.leafDeep) + rect(0, 424, 640, 10, palette.sand),
    letters('SRMB', { x: 580, y: 466, size: 30, fill: palette.turmeric, weight: 800, anchor: 'end', tracking: 0.04 }),
  );

/** The archipelago and some customers. */
const fiveMillion = (): string => {
  const islands = [
    'M22 74C44 70 60 96 84 116 112 140 138 164 148 190 132 200 108 182 90 160 64 130 36 108 22 74Z',
    'M150 204C190 196 240 206 284 214 282 226 236 230 196 224 172 220 152 216 150 204Z',
    'M196 92C214 100 240 86 262 70 284 82 282 108 276 130 270 156 250 168 226 162 204 152 190 124 196 92Z',
    'M312 116C330 100 362 108 384 96 388 108 356 118 338 122 344 134 366 138 372 152 356 154 340 142 330 140 334 160 328 178 318 180 310 160 304 134 312 116Z',
    'M300 220C312 216 330 220 336 226 326 232 306 230 300 220ZM346 222C362 218 382 222 392 228 380 236 354 234 346 222ZM402 236C420 226 440 224 452 230 440 242 418 248 402 236Z',
    'M426 112C436 104 446 116 438 130 430 134 424 122 426 112ZM432 160C448 154 470 158 476 166 462 172 438 170 432 160Z',
    'M476 118C496 108 512 120 526 134 556 124 592 138 618 152V232C596 222 580 216 562 206 544 190 520 186 506 166 520 156 500 146 488 142 480 136 474 126 476 118Z',
  ].join('');
  const lights: readonly Point[] = [
    [66, 110],
    [120, 160],
    [206, 212],
    [256, 216],
    [236, 120],
    [322, 140],
    [368, 226],
    [432, 120],
    [566, 166],
    [598, 206],
  ];
  return scene(
    tint.leafBright,
    stroke(
      each(8, (row) => each(6, (index) => d`M${index * 120 - 20 + (row % 2) * 60} ${40 + row * 36}q20-10 40 0`)),
      tint.leafPale,
      3,
      { 'stroke-opacity': 0.6 },
    ),
    path(islands, palette.leafDeep, { stroke: tint.leafMid, 'stroke-width': 14, 'stroke-linejoin': 'round' }),
    patterned(islands, kawungWeave('land', 40, palette.leaf, palette.leafDeep)),
    lights.map(([x, y]) => circle(x, y, 8, palette.turmeric, { stroke: palette.sand, 'stroke-width': 3 })).join(''),
    path('M0 336Q320 270 640 336V480H0Z', palette.ink),
    crowd(
      [
        { y: 344, scale: 1.15, from: 44, step: 80, count: 8 },
        { y: 388, scale: 1.5, from: 6, step: 105, count: 7 },
        { y: 440, scale: 1.9, from: 74, step: 124, count: 5 },
      ],
      halfFigure,
    ),
  );
};

/** A shop on the shore with a boat in front of it. */
const microBusiness = (): string =>
  scene(
    palette.turmeric,
    circle(440, 190, 120, tint.turmericPale),
    megaMendung('cloud', {
      x: 540,
      y: 90,
      width: 200,
      colours: [tint.turmericDeep, tint.turmericPale, palette.white],
      step: 7,
      flip: true,
    }),
    path(
      land(
        [
          [300, 300],
          [440, 240],
          [540, 270],
          [680, 220],
        ],
        360,
      ),
      tint.leafMid,
    ),
    rect(0, 300, 640, 180, tint.leafBright),
    stroke(
      each(4, (row) => each(6, (index) => d`M${index * 120 + (row % 2) * 50} ${322 + row * 38}q20-12 40 0`)),
      tint.leafPale,
      4,
    ),
    path('M0 340C120 330 250 352 300 400 320 430 300 460 280 490H0Z', tint.turmericPale),
    palm(60, 350, 250, palette.leafDeep, tint.soga, -0.08),
    // stall
    patterned(boxPath(96, 200, 200, 150), parangWeave('wall', 56, palette.leafDeep, palette.leaf, tint.leafPale)),
    halfFigure(170, 268, 1.5, crowdFigure(1)),
    rect(82, 310, 228, 90, tint.soga) + rect(72, 300, 248, 18, tint.sogaPale),
    each(5, (index) =>
      circle(112 + index * 42, 292, 15, [palette.bad, palette.turmeric, palette.leaf][index % 3] ?? ''),
    ),
    kawung(196, 358, 30, { petal: palette.turmeric }),
    rect(84, 180, 10, 222, tint.sogaPale) + rect(298, 180, 10, 222, tint.sogaPale),
    awning(66, 190, 260, 6, [palette.bad, palette.sand], 60),
    // boat
    stroke('M470 386V180', tint.soga, 9) +
      path('M480 186C560 220 590 300 580 356H480Z', palette.sand) +
      path('M460 200C414 236 390 300 392 350H460Z', palette.bad),
    path('M318 366C332 410 366 436 410 436H530C584 436 612 400 632 338 590 356 550 366 508 370H380Z', palette.leafDeep),
    path('M324 380Q330 398 342 410H596Q610 394 620 366 560 388 508 390H380Z', palette.turmeric),
    [400, 460, 520].map((x) => path(petals({ x, y: 400, radius: 12, gap: 0 }), palette.leafDeep)).join(''),
    stroke('M300 450q20-12 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0', palette.sand, 6),
  );

/** A class on the shore of Labuan Bajo: a board with growing columns, hills and a boat behind it. */
const hundredthTown = (): string =>
  scene(
    tint.turmericPale,
    circle(112, 150, 62, palette.turmeric),
    path(
      land(
        [
          [-20, 250],
          [70, 176],
          [150, 226],
          [236, 150],
          [330, 236],
          [420, 190],
          [520, 244],
          [660, 168],
        ],
        290,
      ),
      tint.leafMid,
    ),
    path(
      land(
        [
          [-20, 262],
          [90, 234],
          [190, 264],
          [330, 246],
          [480, 272],
          [660, 236],
        ],
        300,
      ),
      palette.leaf,
    ),
    rect(0, 276, 640, 120, tint.leafBright),
    stroke(
      each(3, (row) => each(6, (index) => d`M${index * 120 + (row % 2) * 50} ${300 + row * 30}q20-10 40 0`)),
      tint.leafPale,
      4,
    ),
    // a pinisi at anchor
    stroke('M92 322V196M150 322V212', tint.soga, 5) +
      path('M88 206C60 236 52 278 54 306H88ZM96 200C124 230 134 276 134 306H96Z', palette.sand) +
      path('M154 220C184 246 194 282 194 306H154Z', palette.bad) +
      path('M30 312C44 338 64 350 90 350H168C200 350 216 334 226 300 196 314 180 318 158 318H60Z', palette.leafDeep) +
      path('M34 320Q40 330 46 334H210Q216 326 220 314 196 326 160 328H62Z', palette.turmeric),
    path('M0 388C150 362 420 372 640 392V480H0Z', tint.sogaPale),
    palm(590, 402, 270, palette.leafDeep, tint.soga, -0.1),
    // the board and its class
    stroke('M312 396 296 440M500 396 516 440', tint.soga, 10) +
      rect(278, 172, 256, 226, tint.soga, 10) +
      rect(290, 184, 232, 202, palette.leafDeep, 6) +
      each(4, (index) =>
        rect(
          316 + index * 48,
          336 - index * 24,
          34,
          30 + index * 24,
          index === 3 ? palette.turmeric : tint.leafBright,
          5,
        ),
      ) +
      stroke('M306 370H506', palette.sand, 5) +
      letters('100', { x: 312, y: 250, size: 60, fill: palette.sand, weight: 800, tracking: -0.03 }),
    halfFigure(574, 322, 1.7, {
      skin: skin.tan,
      hair: 'scarf',
      hairColour: palette.turmeric,
      top: palette.leaf,
    }),
    stroke('M538 372Q514 352 500 316', palette.leaf, 17) + circle(498, 308, 9, skin.tan),
    crowd([{ y: 414, scale: 1.9, from: 66, step: 124, count: 5 }], fromBehind),
  );

const milestoneScenes: Readonly<Record<string, () => string>> = {
  beginning,
  'five-million': fiveMillion,
  'hundredth-town': hundredthTown,
  listing,
  'micro-business': microBusiness,
  'new-name': newName,
  'open-by-phone': openByPhone,
  'serambi-pay': serambiPay,
  'serambi-plus': serambiPlus,
};

export const milestones: Record<string, () => string> = Object.fromEntries(
  Object.entries(milestoneScenes).map(([name, compose]) => [`milestone/${name}`, compose]),
);
