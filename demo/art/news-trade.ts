import { lastri } from './customers';
import { crowdFigure, halfFigure } from './figures';
import { letters } from './lettering';
import { picture } from './news-picture';
import { palette, skin, tint } from './palette';
import { kawung, land, megaMendung, petals } from './patterns';
import { phone, scanCode, screens } from './phone';
import { bust, type Person } from './portrait';
import { awning, boxPath, kawungWeave, parangWeave, patterned } from './props';
import { circle, d, path, place, rect, stroke } from './svg';

const each = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** A shopkeeper behind her counter. */
const stall = (): string => {
  const jar = (x: number, fill: string, lid: string): string =>
    rect(x, 440, 84, 110, palette.white, 16, { 'fill-opacity': 0.85 }) +
    rect(x + 8, 476, 68, 66, fill, 12) +
    rect(x + 4, 424, 76, 26, lid, 8);
  return picture(
    palette.leaf,
    patterned(boxPath(130, 150, 940, 500), kawungWeave('wall', 104, palette.leafDeep, palette.leaf)),
    rect(160, 250, 300, 12, tint.sogaPale) + rect(740, 250, 300, 12, tint.sogaPale),
    [188, 262, 336]
      .map(
        (x, index) =>
          rect(x, 186, 50, 64, [palette.turmeric, tint.leafBright, palette.sand][index] ?? '', 8) +
          rect(x + 10, 168, 30, 22, palette.bad, 5),
      )
      .join(''),
    each(3, (index) => circle(790 + index * 70, 222, 28, index % 2 ? palette.bad : palette.turmeric)),
    // bananas hanging from the beam
    stroke('M1000 140V270', tint.sogaPale, 6),
    path(petals({ x: 1000, y: 270, radius: 110, gap: 0, width: 34, angles: [58, 82, 106, 130] }), palette.turmeric),
    place({ x: 392, y: 104, scale: 0.86 }, bust(lastri)),
    rect(90, 550, 1020, 200, tint.soga) + rect(70, 536, 1060, 34, tint.sogaPale),
    patterned(boxPath(120, 600, 960, 110), parangWeave('cloth', 84, palette.turmeric, tint.soga, palette.sand)),
    jar(170, tint.sogaPale, palette.leafDeep) + jar(270, palette.turmeric, palette.bad),
    path('M740 536C740 470 900 470 900 536Z', tint.leafPale) +
      circle(820, 480, 12, tint.leafPale) +
      rect(716, 526, 208, 16, palette.sand, 8),
    rect(960, 396, 130, 150, palette.white, 14) +
      rect(960, 396, 130, 34, palette.leaf, 14) +
      rect(960, 414, 130, 16, palette.leaf),
    scanCode(978, 440, 94, palette.ink, palette.white),
    rect(106, 130, 18, 420, tint.sogaPale) + rect(1076, 130, 18, 420, tint.sogaPale),
    awning(60, 130, 1080, 12, [palette.turmeric, palette.sand], 110),
  );
};

const cashier: Person = {
  skin: skin.medium,
  hair: 'nape',
  dress: 'blazer',
  cloth: { main: palette.leaf, light: palette.turmeric, accent: palette.turmeric },
  fine: true,
};

/** A supermarket till, paid by phone. */
const till = (): string =>
  picture(
    tint.leafPale,
    patterned(boxPath(0, 0, 1200, 470), kawungWeave('wall', 118, tint.leafPale, tint.leafMist)),
    // shelves
    [130, 250, 370]
      .map(
        (y, row) =>
          rect(40, y, 340, 12, tint.leafMid) +
          each(6, (index) =>
            rect(
              52 + index * 54,
              y - 70 + ((index + row) % 3) * 12,
              42,
              70 - ((index + row) % 3) * 12,
              [palette.turmeric, palette.white, palette.leaf, palette.bad, tint.sogaPale][(index * 2 + row) % 5] ?? '',
              8,
            ),
          ),
      )
      .join(''),
    circle(640, 270, 230, palette.turmeric),
    place({ x: 430, y: 26, scale: 0.88 }, bust(cashier)),
    rect(0, 500, 1200, 250, palette.leafDeep) +
      rect(0, 468, 1200, 48, palette.ink) +
      stroke('M20 492H1180', tint.leafMid, 5, { 'stroke-dasharray': '40 30' }),
    patterned(boxPath(0, 560, 1200, 120), parangWeave('front', 90, palette.leafDeep, palette.leaf, palette.turmeric)),
    // on the conveyor belt
    path('M90 470V330Q90 300 116 284V250H160V284Q186 300 186 330V470Z', palette.turmeric) +
      rect(110, 232, 56, 30, palette.leafDeep, 6) +
      rect(90, 360, 96, 66, palette.sand),
    path('M214 470V330Q270 310 330 330V470Z', palette.white) +
      path(petals({ x: 272, y: 430, radius: 70, gap: 0, width: 18, angles: [236, 270, 304] }), palette.turmeric) +
      rect(214, 322, 116, 14, tint.leafMid, 7),
    circle(388, 432, 42, palette.bad) +
      path(petals({ x: 388, y: 394, radius: 34, gap: 0, width: 14, angles: [310] }), palette.leaf),
    circle(462, 438, 34, palette.turmeric),
    // till and phone
    rect(920, 300, 250, 176, palette.ink, 18) +
      rect(936, 316, 218, 120, tint.leafMist, 8) +
      letters('-50rb', { x: 1045, y: 394, size: 50, fill: palette.leaf, weight: 800, anchor: 'middle' }),
    rect(1010, 470, 70, 30, palette.ink),
    phone({ x: 772, y: 330, width: 150, rotate: 10, screen: screens.paid(), shadow: palette.ink }),
  );

