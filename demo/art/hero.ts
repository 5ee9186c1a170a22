import { ayu, bima, lastri } from './customers';
import { letters, saving } from './lettering';
import { logoMark } from './mark';
import { palette, tint } from './palette';
import {
  coin,
  column,
  joglo,
  kawung,
  kawungField,
  layers,
  lobes,
  megaMendung,
  type Point,
  parangField,
  petals,
  smooth,
} from './patterns';
import { bankCard, type Glyph, glyph, phone, scanCode, screens } from './phone';
import { bust, medallion, type Person } from './portrait';
import { circle, clip, d, defs, element, group, type Placement, path, place, rect, stroke, svg } from './svg';

/**
 * A page's hero is drawn once, around the axis x = 560 of a box 600 high. It reaches the lower and the right edge; the half with
 * the title shows only the dark background.
 */
interface Hero {
  readonly ground: string;
  readonly subject: string;
  /** The subject's place on a phone, where the words cover the upper third of the picture; or another drawing. */
  readonly narrow?: Placement | string;
}

const wide = ({ ground, subject }: Hero): string =>
  svg(1920, 600, rect(0, 0, 1920, 600, ground), place({ x: 960 }, subject));

const narrow = ({ ground, subject, narrow = { x: 48, y: 360, scale: 0.61 } }: Hero): string =>
  svg(780, 720, rect(0, 0, 780, 720, ground), typeof narrow === 'string' ? narrow : place(narrow, subject));

const gold = { face: palette.turmeric, edge: tint.turmericDeep, rim: tint.turmericDeep, petal: palette.ink };

const eighths = Array.from({ length: 8 }, (_, index) => index * 45);

const rings = (x: number, y: number, radii: readonly number[], colours: readonly string[]): string =>
  radii.map((radius, index) => circle(x, y, radius, colours[index] ?? palette.leaf)).join('');

/** Three cards fanned out over a cloth. */
const products = (): Hero => {
  const card = (x: number, y: number, rotate: number, ground: string, ink: string, shade: string): string =>
    place({ x, y, rotate }, rect(12, 18, 430, 262, shade, 30), bankCard(0, 0, ground, ink, '•• 4821', 430));
  return {
    ground: palette.leafDeep,
    narrow: { x: -174, y: 218, scale: 0.88 },
    subject:
      defs(parangField('cloth', 96, { blade: tint.leafDim, ground: palette.leaf, lozenge: tint.leafMid })) +
      path('M230 600A500 500 0 0 1 1230 600Z', 'url(#cloth)') +
      card(400, 200, -22, palette.turmeric, palette.ink, palette.leafDeep) +
      card(390, 245, -10, palette.sand, palette.leaf, palette.leafDeep) +
      card(400, 300, 3, palette.leaf, palette.sand, palette.ink),
  };
};

/** The counter of a warung, with its owner, her QR code, and a phone that has paid. */
const pay = (): Hero => {
  const stripe = 86;
  const count = 11;
  const awning = Array.from({ length: count }, (_, index) => {
    const x = 250 + index * stripe;
    return path(
      d`M${x + 40} 84H${x + 40 + stripe}L${x + stripe} 190V210A${stripe / 2} ${stripe / 2} 0 0 1 ${x} 210V190Z`,
      index % 2 ? palette.sand : palette.turmeric,
    );
  }).join('');
  return {
    ground: palette.leaf,
    subject: place(
      { x: -130 },
      defs(kawungField('wall', 110, { petal: tint.leafDim, ground: palette.leafDeep }, [20, 40])) +
        rect(290, 150, 1060, 450, 'url(#wall)') +
        [0, 1, 2, 3, 4]
          .map((index) =>
            rect(886 + index * 50, 286, 36, 64, [palette.turmeric, tint.leafBright, tint.soga][index % 3] ?? '', 8),
          )
          .join('') +
        rect(870, 350, 480, 10, palette.sand) +
        place({ x: 552, y: 190, scale: 0.56 }, bust(lastri)) +
        rect(290, 190, 16, 270, palette.sand) +
        rect(250, 470, 1100, 130, tint.leafMid) +
        rect(226, 450, 1124, 34, palette.sand) +
        path('M796 450H904L916 466H784Z', tint.soga) +
        rect(770, 296, 160, 160, palette.white, 14) +
        path('M770 330V310A14 14 0 0 1 784 296H916A14 14 0 0 1 930 310V330Z', palette.leaf) +
        letters('QRIS', { x: 850, y: 322, size: 24, fill: palette.white, weight: 800, anchor: 'middle' }) +
        scanCode(797, 340, 106, palette.leafDeep, palette.white) +
        awning +
        phone({
          x: 316,
          y: 212,
          width: 236,
          rotate: -5,
          screen: screens.paid('Rp18.000', 'Bu Lastri', 'Bantul'),
          shadow: palette.ink,
        }),
    ),
  };
};

