import { inTheLanguage, type Lettering, letters, type Words } from './lettering';
import { logoMark } from './mark';
import { palette, tint } from './palette';
import { kawung, type Point, petals } from './patterns';
import { alphabet, letterReferences } from './screen-letters';
import { circle, clip, d, defs, element, group, path, place, precise, rect, stroke, use } from './svg';

/** Size of every screen drawing; a phone scales it to its own width. */
export const SCREEN = { width: 360, height: 760 } as const;
const RIM = 14;
/** At least 3:1 to the grounds of a dark page, and to the frame. */
const EDGE = tint.leafBright;

export interface Phone {
  /** Left and top of the frame. */
  readonly x: number;
  readonly y: number;
  /** Width of the frame; its height is `phoneHeight(width)`. */
  readonly width: number;
  readonly screen: string;
  readonly rotate?: number;
  /** Colour of the flat shadow. Undefined: none. */
  readonly shadow?: string;
  readonly frame?: string;
  /** Id of the screen's clip path, unique in the drawing. */
  readonly id?: string;
}

const FRAME = { width: SCREEN.width + RIM * 2, height: SCREEN.height + RIM * 2 };

const phoneHeight = (width: number): number => (width * FRAME.height) / FRAME.width;

/** A phone seen from the front, with a flat shadow. */
export function phone({ x, y, width, screen, rotate = 0, shadow, frame = palette.ink, id = 'screen' }: Phone): string {
  const scale = width / FRAME.width;
  const middle: Point = [x + width / 2, y + phoneHeight(width) / 2];
  const face = { x: 0, y: 0, width: SCREEN.width, height: SCREEN.height, rx: 42 };
  return group(
    { transform: rotate ? d`rotate(${rotate} ${middle[0]} ${middle[1]})` : undefined },
    group(
      { transform: `${d`translate(${x} ${y})`}scale(${precise(scale)})` },
      shadow ? rect(26, 30, FRAME.width, FRAME.height, shadow, 56) : '',
      rect(-3, 150, 6, 60, EDGE, 3) + rect(FRAME.width - 3, 190, 6, 84, EDGE, 3),
      rect(0, 0, FRAME.width, FRAME.height, frame, 56),
      // Its metal edge: a phone has to stand out from a dark page, too.
      rect(1.5, 1.5, FRAME.width - 3, FRAME.height - 3, 'none', 54.5, { stroke: EDGE, 'stroke-width': 3 }),
      defs(clip(id, element('rect', face)), alphabet(screen)),
      place({ x: RIM, y: RIM }, group({ 'clip-path': `url(#${id})` }, screen, rect(132, 12, 96, 24, frame, 12))),
    ),
  );
}

// --- Parts of a screen --------------------------------------------------------------------------------------------

/** A bar in place of words that would be too small to read, outside a screen. */
export const bar = (x: number, y: number, width: number, fill: string, height = 9): string =>
  rect(x, y, width, height, fill, height / 2);

export type Glyph =
  | 'arrow-down'
  | 'arrow-right'
  | 'arrow-up'
  | 'bank'
  | 'bell'
  | 'bolt'
  | 'camera'
  | 'card'
  | 'cash'
  | 'check'
  | 'clock'
  | 'code'
  | 'copy'
  | 'download'
  | 'drop'
  | 'heart'
  | 'home'
  | 'image'
  | 'lock'
  | 'mail'
  | 'person'
  | 'phone'
  | 'pin'
  | 'plus'
  | 'receipt'
  | 'share'
  | 'shop'
  | 'star'
  | 'wave';

