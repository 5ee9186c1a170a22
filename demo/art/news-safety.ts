import { letters } from './lettering';
import { logoMark } from './mark';
import { picture } from './news-picture';
import { palette, tint } from './palette';
import { coin, kawung, kawungField, layers, megaMendung, petals } from './patterns';
import { bankCard, phone, SCREEN, screens } from './phone';
import { boxPath, clipped, gold, kawungWeave, parangWeave, patterned } from './props';
import { circle, d, defs, path, place, rect, stroke } from './svg';

/** A masked caller, and a hook hanging from the call. */
const falseCall = (): string => {
  const screen =
    rect(0, 0, SCREEN.width, SCREEN.height, tint.soga) +
    path(petals({ x: 180, y: 270, radius: 300, gap: 0 }), palette.bad, { 'fill-opacity': 0.55 }) +
    letters('Serambi?', { x: 180, y: 118, size: 44, fill: palette.white, anchor: 'middle' }) +
    letters('+62 8•• ••• •••', { x: 180, y: 164, size: 28, fill: tint.sogaPale, weight: 600, anchor: 'middle' }) +
    circle(180, 330, 112, palette.sand) +
    path('M96 404A112 112 0 0 0 264 404C252 372 224 362 180 362S108 372 96 404Z', palette.ink) +
    circle(180, 306, 52, tint.sogaPale) +
    path('M126 292C120 232 240 232 234 292L252 296Q180 316 108 296Z', palette.ink) +
    path('M130 300Q180 322 230 300V318Q210 334 190 320 180 314 170 320 150 334 130 318Z', palette.bad) +
    circle(156, 314, 6, palette.white) +
    circle(204, 314, 6, palette.white) +
    circle(96, 600, 54, palette.bad) +
    circle(264, 600, 54, palette.good) +
    place({ x: 96, y: 606, rotate: 135 }, handset(palette.white)) +
    place({ x: 264, y: 600 }, handset(palette.white));
  return picture(
    palette.ink,
    patterned(boxPath(0, 0, 1200, 750), kawungWeave('wall', 130, palette.ink, palette.leafDeep)),
    [300, 400, 500]
      .map((radius, index) =>
        circle(570, 380, radius, 'none', {
          stroke: palette.bad,
          'stroke-width': 26 - index * 6,
          'stroke-opacity': 0.9 - index * 0.28,
          'stroke-dasharray': '120 60',
        }),
      )
      .join(''),
    phone({ x: 396, y: 60, width: 348, rotate: -6, screen, shadow: tint.night }),
    // the hook
    stroke('M930-10V330', palette.sand, 6),
    circle(930, 344, 14, 'none', { stroke: tint.leafPale, 'stroke-width': 9 }),
    stroke('M930 358V520A70 70 0 0 1 790 520V500', tint.leafPale, 17),
    path('M772 524 786 456 822 510Z', tint.leafPale),
    place(
      { x: 806, y: 560, rotate: 16 },
      rect(8, 12, 250, 152, tint.night, 18),
      bankCard(0, 0, palette.turmeric, palette.ink, '•• ••••', 250),
    ),
    place(
      { x: 250, y: 470 },
      path('M0-110 124 104H-124Z', palette.turmeric, {
        stroke: palette.turmeric,
        'stroke-width': 30,
        'stroke-linejoin': 'round',
      }),
      rect(-11, -52, 22, 84, palette.ink, 11),
      circle(0, 68, 14, palette.ink),
    ),
  );
};

/** A telephone handset centred on the origin. */
const handset = (colour: string): string =>
  path(
    'M-26-16C-22-28-8-26-8-14-8-6-14-6-12 0-8 8 0 14 6 16 10 16 8 8 16 10 28 12 28 24 18 28-4 34-36 6-26-16Z',
    colour,
  );

/** A phone with a padlock of the same size. */
const safePhone = (): string => {
  const body = 'M650 392H974Q1000 392 1000 418V628Q1000 660 968 660H656Q624 660 624 628V418Q624 392 650 392Z';
  return picture(
    palette.leafDeep,
    path(
      petals({
        x: 590,
        y: 400,
        radius: 640,
        gap: 330,
        width: 120,
        angles: Array.from({ length: 14 }, (_, index) => index * 25.7),
      }),
      palette.leaf,
    ),
    circle(590, 400, 320, palette.leaf),
    rect(0, 672, 1200, 78, palette.ink),
    phone({ x: 348, y: 44, width: 318, screen: screens.lock(), shadow: tint.night }),
    stroke('M706 400V300A106 106 0 0 1 918 300V400', tint.night, 62),
    stroke('M706 400V300A106 106 0 0 1 918 300V400', palette.sand, 46),
    path('M668 416H1012V660H668Z', tint.night),
    patterned(body, kawungWeave('lock', 94, palette.turmeric, tint.turmericDeep)),
    path(body, 'none', { stroke: tint.turmericPale, 'stroke-width': 8 }),
    circle(812, 516, 74, palette.ink),
    circle(812, 498, 24, palette.turmeric) + path('M800 504H824L836 562H788Z', palette.turmeric),
    place(
      { x: 214, y: 566, rotate: -24 },
      circle(0, 0, 70, tint.leafPale) + circle(0, 0, 30, palette.leaf),
      rect(60, -16, 200, 32, tint.leafPale, 10) +
        rect(196, 8, 26, 50, tint.leafPale, 6) +
        rect(232, 8, 26, 36, tint.leafPale, 6),
      kawung(0, 0, 66, { petal: tint.leafBright }) + circle(0, 0, 24, palette.leaf),
    ),
  );
};