/** A coin falling into the phone, with rings and leaves around it. All is within the arch that a page cuts out. */
const topUp = (): Hero => ({
  ground: palette.leaf,
  subject:
    rings(600, 600, [520, 420, 320], [tint.leafDim, palette.leafDeep, tint.leafDim]) +
    path(petals({ x: 600, y: 300, radius: 218, gap: 118, angles: [188, 220, 320, 352], width: 46 }), tint.leafMid) +
    // The line leads down to the account that the money comes from.
    phone({ x: 482, y: 222, width: 236, screen: screens.topUp(), shadow: tint.night }) +
    [546, 600, 654]
      .map((x, index) => rect(x - 5, index === 1 ? 10 : 26, 10, index === 1 ? 30 : 28, tint.leafBright, 5))
      .join('') +
    coin(600, 130, 76, gold),
});

/** Ayu and Bima, each at home, joined by a band of parang; on her phone, what has just reached him. */
const transfer = (): Hero => {
  const home = (x: number, y: number, radius: number, outer: string, inner: string, id: string, who: Person): string =>
    circle(x, y, radius, outer) +
    path(petals({ x, y, radius: radius * 0.98, gap: radius * 0.86, width: radius * 0.16, angles: eighths }), inner) +
    medallion(who, id, x, y, radius * 0.84, inner);
  return {
    ground: palette.leafDeep,
    subject:
      defs(parangField('band', 92, { blade: tint.leafMid, ground: palette.leaf, lozenge: tint.leafPale }, -72)) +
      path('M40 600 780 70 900 0H1220V120L980 250 470 600Z', 'url(#band)') +
      home(214, 400, 184, palette.turmeric, tint.turmericPale, 'ayu', ayu) +
      home(756, 232, 160, tint.leafBright, palette.sand, 'bima', bima) +
      coin(548, 116, 62, gold) +
      phone({
        x: 398,
        y: 214,
        width: 232,
        rotate: 4,
        screen: screens.paid('Rp350.000', 'Bima Prakoso', 'Bank Arunika', 'BI-FAST'),
        shadow: tint.night,
      }),
  };
};

/** One receipt for all household bills. */
const billPayment = (): Hero => {
  const teeth = Array.from({ length: 9 }, () => 'l20 18 20-18').join('');
  const chip = (x: number, y: number, name: Glyph, ground: string, colour: string, size = 132): string =>
    rect(x - size / 2 + 8, y - size / 2 + 12, size, size, tint.night, size * 0.3) +
    rect(x - size / 2, y - size / 2, size, size, ground, size * 0.3) +
    glyph(name, x, y, colour, size / 34, 2);
  return {
    ground: palette.ink,
    subject:
      defs(kawungField('field', 150, { petal: palette.leafDeep, seed: palette.ink }, [10, 0])) +
      rect(610, 0, 600, 600, 'url(#field)') +
      place(
        { x: 400, y: 84, rotate: 5 },
        path(`M14 22V462${teeth}V22Z`, tint.night),
        path(`M0 0V440${teeth}V0Z`, palette.sand),
        rect(0, 0, 360, 74, palette.leaf),
        place({ x: 30, y: 18 }, logoMark(38, palette.sand, palette.turmeric)),
        letters('Serambi', { x: 84, y: 48, size: 32, fill: palette.sand }),
        (
          [
            [['Electricity', 'Listrik'], 'Rp187.250'],
            [['Water', 'Air PDAM'], 'Rp64.500'],
            ['Internet', 'Rp161.000'],
          ] as const
        )
          .map(
            ([name, amount], row) =>
              letters(name, { x: 32, y: 138 + row * 62, size: 28, fill: palette.control, weight: 600 }) +
              letters(amount, { x: 328, y: 138 + row * 62, size: 28, fill: palette.ink, anchor: 'end' }),
          )
          .join(''),
        stroke('M32 322H328', palette.line, 4, { 'stroke-dasharray': '1 13' }),
        letters('Rp412.750', { x: 328, y: 392, size: 52, fill: palette.leaf, anchor: 'end', tracking: -0.03 }),
      ) +
      chip(298, 316, 'bolt', palette.turmeric, palette.ink, 150) +
      chip(800, 200, 'drop', palette.leaf, tint.leafPale) +
      chip(842, 400, 'wave', tint.leafPale, palette.leafDeep, 144) +
      chip(340, 500, 'phone', palette.leaf, palette.sand, 120),
  };
};