const GLYPHS: Readonly<Record<Glyph, string>> = {
  'arrow-down': 'M0-8V8M-7 1 0 8 7 1',
  'arrow-right': 'M-8 0H8M1-7 8 0 1 7',
  'arrow-up': 'M0 8V-8M-7-1 0-8 7-1',
  bank: 'M-9-3 0-9 9-3ZM-6-3V5M0-3V5M6-3V5M-9 8H9',
  bell: 'M-8 5H8C5 2 6-1 5-4A5 5 0 0 0-5-4C-6-1-5 2-8 5ZM-2 9H2',
  bolt: 'M2-10-6 2H0L-2 10 6-2H0Z',
  camera: 'M-9-5H-5L-3-8H3L5-5H9V7H-9ZM0-2A3.5 3.5 0 1 1 0 5 3.5 3.5 0 1 1 0-2Z',
  card: 'M-9-6H9V7H-9ZM-9-2H9M-5 3H-1',
  cash: 'M-10-6H10V6H-10ZM0-2A2 2 0 1 1 0 2 2 2 0 1 1 0-2ZM-6 0h.1M6 0h.1',
  check: 'M-7 0-2 5 7-5',
  clock: 'M0-8A8 8 0 1 1 0 8 8 8 0 1 1 0-8ZM0-4V0L3 2',
  code: 'M-8-8h5v5h-5ZM3-8h5v5H3ZM-8 3h5v5h-5ZM3 3V8M8 3V4M8 8h.1',
  copy: 'M-3-3H8V8H-3ZM-6 3H-8V-8H3V-6',
  download: 'M0-8V3M-5-2 0 3 5-2M-8 8H8',
  drop: 'M0-9C4-4 6-1 6 3A6 6 0 0 1-6 3C-6-1-4-4 0-9Z',
  heart: 'M0 8C-6 4-9 1-9-3A4.6 4.6 0 0 1 0-5 4.6 4.6 0 0 1 9-3C9 1 6 4 0 8Z',
  home: 'M-9 0 0-8 9 0M-6-2V8H6V-2',
  image: 'M-9-7H9V7H-9ZM-9 4-3-2 2 3 5 0 9 4M4-4h.1',
  lock: 'M-7-1H7V9H-7ZM-4-1V-5A4 4 0 0 1 4-5V-1',
  mail: 'M-9-6H9V7H-9ZM-9-6 0 1 9-6',
  person: 'M0-8A3.5 3.5 0 1 1 0-1 3.5 3.5 0 1 1 0-8ZM-7 8A7 5.5 0 0 1 7 8',
  phone: 'M-5-9H5V9H-5ZM-1 6H1',
  pin: 'M0 9C-5 3-7 0-7-3A7 7 0 0 1 7-3C7 0 5 3 0 9ZM0-5A2 2 0 1 1 0-1 2 2 0 1 1 0-5Z',
  plus: 'M0-8V8M-8 0H8',
  receipt: 'M-7-9H7V9L3.5 6.5 0 9-3.5 6.5-7 9ZM-3-4H3M-3 0H3',
  share: 'M0 3V-8M-5-4 0-9 5-4M-8 1V8H8V1',
  shop: 'M-9-7H9V-2H-9ZM-7-2V8H7V-2M-2 8V3H3V8',
  star: 'M0-9 2.7-3.1 9-2.5 4.3 1.8 5.7 8.2 0 5-5.7 8.2-4.3 1.8-9-2.5-2.7-3.1Z',
  wave: 'M-8 4A12 12 0 0 1 8 4M-4.5 8A7 7 0 0 1 4.5 8M-11 0A17 17 0 0 1 11 0',
};

/** A line icon, 20 units wide, centred on the point. */
export const glyph = (name: Glyph, x: number, y: number, colour: string, scale = 1, weight = 2.2): string =>
  place({ x, y, scale }, stroke(GLYPHS[name], colour, weight));

export const statusBar = (colour: string): string =>
  letters(['9:41', '9.41'], { x: 34, y: 33, size: 15, fill: colour, weight: 600 }) +
  rect(296, 20, 28, 14, colour, 4, { opacity: 0.9 }) +
  path('M270 34v-5h4v5zM277 34v-9h4v9zM284 34V21h4v13z', colour);

const tabBar = (active: number): string =>
  rect(0, 676, 360, 84, palette.white) +
  (['home', 'receipt', 'code', 'star', 'bell'] as const)
    .map((name, index) => {
      const x = 40 + index * 70;
      if (index === 2) return circle(x, 702, 32, palette.leaf) + glyph(name, x, 702, palette.white, 1.4, 2);
      return (
        glyph(name, x, 706, index === active ? palette.leaf : palette.control, 1.1) +
        (index === active ? circle(x, 728, 3, palette.leaf) : '')
      );
    })
    .join('') +
  rect(120, 746, 120, 5, palette.ink, 2.5);

