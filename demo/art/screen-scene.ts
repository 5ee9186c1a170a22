import { textWidth, type Words } from './lettering';
import { logoMark } from './mark';
import { palette, tint } from './palette';
import { column, joglo, kawung, petals } from './patterns';
import { type Glyph, glyph, monogram, tileIcon } from './phone';
import { type Part, tapMark, textIn, write } from './screen-kit';
import { circle, d, path, place, rect, stroke } from './svg';
import { banknote } from './things';

// Elements that only one or two steps show: the welcome screen, the home screen, a map and a cash machine.

/** The welcome screen of a new user: the logo over a veranda. */
export const welcome: Part = {
  height: 500,
  draw: (y) =>
    place({ x: 134, y: y + 10 }, logoMark(92, palette.white, palette.turmeric)) +
    write('Bank Serambi', 'en', 180, y + 146, { size: 28, fill: palette.white, anchor: 'middle' }) +
    joglo(180, y + 330, 296, { crown: palette.leaf, skirt: tint.leafMid, edge: palette.sand }) +
    [64, 132, 228, 296].map((x) => column(x, y + 452, 122, 15, palette.sand, tint.leafPale)).join('') +
    path(d`M152 ${y + 452}V${y + 390}A28 28 0 0 1 208 ${y + 390}V${y + 452}Z`, palette.turmeric) +
    rect(34, y + 448, 292, 16, palette.sand, 3) +
    rect(14, y + 462, 332, 20, tint.leafPale, 3),
};

/** Below the four icons of the home screen. */
const actions: readonly Words[] = [
  ['Send', 'Kirim'],
  ['Top up', 'Isi saldo'],
  ['Bills', 'Tagihan'],
  ['Cash', 'Tunai'],
];

/** The last transactions: with whom, when, and how much. */
const history: readonly (readonly [who: Words, when: Words, sum: Words])[] = [
  ['Lumbung Segar', ['08:12', '08.12'], ['-Rp86,500', '-Rp86.500']],
  [
    ['Electricity', 'Listrik'],
    ['07:30', '07.30'],
    ['-Rp412,750', '-Rp412.750'],
  ],
  ['Bima', ['06:58', '06.58'], ['+Rp350,000', '+Rp350.000']],
];

/** The app's home screen; `tapped` is what the step asks to tap, if it does. */
export const home = (tapped: 'nothing' | 'plus' | 'qris', offer: Words): Part => ({
  height: 606,
  draw: (_, language) =>
    rect(0, 0, 360, 330, palette.leaf) +
    path(petals({ x: 318, y: 120, radius: 210 }), tint.leafDim) +
    path('M270 34v-5h4v5zM277 34v-9h4v9zM284 34V21h4v13z', palette.white) +
    rect(296, 20, 28, 14, palette.white, 4) +
    write(['9:41', '9.41'], language, 34, 33, { size: 15, fill: palette.white }) +
    monogram(50, 92, 24, 'A', tint.leafPale, palette.leafDeep) +
    write(['Good morning', 'Selamat pagi'], language, 86, 86, { size: 15, fill: tint.leafPale }) +
    write('Ayu', language, 86, 110, { size: 18, fill: palette.white }) +
    write(['Balance', 'Saldo'], language, 26, 156, { size: 16, fill: tint.leafPale }) +
    write(['Rp1,250,000', 'Rp1.250.000'], language, 26, 202, {
      size: 40,
      fill: palette.white,
      tracking: -0.03,
    }) +
    rect(24, 246, 312, 118, palette.white, 26) +
    (['arrow-right', 'plus', 'receipt', 'cash'] as const)
      .map(
        (name, index) =>
          tileIcon(66 + index * 76, 290, name, tint.leafMist, palette.leaf) +
          write(actions[index] ?? '', language, 66 + index * 76, 342, { size: 15, anchor: 'middle', width: 70 }),
      )
      .join('') +
    (tapped === 'plus'
      ? rect(24, 388, 312, 116, palette.turmeric, 26) +
        kawung(278, 446, 52, { petal: tint.turmericDeep }) +
        write(offer, language, 48, 440, { size: 23, width: 214 }) +
        write(['Takes ten minutes', 'Cukup sepuluh menit'], language, 48, 470, { size: 16, width: 190 }) +
        tapMark(290, 478, palette.leaf)
      : '') +
    [0, 1, 2]
      .map((line) => {
        const y = (tapped === 'plus' ? 556 : 430) + line * 76;
        return y > 640
          ? ''
          : tileIcon(
              50,
              y,
              (['shop', 'bolt', 'arrow-down'] as const)[line] ?? 'shop',
              palette.sandDeep,
              palette.leaf,
              46,
            ) +
              write(history[line]?.[0] ?? '', language, 86, y - 2, { size: 16, width: 130 }) +
              write(history[line]?.[1] ?? '', language, 86, y + 18, { size: 14, fill: palette.control }) +
              write(history[line]?.[2] ?? '', language, 336, y + 6, {
                size: 16,
                fill: line === 2 ? palette.good : palette.ink,
                anchor: 'end',
              });
      })
      .join('') +
    rect(0, 676, 360, 84, palette.white) +
    (['home', 'receipt', 'code', 'star', 'bell'] as const)
      .map((name, index) => {
        const x = 40 + index * 70;
        if (index !== 2) return glyph(name, x, 706, index ? palette.control : palette.leaf, 1.1);
        const big = tapped === 'qris';
        return (
          (big ? circle(x, 694, 56, palette.turmeric, { opacity: 0.4 }) : '') +
          circle(x, 698, big ? 42 : 32, palette.leaf) +
          (big
            ? glyph(name, x, 688, palette.white, 1.5, 2) +
              write('QRIS', language, x, 722, { size: 14, fill: palette.white, weight: 800, anchor: 'middle' })
            : glyph(name, x, 698, palette.white, 1.4, 2))
        );
      })
      .join('') +
    rect(120, 746, 120, 5, palette.ink, 2.5),
});