const banknote = (x: number, y: number, rotate: number, ground: string, ink: string): string =>
  place(
    { x, y, rotate },
    rect(0, 0, 400, 186, ground, 14),
    rect(14, 14, 372, 158, 'none', 8, { stroke: ink, 'stroke-width': 3 }),
    circle(200, 93, 62, ink) + kawung(200, 93, 54, { petal: ground }),
    path(petals({ x: 62, y: 93, radius: 34, gap: 0 }) + petals({ x: 338, y: 93, radius: 34, gap: 0 }), ink),
  );

/**
 * A withdrawal code on the phone, and banknotes on both sides of it. They are in the middle of the half, because narrow pages show
 * less of it. Its ground is the header's, so that no edge shows between the two.
 */
const cashOut = (): Hero => ({
  ground: palette.leafDeep,
  narrow: { x: 97, y: 360, scale: 0.61 },
  subject:
    circle(480, 420, 370, tint.leafMid) +
    path(petals({ x: 480, y: 420, radius: 350, gap: 120, angles: eighths, width: 110 }), tint.leafBright) +
    banknote(116, 128, 20, palette.sand, palette.leaf) +
    banknote(92, 356, 2, palette.turmeric, palette.ink) +
    banknote(470, 212, -22, palette.turmeric, palette.ink) +
    banknote(486, 300, -4, palette.leaf, tint.leafPale) +
    banknote(476, 400, 12, palette.sand, palette.leaf) +
    phone({ x: 280, y: 64, width: 400, screen: screens.cashOut(), shadow: palette.leafDeep }),
});

/** An arcade; the sun rises in one of its arches. */
const profile = (): Hero => {
  const arch = (x: number, ...view: readonly string[]): string => {
    const id = `arch${x}`;
    const shape = d`M${x} 540V290A90 90 0 0 1 ${x + 180} 290V540Z`;
    return defs(clip(id, element('path', { d: shape }))) + group({ 'clip-path': `url(#${id})` }, ...view);
  };
  return {
    ground: palette.leafDeep,
    subject:
      defs(kawungField('frieze', 60, { petal: tint.leafBright, ground: palette.leaf }, [0, 24])) +
      path('M240 84H1220V600H240Z', tint.leafMid) +
      rect(240, 84, 980, 60, 'url(#frieze)') +
      rect(220, 72, 1000, 16, palette.sand) +
      rect(240, 144, 980, 10, tint.leafPale) +
      arch(
        276,
        rect(276, 180, 180, 360, palette.leafDeep),
        path(
          petals({ x: 366, y: 560, radius: 300, gap: 0, angles: [225, 250, 270, 290, 315], width: 76 }),
          palette.leaf,
        ),
      ) +
      arch(
        490,
        rect(490, 180, 180, 360, tint.turmericPale),
        circle(580, 372, 66, palette.turmeric),
        path('M490 470C540 430 620 440 670 470V540H490Z', tint.leafBright),
        path('M490 510C560 470 620 490 670 500V540H490Z', palette.leaf),
      ) +
      arch(
        704,
        rect(704, 180, 180, 360, palette.leaf),
        rect(704, 440, 180, 100, palette.leafDeep),
        path(petals({ x: 794, y: 330, radius: 96 }), tint.leafPale),
      ) +
      arch(
        918,
        rect(918, 180, 180, 360, palette.leafDeep),
        path(
          petals({ x: 1008, y: 560, radius: 300, gap: 0, angles: [225, 250, 270, 290, 315], width: 76 }),
          palette.leaf,
        ),
      ) +
      [258, 472, 686, 900, 1114].map((x) => column(x, 548, 270, 26, palette.sand, tint.leafPale)).join('') +
      rect(200, 540, 1020, 26, palette.sand) +
      rect(170, 564, 1050, 40, tint.leafPale),
  };
};