export const tileIcon = (x: number, y: number, name: Glyph, ground: string, colour: string, size = 52): string =>
  rect(x - size / 2, y - size / 2, size, size, ground, size * 0.32) + glyph(name, x, y, colour, size / 46);

/** A monogram in a circle. */
export const monogram = (x: number, y: number, radius: number, text: string, ground: string, colour: string): string =>
  circle(x, y, radius, ground) +
  letters(text, { x, y: y + radius * 0.3, size: radius * 0.84, fill: colour, anchor: 'middle' });

export const page = (ground: string, ...children: readonly string[]): string =>
  rect(0, 0, SCREEN.width, SCREEN.height, ground) + children.join('');

const titleBar = (title: Words, colour: string): string =>
  stroke('M36 70 26 80 36 90', colour, 3) + letters(title, { x: 180, y: 87, size: 19, fill: colour, anchor: 'middle' });

const button = (y: number, ground: string, colour: string, name: Glyph = 'arrow-right'): string =>
  rect(24, y, 312, 58, ground, 29) + glyph(name, 180, y + 29, colour, 1.1, 2.6);

/** A payment card, 312 × 190 in its own units. */
export const bankCard = (x: number, y: number, ground: string, mark: string, number: string, width = 312): string =>
  place(
    { x, y, scale: width / 312 },
    rect(0, 0, 312, 190, ground, 22),
    path(
      'M312 168A140 140 0 0 0 178 56 140 140 0 0 0 290 190 22 22 0 0 0 312 168Z' +
        'M290 0A22 22 0 0 1 312 22 102 102 0 0 1 216 96 102 102 0 0 1 290 0Z',
      mark,
      { opacity: 0.24 },
    ),
    rect(24, 66, 44, 34, tint.turmericPale, 8) + stroke('M24 83H68M46 66V100', mark, 1.5),
    place({ x: 24, y: 24 }, logoMark(26, mark)),
    letters(number, { x: 24, y: 164, size: 17, fill: mark, weight: 600, tracking: 0.06 }),
  );

/** A picture of a QR code, with round modules and kawung finder patterns. It cannot be scanned. */
export function scanCode(x: number, y: number, size: number, dark: string, light: string): string {
  const cell = size / 21;
  let dots = '';
  for (let row = 0; row < 21; row++) {
    for (let column = 0; column < 21; column++) {
      const finder = (row < 8 && (column < 8 || column > 12)) || (row > 12 && column < 8);
      const middle = Math.abs(row - 10) < 3 && Math.abs(column - 10) < 3;
      if (finder || middle || (row * row * 7 + column * column * 3 + row * column * 5 + column) % 7 > 2) continue;
      dots += d`M${x + (column + 0.5) * cell} ${y + (row + 0.5) * cell}h.1`;
    }
  }
  const finder = (column: number, row: number): string => {
    const [left, top] = [x + column * cell, y + row * cell];
    return (
      rect(left, top, cell * 7, cell * 7, dark, cell * 2) +
      rect(left + cell, top + cell, cell * 5, cell * 5, light, cell * 1.3) +
      path(petals({ x: left + cell * 3.5, y: top + cell * 3.5, radius: cell * 2.4, gap: 0 }), dark)
    );
  };
  return (
    stroke(dots, dark, cell * 0.86) +
    finder(0, 0) +
    finder(14, 0) +
    finder(0, 14) +
    kawung(x + size / 2, y + size / 2, cell * 2.4, { petal: palette.turmeric })
  );
}

/** Like `letters`; a phone's screen has each only once. */
const write = (words: Words, options: Lettering): string => letterReferences(inTheLanguage(words), options);

// --- Screens ------------------------------------------------------------------------------------------------------

const actions: readonly (readonly [sign: Glyph, name: Words])[] = [
  ['arrow-right', ['Send', 'Kirim']],
  ['plus', ['Top up', 'Isi saldo']],
  ['receipt', ['Bills', 'Tagihan']],
  ['cash', ['Cash', 'Tunai']],
];