/** Fishing boats with painted bows at the shore. */
const boats = (): string => {
  const boat = (x: number, y: number, scale: number, hull: string, stripe: string, sail?: string): string =>
    place(
      { x, y, scale },
      sail
        ? stroke('M20-20V-300', tint.soga, 12) +
            path('M30-290C150-240 190-130 176-60H30Z', sail) +
            path('M10-270C-60-220-96-140-92-70H10Z', palette.sand)
        : '',
      path('M-250-40C-230 30-180 60-110 60H130C210 60 250 10 290-90 220-60 160-40 90-36H-160Z', hull),
      path('M-246-26Q-236 0-220 20H214Q236-4 254-32 180-10 90-6H-160Z', stripe),
      path(petals({ x: 226, y: -34, radius: 36, gap: 0 }), palette.sand),
      path(
        petals({ x: -20, y: 8, radius: 16, gap: 0 }) +
          petals({ x: 60, y: 8, radius: 16, gap: 0 }) +
          petals({ x: -100, y: 8, radius: 16, gap: 0 }),
        hull,
      ),
    );
  const waves = (y: number, fill: string, shift: number): string =>
    path(d`M${-100 + shift} ${y}${each(12, () => 'q60-46 120 0')}V760H-100Z`, fill);
  return picture(
    tint.turmericPale,
    circle(330, 300, 200, palette.turmeric),
    [240, 286, 330, 372]
      .map((y, index) => rect(120 + index * 8, y, 420 - index * 16, 10 + index * 3, tint.turmericPale))
      .join(''),
    megaMendung('cloud', {
      x: 950,
      y: 130,
      width: 340,
      colours: [palette.turmeric, tint.turmericPale, palette.white],
      step: 11,
      flip: true,
    }),
    path(
      land(
        [
          [700, 430],
          [860, 330],
          [980, 370],
          [1080, 310],
          [1260, 400],
        ],
        470,
      ),
      tint.leafBright,
    ),
    waves(430, tint.leafPale, -30),
    boat(300, 440, 0.7, palette.leaf, palette.sand, palette.bad),
    waves(492, tint.leafBright, 20),
    boat(720, 520, 1.15, palette.bad, palette.turmeric, palette.turmeric),
    waves(572, tint.leafMid, -50),
    boat(362, 620, 0.95, palette.leafDeep, tint.turmericPale),
    place(
      { x: 382, y: 560 },
      each(4, (index) => halfFigure(-110 + index * 66, -20, 1.25, crowdFigure(index * 3 + 3))),
    ),
    place(
      { x: 362, y: 620, scale: 0.95 },
      path('M-250-40C-230 30-180 60-110 60H130C210 60 250 10 290-90 220-60 160-40 90-36H-160Z', palette.leafDeep),
      path('M-246-26Q-236 0-220 20H214Q236-4 254-32 180-10 90-6H-160Z', tint.turmericPale),
      path(petals({ x: 226, y: -34, radius: 36, gap: 0 }), palette.sand),
      [-120, -40, 40, 120].map((x) => kawung(x, 8, 18, { petal: palette.leafDeep })).join(''),
    ),
    waves(660, palette.leaf, 0),
    waves(712, palette.leafDeep, -60),
  );
};

/** News about small businesses. */
export const trade: Readonly<Record<string, () => string>> = {
  'kerja-sama-lumbung-segar': till,
  'pembiayaan-usaha-mikro': boats,
  'warung-bu-lastri': stall,
};