/** A round table seen from above, with equal seats. */
const committee = (): Hero => {
  const seats = Array.from({ length: 8 }, (_, index) => index * 45 + 22.5);
  const seat = (angle: number, index: number): string => {
    const [x, y] = [600 + Math.cos((angle * Math.PI) / 180) * 268, 340 + Math.sin((angle * Math.PI) / 180) * 268];
    return (
      circle(x, y, 56, [tint.leafMid, tint.leafPale, palette.leaf, tint.leafBright][index % 4] ?? palette.leaf) +
      circle(x, y, 26, index === 5 ? palette.turmeric : palette.ink)
    );
  };
  return {
    ground: palette.leaf,
    subject:
      circle(600, 340, 460, palette.leafDeep, { opacity: 0.55 }) +
      circle(600, 340, 360, palette.leafDeep) +
      path(
        petals({ x: 600, y: 340, radius: 350, gap: 200, angles: seats.map((angle) => angle + 22.5), width: 54 }),
        palette.leaf,
      ) +
      seats.map(seat).join('') +
      circle(606, 352, 190, palette.ink) +
      circle(600, 340, 190, palette.sand) +
      kawung(600, 340, 164, { petal: palette.leaf, seed: palette.sand, centre: palette.turmeric }),
  };
};

/** Columns of kawung tiles that grow from year to year. */
const report = (): Hero => {
  const size = 84;
  const heights = [2, 3, 3, 4, 5, 6];
  const grounds = [palette.leaf, tint.leafMid, tint.leafPale, palette.sand];
  const tiles = heights
    .map((height, column) =>
      Array.from({ length: height }, (_, row) => {
        const [x, y] = [310 + column * (size + 14), 600 - (row + 1) * size];
        const top = row === height - 1;
        const which = (column + row * 2) % 4;
        const ground = top && column === 5 ? palette.turmeric : (grounds[which] ?? palette.leaf);
        const petal = top && column === 5 ? palette.ink : which < 2 ? palette.leafDeep : palette.leaf;
        return (
          rect(x, y, size, size, ground) +
          (row % 2 === column % 2
            ? kawung(x + size / 2, y + size / 2, size * 0.56, { petal })
            : path(d`M${x} ${y + size}A${size} ${size} 0 0 1 ${x + size} ${y}V${y + size}Z`, petal))
        );
      }).join(''),
    )
    .join('');
  const line: readonly Point[] = [
    [270, 380],
    [352, 372],
    [450, 290],
    [548, 300],
    [646, 214],
    [744, 120],
  ];
  return {
    ground: palette.leafDeep,
    subject:
      path('M130 600A490 490 0 0 1 1110 600Z', tint.leafDim) +
      tiles +
      stroke(smooth(line), palette.sand, 8) +
      line
        .slice(1)
        .map(([x, y]) => circle(x, y, 13, palette.sand) + circle(x, y, 6, palette.leafDeep))
        .join(''),
  };
};

/** A circle divided into shares. */
const share = (): Hero => {
  const wedge = (from: number, to: number, inner: number, outer: number, fill: string, shift = 0): string => {
    const at = (angle: number, radius: number): string => {
      const radians = ((angle - 90) * Math.PI) / 180;
      return d`${Math.cos(radians) * radius} ${Math.sin(radians) * radius}`;
    };
    const middle = (((from + to) / 2 - 90) * Math.PI) / 180;
    const large = to - from > 180 ? 1 : 0;
    return place(
      { x: 600 + Math.cos(middle) * shift, y: 340 + Math.sin(middle) * shift },
      path(
        `M${at(from, inner)}L${at(from, outer)}${d`A${outer} ${outer} 0 ${large} 1 `}${at(to, outer)}L${at(to, inner)}${d`A${inner} ${inner} 0 ${large} 0 `}${at(from, inner)}Z`,
        fill,
      ),
    );
  };
  return {
    ground: palette.leaf,
    subject:
      circle(600, 340, 400, tint.leafDim) +
      path(
        petals({
          x: 600,
          y: 340,
          radius: 400,
          gap: 250,
          angles: [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330],
          width: 66,
        }),
        palette.leaf,
      ) +
      wedge(70, 205, 120, 262, palette.sand) +
      wedge(205, 290, 120, 262, tint.leafPale) +
      wedge(290, 350, 120, 262, tint.leafBright) +
      wedge(350, 430, 120, 262, palette.turmeric, 36) +
      circle(600, 340, 120, palette.leafDeep) +
      kawung(600, 340, 96, { petal: tint.leafBright, seed: palette.leafDeep }),
  };
};