const history: readonly (readonly [sign: Glyph, who: Words, time: Words, amount: string])[] = [
  ['shop', 'Warung Bu Lastri', ['8:40', '08.40'], '-Rp18.000'],
  ['arrow-down', 'Bima', ['7:25', '07.25'], '+Rp350.000'],
  ['bolt', ['Electricity', 'Listrik'], ['7:10', '07.10'], '-Rp412.750'],
  ['phone', ['Phone credit', 'Pulsa'], ['6:55', '06.55'], '-Rp52.000'],
];

/** With as many of the last transactions as fit; its lower edge is never in the picture. */
const home = (transactions: number): string =>
  page(
    palette.sand,
    rect(0, 0, 360, 250, palette.leaf),
    path(petals({ x: 318, y: 90, radius: 180 }), tint.leafDim),
    statusBar(palette.white),
    write(['Balance', 'Saldo'], { x: 26, y: 92, size: 18, fill: tint.leafPale, weight: 600 }),
    write('Rp12.480.500', { x: 26, y: 144, size: 42, fill: palette.white, weight: 600, tracking: -0.03 }),
    rect(20, 174, 320, 124, palette.white, 26),
    actions
      .map(([sign, name], index) => {
        const x = 62 + index * 78.6;
        return (
          tileIcon(x, 220, sign, index ? tint.leafMist : palette.turmeric, index ? palette.leaf : palette.ink) +
          write(name, { x, y: 276, size: 17, fill: palette.ink, weight: 600, anchor: 'middle' })
        );
      })
      .join(''),
    history
      .slice(0, transactions)
      .map(([sign, who, time, amount], index) => {
        const y = 340 + index * 66;
        const isIncome = amount.startsWith('+');
        return (
          tileIcon(46, y, sign, isIncome ? tint.leafMist : palette.sandDeep, palette.leaf, 46) +
          write(who, { x: 82, y: y - 2, size: 17, fill: palette.ink, weight: 600 }) +
          write(time, { x: 82, y: y + 19, size: 15, fill: palette.control, weight: 600 }) +
          write(amount, {
            x: 338,
            y: y + 6,
            size: 17,
            fill: isIncome ? palette.good : palette.ink,
            weight: 600,
            anchor: 'end',
          })
        );
      })
      .join(''),
  );

const pay = (): string =>
  page(
    palette.leaf,
    statusBar(palette.white),
    titleBar('QRIS', palette.white),
    rect(32, 128, 296, 420, palette.white, 32),
    letters('Kopi Teras', { x: 180, y: 180, size: 22, fill: palette.ink, anchor: 'middle' }),
    letters('Sleman, Yogyakarta', { x: 180, y: 206, size: 14, fill: palette.control, weight: 600, anchor: 'middle' }),
    scanCode(70, 228, 220, palette.leafDeep, palette.white),
    stroke('M48 478H312', palette.line, 2, { 'stroke-dasharray': '2 8' }),
    letters('Rp42.000', { x: 180, y: 524, size: 30, fill: palette.leaf, anchor: 'middle', tracking: -0.03 }),
    button(586, palette.turmeric, palette.ink, 'check'),
    rect(120, 740, 120, 5, palette.white, 2.5),
  );

const paid = (sum = 'Rp50.000', shop = 'Lumbung Segar', town = 'Klaten', by = 'QRIS'): string =>
  page(
    palette.sand,
    statusBar(palette.ink),
    path(
      petals({ x: 180, y: 226, radius: 128, angles: [0, 45, 90, 135, 180, 225, 270, 315], width: 52 }),
      tint.leafMist,
    ),
    circle(180, 226, 62, palette.leaf) + glyph('check', 180, 226, palette.white, 3.2, 2.6),
    write(sum, { x: 180, y: 420, size: 42, fill: palette.ink, anchor: 'middle', tracking: -0.03 }),
    write(shop, { x: 180, y: 452, size: 20, fill: palette.control, weight: 600, anchor: 'middle' }),
    rect(24, 486, 312, 98, palette.white, 24),
    [0, 1]
      .map(
        (row) =>
          write([by, '22 Nov 2026'][row] ?? '', {
            x: 48,
            y: 526 + row * 34,
            size: 16,
            fill: palette.control,
            weight: 600,
          }) +
          write(row ? ['09:41', '09.41'] : town, {
            x: 312,
            y: 526 + row * 34,
            size: 16,
            fill: palette.ink,
            weight: 600,
            anchor: 'end',
          }),
      )
      .join(''),
    button(652, palette.leaf, palette.white),
  );