/** A street map with cash machines. */
export const streetMap = (label: Words): Part => ({
  height: 420,
  draw: (y, language) => {
    const marker = (x: number, top: number, size: number, fill: string, sign: Glyph, colour: string): string =>
      path(
        d`M${x} ${top + size * 1.35}C${x - size * 0.7} ${top + size * 0.5} ${x - size} ${top + size * 0.3} ${x - size} ${top - size * 0.2}A${size} ${size} 0 0 1 ${x + size} ${top - size * 0.2}C${x + size} ${top + size * 0.3} ${x + size * 0.7} ${top + size * 0.5} ${x} ${top + size * 1.35}Z`,
        fill,
      ) + glyph(sign, x, top - size * 0.18, colour, size / 18, 2.6);
    const halfLabel = textWidth(textIn(label, language), 24, 800, 0.02) / 2 + 22;
    return (
      rect(24, y, 312, 420, tint.leafMist, 28) +
      path(d`M24 ${y + 250}L150 ${y + 180} 200 ${y + 420}H52A28 28 0 0 1 24 ${y + 392}Z`, tint.leafPale) +
      stroke(
        d`M33 ${y + 130}L327 ${y + 60}M33 ${y + 262}L327 ${y + 196}M33 ${y + 372}L327 ${y + 326}M120 ${y + 9}L176 ${y + 411}M256 ${y + 9}L280 ${y + 411}`,
        palette.white,
        15,
      ) +
      circle(92, y + 320, 26, palette.turmeric, { opacity: 0.35 }) +
      circle(92, y + 320, 12, palette.turmeric, { stroke: palette.white, 'stroke-width': 4 }) +
      marker(272, y + 108, 24, tint.leafMid, 'cash', palette.white) +
      marker(286, y + 300, 24, tint.leafMid, 'cash', palette.white) +
      marker(160, y + 196, 44, palette.leaf, 'cash', palette.white) +
      rect(160 - halfLabel, y + 96, 2 * halfLabel, 44, palette.white, 12) +
      write(label, language, 160, y + 127, {
        size: 24,
        fill: palette.bad,
        weight: 800,
        anchor: 'middle',
        tracking: 0.02,
      })
    );
  },
});

interface Machine {
  readonly card: 'going' | 'back';
  readonly screen: 'pin' | 'amounts' | 'thanks';
}