/** A gunungan, the leaf-shaped figure that opens and closes a wayang play, with a house at its base. */
const governance = (): Hero => {
  const outline =
    'M610 40C636 150 850 236 850 420 850 512 760 540 716 610H504C460 540 370 512 370 420 370 236 584 150 610 40Z';
  const leaves = (y: number, radius: number, fill: string): string =>
    path(petals({ x: 610, y, radius, gap: radius * 0.16, width: radius * 0.3, angles: [200, 230, 310, 340] }), fill);
  return {
    ground: palette.ink,
    subject:
      path('M240 600A370 370 0 0 1 980 600Z', palette.leafDeep) +
      layers('gunungan', outline, [tint.leafMid, palette.leafDeep, palette.sand, palette.leaf], 13) +
      rect(602, 150, 16, 290, tint.leafPale) +
      leaves(420, 190, tint.leafMid) +
      leaves(340, 170, tint.leafBright) +
      leaves(262, 130, tint.leafPale) +
      circle(610, 196, 46, palette.turmeric) +
      kawung(610, 196, 36, { petal: palette.ink }) +
      joglo(610, 494, 270, { crown: palette.ink, skirt: palette.leafDeep, edge: palette.sand }) +
      [506, 566, 654, 714].map((x) => column(x, 578, 84, 13, palette.sand, palette.sand)).join('') +
      path('M588 578V540A22 22 0 0 1 632 540V578Z', palette.turmeric) +
      rect(480, 574, 260, 16, palette.sand) +
      rect(456, 588, 308, 20, tint.leafPale),
  };
};

/** December 2026, which begins on a Tuesday, with the days of the general meetings' calendar. */
const calendar = (): Hero => {
  const cell = 78;
  const days = Array.from({ length: 31 }, (_, index) => {
    const [column, row] = [(index + 2) % 7, Math.floor((index + 2) / 7)];
    const [x, y] = [40 + column * (cell + 10), 132 + row * (cell + 10)];
    const marked = index === 2;
    const special = index === 13 || index === 28;
    return (
      rect(x, y, cell, cell, marked ? palette.turmeric : special ? tint.leafPale : palette.sandDeep, 18) +
      (marked
        ? kawung(x + cell / 2, y + cell / 2, 34, { petal: palette.ink })
        : special
          ? path(petals({ x: x + cell / 2, y: y + cell / 2, radius: 26, gap: 0 }), palette.leaf)
          : letters(String(index + 1), { x: x + 14, y: y + 34, size: 24, fill: palette.control, weight: 600 }))
    );
  }).join('');
  return {
    ground: palette.leafDeep,
    subject:
      path(petals({ x: 640, y: 340, radius: 560, gap: 40, width: 300 }), tint.leafDim) +
      place(
        { x: 300, y: 104, rotate: -6 },
        rect(16, 22, 690, 600, tint.night, 40),
        rect(0, 0, 690, 600, palette.sand, 40),
        path('M0 96V40A40 40 0 0 1 40 0H650A40 40 0 0 1 690 40V96Z', palette.leaf),
        letters('12 · 2026', { x: 48, y: 66, size: 44, fill: palette.sand }) +
          stroke('M590 34 576 50 590 66M632 34 646 50 632 66', tint.leafPale, 6),
        [150, 540].map((x) => rect(x, -26, 18, 62, palette.ink, 9)).join(''),
        days,
      ),
  };
};