const savings = (): string =>
  page(
    palette.sand,
    statusBar(palette.ink),
    titleBar('Umrah', palette.ink),
    rect(24, 120, 312, 316, palette.white, 30),
    circle(180, 262, 104, 'none', { stroke: tint.leafMist, 'stroke-width': 22 }),
    stroke('M180 158A104 104 0 1 1 76 262', palette.leaf, 22),
    letters('75%', { x: 180, y: 268, size: 46, fill: palette.ink, anchor: 'middle', tracking: -0.03 }),
    letters('Rp7.500.000', { x: 180, y: 414, size: 22, fill: palette.leaf, anchor: 'middle' }),
    (
      [
        ['Umrah', 0.75],
        [['Motorbike', 'Motor'], 0.42],
        ['Bali', 0.9],
      ] as const
    )
      .map(([name, share], row) => {
        const y = 486 + row * 62;
        return (
          letters(name, { x: 26, y, size: 17, fill: palette.ink, weight: 600 }) +
          letters(`${Math.round(share * 100)}%`, {
            x: 336,
            y,
            size: 15,
            fill: palette.control,
            weight: 600,
            anchor: 'end',
          }) +
          rect(26, y + 12, 310, 10, palette.sandDeep, 5) +
          rect(26, y + 12, 310 * share, 10, row === 1 ? palette.turmeric : tint.leafMid, 5)
        );
      })
      .join(''),
    tabBar(1),
  );

/** In the order of the coupons page, each by discount and purpose. */
export const coupons: readonly (readonly [value: string, name: Words, sign: Glyph, ground: string])[] = [
  ['Rp15.000', ['Morning coffee', 'Kopi pagi'], 'star', tint.turmericPale],
  ['10%', ['Weekly groceries', 'Belanja mingguan'], 'shop', tint.leafMist],
  ['Rp5.000', ['Four journeys', 'Empat perjalanan'], 'pin', palette.sandDeep],
  ['Rp3.000', ['Phone credit', 'Pulsa'], 'phone', tint.leafPale],
];

/** The points and the coupons that a member has; its lower edge is never in the picture. */
const points = (): string =>
  page(
    palette.sand,
    rect(0, 0, 360, 300, palette.leafDeep),
    kawung(180, 270, 240, { petal: palette.leaf }),
    rect(0, 270, 360, 490, palette.sand),
    statusBar(palette.white),
    titleBar(['Points', 'Poin'], palette.white),
    circle(84, 170, 38, palette.turmeric) + kawung(84, 170, 28, { petal: palette.ink }),
    write('4.820', { x: 140, y: 187, size: 50, fill: palette.white, tracking: -0.03 }),
    coupons
      .map(([value, name, sign, ground], index) => {
        const y = 236 + index * 118;
        return (
          rect(20, y, 320, 100, palette.white, 24) +
          tileIcon(72, y + 50, sign, ground, palette.leaf, 72) +
          write(value, { x: 124, y: y + 46, size: 30, fill: palette.leaf, weight: 800, tracking: -0.03 }) +
          write(name, { x: 124, y: y + 76, size: 22, fill: palette.ink, weight: 600, tracking: -0.02 })
        );
      })
      .join(''),
  );

const topUp = (): string =>
  page(
    palette.sand,
    statusBar(palette.ink),
    titleBar('Serambi', palette.ink),
    bankCard(24, 112, palette.leaf, tint.leafPale, '•• 4821'),
    [50, 100, 200, 300, 500, 750]
      .map((amount, index) => {
        const [x, y] = [24 + (index % 3) * 107, 318 + Math.floor(index / 3) * 76];
        const chosen = index === 2;
        return (
          rect(x, y, 98, 64, chosen ? palette.turmeric : palette.white, 18) +
          letters(`${amount}rb`, { x: x + 49, y: y + 39, size: 20, fill: palette.ink, anchor: 'middle' })
        );
      })
      .join(''),
    rect(24, 490, 312, 108, palette.white, 24),
    tileIcon(68, 544, 'arrow-down', tint.leafMist, palette.leaf) +
      letters('Bank Arunika', { x: 110, y: 540, size: 18, fill: palette.ink }) +
      letters('8810 0812 3456', { x: 110, y: 564, size: 15, fill: palette.control, weight: 600 }),
    button(656, palette.leaf, palette.white, 'plus'),
  );