/** The front of a cash machine: its screen and card slot, then keys or banknotes. */
export const cashMachine = ({ card, screen, words }: Machine & { readonly words: Words }): Part => ({
  height: 500,
  draw: (y, language) => {
    const amounts: Words[] = [
      ['100K', '100rb'],
      ['300K', '300rb'],
      ['500K', '500rb'],
      ['1M', '1jt'],
    ];
    const display =
      screen === 'amounts'
        ? write(['Choose an amount', 'Pilih nominal'], language, 154, y + 58, {
            size: 16,
            fill: tint.leafPale,
            anchor: 'middle',
            width: 180,
          }) +
          amounts
            .map((amount, index) => {
              const [x, top] = [62 + (index % 2) * 96, y + 74 + Math.floor(index / 2) * 60];
              return (
                rect(x, top, 88, 50, index === 2 ? palette.turmeric : palette.leaf, 12) +
                write(amount, language, x + 44, top + 32, {
                  size: 19,
                  fill: index === 2 ? palette.ink : palette.white,
                  anchor: 'middle',
                  width: 76,
                })
              );
            })
            .join('')
        : screen === 'pin'
          ? write(words, language, 154, y + 100, {
              size: 22,
              fill: palette.white,
              anchor: 'middle',
              width: 180,
            }) +
            [0, 1, 2, 3, 4, 5]
              .map((dot) => circle(94 + dot * 24, y + 142, 7, dot < 4 ? palette.turmeric : tint.leafMid))
              .join('')
          : kawung(154, y + 96, 44, { petal: tint.leafBright, centre: palette.turmeric }) +
            write(words, language, 154, y + 178, {
              size: 22,
              fill: palette.white,
              anchor: 'middle',
              width: 180,
            });
    const plastic =
      rect(270, y + 66, 46, card === 'going' ? 64 : 92, palette.leaf, 7) +
      rect(279, y + (card === 'going' ? 100 : 128), 16, 13, tint.turmericPale, 3);
    const arrow = card === 'going' ? 'arrow-up' : 'arrow-down';
    const keys = Array.from({ length: 12 }, (_, index) =>
      rect(
        72 + (index % 3) * 60,
        y + 276 + Math.floor(index / 3) * 54,
        50,
        44,
        index === 11 ? palette.good : index === 9 ? palette.bad : palette.white,
        11,
      ),
    ).join('');
    return (
      rect(18, y - 6, 324, 512, palette.ink, 36) +
      rect(24, y, 312, 500, palette.sandDeep, 30) +
      rect(46, y + 24, 208, 204, palette.leafDeep, 18) +
      display +
      plastic +
      rect(262, y + 56, 62, 18, palette.ink, 9) +
      glyph(arrow, 293, y + (card === 'going' ? 158 : 186), tint.turmericDeep, 1.4, 3.4) +
      (screen === 'thanks'
        ? rect(52, y + 270, 256, 28, palette.ink, 14) +
          place({ x: 74, y: y + 284 }, banknote(0, 0, 212, palette.turmeric, palette.ink)) +
          place({ x: 90, y: y + 322 }, banknote(0, 0, 180, tint.leafPale, palette.leaf)) +
          glyph('arrow-down', 180, y + 466, tint.turmericDeep, 2.2, 3.4)
        : rect(56, y + 258, 202, 234, palette.line, 22) +
          rect(272, y + 430, 48, 12, palette.ink, 6) +
          rect(278, y + 436, 36, 34, palette.white) +
          keys +
          (screen === 'pin'
            ? // the other hand covers the keypad
              rect(214, y + 268, 122, 140, tint.sogaPale, 44) +
              [0, 1, 2, 3]
                .map((finger) =>
                  rect(
                    64 + (finger === 3 ? 30 : Math.abs(finger - 1) * 12),
                    y + 268 + finger * 35,
                    220,
                    33,
                    tint.sogaPale,
                    16,
                  ),
                )
                .join('') +
              rect(280, y + 268, 56, 140, tint.sogaPale) +
              rect(296, y + 258, 40, 160, palette.leaf, 8) +
              stroke(d`M150 ${y + 302}h96M138 ${y + 337}h108M150 ${y + 372}h90`, tint.soga, 2.5, { opacity: 0.45 })
            : ''))
    );
  },
});

const rules: readonly Words[] = [
  ['Your PIN is yours alone', 'PIN hanya milik Anda'],
  ['No monthly fee', 'Tanpa biaya bulanan'],
  ['Close it whenever you like', 'Bisa ditutup kapan saja'],
];

/** A document to accept. */
export const terms = (words: Words): Part => ({
  height: 224,
  draw: (y, language) =>
    rect(24, y, 312, 156, palette.white, 20) +
    write(['In short', 'Singkatnya'], language, 46, y + 38, { size: 18 }) +
    rules
      .map((rule, line) =>
        write(rule, language, 46, y + 68 + line * 26, { size: 15, fill: palette.control, width: 250 }),
      )
      .join('') +
    rect(312, y + 22, 6, 50, palette.control, 3) +
    rect(26, y + 178, 32, 32, palette.leaf, 10) +
    glyph('check', 42, y + 194, palette.white, 1, 3) +
    write(textIn(words, language), language, 74, y + 200, { size: 18, width: 250 }),
});