/** A gift box that opens like a flower. */
const benefit = (): Hero => {
  const wreath = (radius: number, gap: number, width: number, start: number, fill: string): string =>
    path(
      petals({
        x: 600,
        y: 420,
        radius,
        gap,
        width,
        angles: Array.from({ length: 12 }, (_, index) => start + index * 30),
      }),
      fill,
    );
  const ticket = (x: number, y: number, rotate: number, ground: string, ink: string, value: string): string =>
    place(
      { x, y, rotate },
      path(
        'M22 0H128A16 16 0 0 0 160 0H278A22 22 0 0 1 300 22V118A22 22 0 0 1 278 140H160A16 16 0 0 0 128 140H22A22 22 0 0 1 0 118V22A22 22 0 0 1 22 0Z',
        ground,
      ),
      stroke('M144 30V114', ink, 4, { 'stroke-dasharray': '1 12' }),
      kawung(72, 70, 46, { petal: ink }),
      saving(value, { x: 220, y: 76, size: 44, word: 24, fill: ink }),
    );
  return {
    ground: palette.leaf,
    subject:
      wreath(470, 150, 150, 15, palette.leafDeep) +
      wreath(390, 120, 130, 0, palette.leaf) +
      wreath(310, 100, 104, 15, tint.leafMid) +
      wreath(236, 80, 80, 0, tint.leafPale) +
      coin(600, 414, 128, gold) +
      ticket(262, 440, -14, palette.sand, palette.leaf, '15rb') +
      ticket(654, 190, 12, tint.leafPale, palette.leafDeep, '10%'),
  };
};

/**
 * A call for help, and its answer. On a phone they are side by side within the gutters, above the field that covers the lower edge.
 * They are as large as their words need.
 */
const help = (): Hero => {
  const asked = ({ x, y, scale = 1 }: Placement): string =>
    place(
      { x, y, scale },
      path(
        'M70 0H400A70 70 0 0 1 470 70V190A70 70 0 0 1 400 260H380L400 340 290 260H70A70 70 0 0 1 0 190V70A70 70 0 0 1 70 0Z',
        palette.sand,
      ),
      letters(['I have lost', 'Kartu saya'], { x: 56, y: 112, size: 58, fill: palette.leafDeep, tracking: -0.03 }),
      letters(['my card', 'hilang'], { x: 56, y: 180, size: 58, fill: palette.leafDeep, tracking: -0.03 }),
    );
  const answered = ({ x, y, scale = 1 }: Placement): string =>
    place(
      { x, y, scale },
      path(
        'M80 14H330A64 64 0 0 1 394 78V170A64 64 0 0 1 330 234H150L50 316 74 234A64 64 0 0 1 14 170V78A64 64 0 0 1 80 14Z',
        tint.night,
        { opacity: 0.35 },
      ),
      path(
        'M64 0H316A64 64 0 0 1 380 64V156A64 64 0 0 1 316 220H136L36 302 60 220A64 64 0 0 1 0 156V64A64 64 0 0 1 64 0Z',
        palette.turmeric,
      ),
      letters(['Freeze it', 'Blokir'], { x: 52, y: 98, size: 54, fill: palette.ink, tracking: -0.03 }),
      letters(['in the app', 'di aplikasi'], { x: 52, y: 162, size: 54, fill: palette.ink, tracking: -0.03 }),
    );
  const clouds = path(
    `${lobes([
      [-260, 660],
      [-120, 620],
      [-20, 590],
      [110, 560],
      [300, 520],
      [470, 570],
      [640, 520],
      [830, 560],
      [980, 500],
      [1140, 560],
      [1180, 590],
      [1280, 620],
      [1480, 660],
    ])}V900H-260Z`,
    palette.leafDeep,
  );
  return {
    ground: palette.leaf,
    subject:
      megaMendung('sky', {
        x: 900,
        y: 150,
        width: 420,
        colours: [tint.leafDim, palette.leaf, tint.leafDim, palette.leaf, tint.leafDim],
        step: 14,
      }) +
      clouds +
      asked({ x: 452, y: 60 }) +
      answered({ x: 280, y: 262 }),
    narrow:
      place({ x: -60, y: 300, scale: 0.7 }, clouds) +
      asked({ x: 32, y: 372, scale: 0.766 }) +
      answered({ x: 463, y: 404, scale: 0.75 }),
  };
};

const heroes: Readonly<Record<string, () => Hero>> = {
  products,
  pay,
  'top-up': topUp,
  transfer,
  'bill-payment': billPayment,
  'cash-out': cashOut,
  profile,
  committee,
  'investor-report': report,
  'investor-share': share,
  'investor-governance': governance,
  'investor-calendar': calendar,
  benefit,
  help,
};

export const hero: Record<string, () => string> = Object.fromEntries(
  Object.entries(heroes).flatMap(([name, compose]) => [
    [`hero/${name}`, () => wide(compose())],
    [`hero/${name}-mobile`, () => narrow(compose())],
  ]),
);