/** A shield in front of savings. */
const insured = (): string => {
  const stack = (x: number, count: number, width: number): string =>
    Array.from({ length: count }, (_, index) => {
      const y = 640 - index * 40;
      return (
        rect(
          x - width / 2 + (index % 2 ? 6 : -4),
          y - 38,
          width,
          36,
          index % 2 ? palette.turmeric : tint.turmericDeep,
          12,
        ) +
        stroke(
          d`M${x - width / 2 + 24} ${y - 20}H${x + width / 2 - 24}`,
          index % 2 ? tint.turmericDeep : palette.turmeric,
          5,
          { 'stroke-dasharray': '3 15' },
        )
      );
    }).join('');
  const shield =
    'M600 96C690 150 780 168 862 168V380C862 530 760 626 600 690 440 626 338 530 338 380V168C420 168 510 150 600 96Z';
  return picture(
    tint.leafMist,
    circle(600, 400, 350, tint.leafPale),
    megaMendung('left', {
      x: 180,
      y: 170,
      width: 300,
      colours: [tint.leafBright, tint.leafPale, palette.white],
      step: 10,
    }),
    megaMendung('right', {
      x: 1030,
      y: 220,
      width: 280,
      colours: [tint.leafBright, tint.leafPale, palette.white],
      step: 10,
      flip: true,
    }),
    rect(0, 636, 1200, 114, palette.leaf),
    stack(250, 5, 170) + stack(420, 8, 170) + stack(960, 4, 170) + stack(800, 7, 170),
    layers('shield', shield, [palette.leafDeep, palette.sand, palette.leaf], 14),
    clipped(
      'field',
      shield,
      patterned(boxPath(338, 90, 524, 610), kawungWeave('cloth', 131, palette.leaf, tint.leafDim)),
      path('M600 90H870V700H600Z', palette.ink, { 'fill-opacity': 0.2 }),
    ),
    circle(600, 372, 150, palette.sand),
    path(gable, palette.leaf),
    coin(600, 398, 70, gold),
  );
};

/** The gable of the bank's mark. */
const gable = 'M600 240 722 344A110 110 0 0 1 600 306 110 110 0 0 1 478 344Z';

/** A certificate with a seal and a key. */
const certificate = (): string =>
  picture(
    tint.leafMid,
    patterned(boxPath(0, 0, 1200, 750), parangWeave('wall', 110, tint.leafMid, palette.leaf, tint.leafBright)),
    place(
      { x: 262, y: 74, rotate: -3 },
      rect(16, 22, 680, 560, palette.leafDeep, 16),
      rect(0, 0, 680, 560, palette.sand, 16),
      defs(kawungField('border', 46, { petal: palette.leaf, seed: tint.leafPale, ground: tint.leafPale }, [0, 3])),
      path('M24 24H656V536H24ZM70 70V490H610V70Z', 'url(#border)', { 'fill-rule': 'evenodd' }),
      rect(80, 80, 520, 400, 'none', 4, { stroke: palette.turmeric, 'stroke-width': 5 }),
      place({ x: 308, y: 108 }, logoMark(64, palette.leaf, palette.turmeric)),
      letters('ISO 27001', {
        x: 340,
        y: 258,
        size: 84,
        fill: palette.leafDeep,
        weight: 800,
        anchor: 'middle',
        tracking: -0.03,
      }),
      letters(['Information security', 'Keamanan informasi'], {
        x: 340,
        y: 316,
        size: 38,
        fill: palette.leaf,
        weight: 600,
        anchor: 'middle',
      }),
      letters('Bank Serambi', { x: 340, y: 366, size: 34, fill: palette.ink, anchor: 'middle' }),
      stroke('M128 436C150 410 166 452 184 428S214 440 236 424', palette.ink, 5),
    ),
    path('M760 560 716 740 786 706 838 748 850 560ZM850 560 880 748 934 704 1000 734 934 560Z', tint.soga),
    path(
      petals({
        x: 850,
        y: 520,
        radius: 160,
        gap: 60,
        width: 60,
        angles: Array.from({ length: 14 }, (_, index) => index * 25.7),
      }),
      palette.turmeric,
    ),
    circle(850, 520, 112, palette.turmeric) + circle(850, 520, 94, palette.leafDeep),
    circle(850, 490, 32, palette.turmeric) + circle(850, 490, 12, palette.leafDeep),
    rect(841, 514, 18, 84, palette.turmeric, 5) +
      rect(855, 550, 26, 14, palette.turmeric, 4) +
      rect(855, 576, 20, 14, palette.turmeric, 4),
  );

/** News about security. */
export const safety: Readonly<Record<string, () => string>> = {
  'kebiasaan-aman-ponsel': safePhone,
  'penipuan-mengaku-bank': falseCall,
  'sertifikat-iso-27001': certificate,
  'yang-dijamin-lps': insured,
};