/** A withdrawal's code; its lower edge is never in the picture. */
const cashOut = (): string =>
  page(
    palette.leafDeep,
    path(petals({ x: 180, y: 150, radius: 300 }), palette.leaf, { opacity: 0.5 }),
    statusBar(palette.white),
    titleBar('Minimarket', palette.white),
    rect(28, 118, 304, 356, palette.white, 32),
    tileIcon(180, 174, 'cash', tint.leafMist, palette.leaf, 68),
    letters('Rp500.000', { x: 180, y: 256, size: 36, fill: palette.ink, anchor: 'middle', tracking: -0.03 }),
    letters('1088 •• 4821', { x: 180, y: 286, size: 16, fill: palette.control, weight: 600, anchor: 'middle' }),
    rect(52, 306, 256, 78, palette.sandDeep, 20),
    letters('482 917', { x: 180, y: 359, size: 38, fill: palette.leaf, anchor: 'middle', tracking: 0.06 }),
    rect(52, 404, 256, 10, palette.sandDeep, 5) + rect(52, 404, 252, 10, palette.turmeric, 5),
    letters('59:48', { x: 180, y: 449, size: 22, fill: palette.ink, weight: 600, anchor: 'middle' }),
  );

const lock = (): string =>
  page(
    palette.leafDeep,
    path(petals({ x: 180, y: 300, radius: 420 }), palette.leaf, { opacity: 0.55 }),
    statusBar(palette.white),
    place({ x: 138, y: 128 }, logoMark(84, palette.sand, palette.turmeric)),
    [0, 1, 2, 3, 4, 5]
      .map((index) => circle(105 + index * 30, 300, 7, index < 4 ? palette.white : tint.leafMid))
      .join(''),
    ['1', '2', '3', '4', '5', '6', '7', '8', '9']
      .map((digit, index) => {
        const [x, y] = [84 + (index % 3) * 96, 400 + Math.floor(index / 3) * 92];
        return (
          circle(x, y, 36, palette.leaf) +
          letters(digit, { x, y: y + 10, size: 28, fill: palette.white, weight: 600, anchor: 'middle' })
        );
      })
      .join(''),
    circle(180, 676, 36, palette.turmeric) + glyph('lock', 180, 674, palette.ink, 1.3),
  );

const growth = (): string =>
  page(
    palette.sand,
    rect(0, 0, 360, 470, palette.leaf),
    statusBar(palette.white),
    titleBar('Serambi Plus', palette.white),
    letters('Rp8.250.000', { x: 26, y: 184, size: 42, fill: palette.white, tracking: -0.03 }),
    rect(26, 206, 92, 30, palette.turmeric, 15) +
      letters('2,00%', { x: 72, y: 227, size: 16, fill: palette.ink, anchor: 'middle' }),
    path('M0 420C60 420 60 372 120 372S190 338 240 316 310 262 360 250V470H0Z', palette.leafDeep),
    stroke('M0 420C60 420 60 372 120 372S190 338 240 316 310 262 360 250', tint.leafPale, 5),
    circle(240, 316, 11, palette.white) + circle(240, 316, 5, palette.leaf),
    defs(
      group(
        { id: 'interest' },
        letters(['Interest', 'Bunga'], { x: 82, y: 536, size: 16, fill: palette.ink, weight: 600 }),
      ),
    ),
    [0, 1, 2]
      .map((row) => {
        const y = 504 + row * 62;
        return (
          rect(24, y, 312, 52, palette.white, 18) +
          kawung(54, y + 26, 18, { petal: palette.leaf }) +
          use('interest', 0, row * 62) +
          letters(['+13.750', '+13.720', '+13.700'][row] ?? '', {
            x: 312,
            y: y + 32,
            size: 15,
            fill: palette.leaf,
            weight: 600,
            anchor: 'end',
          })
        );
      })
      .join(''),
    button(694, palette.leaf, palette.white, 'plus'),
  );

/** Screens of the bank's app, for `phone`. */
export const screens = { cashOut, growth, home, lock, paid, pay, points, savings, topUp } as const;
