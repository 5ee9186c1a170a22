import { palette, skin, tint } from './palette';
import { circle, element, path, place, rect, stroke } from './svg';

// People seen from a distance; a head is 24 wide.

export interface Figure {
  readonly skin: string;
  readonly hair: 'bald' | 'bun' | 'cap' | 'long' | 'scarf' | 'short';
  readonly hairColour?: string;
  readonly top: string;
  /** Colour of the clothes below the waist. */
  readonly below?: string;
}

const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string): string =>
  element('ellipse', { cx, cy, rx, ry, fill });

const CROWN = 'M-12.5 1C-15-18 15-18 12.5 1 11-5 6-9-1-9-8-9-11-5-12.5 1Z';

/** A head centred on the origin. */
function head({ skin: tone, hair, hairColour = palette.ink }: Figure): string {
  const face = stroke('M-4.4 1h.1M4.4 1h.1', palette.ink, 2.6) + stroke('M-3.6 6.6Q0 9 3.6 6.6', skin.shade, 1.3);
  if (hair === 'scarf')
    return (
      path('M-14 0C-15-21 15-21 14 0 14 10 18 17 22 24Q0 34-22 24C-18 17-14 10-14 0Z', hairColour) +
      ellipse(0, 1, 9.4, 11.6, tone) +
      face
    );
  return (
    (hair === 'long' ? path('M-13.5 0C-16-21 16-21 13.5 0L16 20Q0 26-16 20Z', hairColour) : '') +
    (hair === 'bun' ? circle(0, -16, 6.5, hairColour) : '') +
    rect(-4.5, 8, 9, 14, tone) +
    path('M-4.5 13.5Q0 17 4.5 13.5V17Q0 20-4.5 17Z', skin.shade, { 'fill-opacity': 0.3 }) +
    ellipse(0, 0, 12, 14.5, tone) +
    face +
    (hair === 'bald'
      ? path('M-12.5 1C-14-4-12-9-9-10-11-6-11-2-11.4 2ZM12.5 1C14-4 12-9 9-10 11-6 11-2 11.4 2Z', hairColour)
      : path(CROWN, hairColour)) +
    (hair === 'cap' ? path('M-13-4-11-20Q0-24 11-20L13-4Q0-9-13-4Z', tint.night) : '')
  );
}

/** Head and shoulders, with the chin at the origin. */
export const halfFigure = (x: number, y: number, scale: number, who: Figure): string =>
  place(
    { x, y, scale },
    path('M-30 62C-30 24-16 20-5 17Q0 20 5 17C16 20 30 24 30 62Z', who.top),
    who.hair === 'scarf' ? '' : path('M-5 15H5L0 26Z', who.skin),
    place({ y: -2 }, head(who)),
  );

/** A person sitting cross-legged on the ground, which is at the origin. */
export const seated = (x: number, y: number, scale: number, who: Figure): string =>
  place(
    { x, y, scale },
    path('M-40-2C-40-18-24-24 0-24S40-18 40-2Q38 8 0 8T-40-2Z', who.below ?? palette.ink),
    stroke('M-30-4Q-8-12 14 2M30-4Q8-12-6-4', palette.white, 1.5, { 'stroke-opacity': 0.25 }),
    path('M-20-16C-26-56-18-64-5-66Q0-62 5-66C18-64 26-56 20-16Z', who.top),
    stroke('M-19-52Q-32-34-20-14M19-52Q32-34 20-14', who.top, 9),
    ellipse(-17, -13, 5, 4, who.skin) + ellipse(17, -13, 5, 4, who.skin),
    place({ y: -86 }, head(who)),
  );

/** The back of a head and shoulders, as in an audience; the shoulders end 62 below the origin. */
export const fromBehind = (x: number, y: number, scale: number, who: Figure): string =>
  place(
    { x, y, scale },
    path('M-30 62C-30 24-16 20-5 17H5C16 20 30 24 30 62Z', who.top),
    who.hair === 'scarf' || who.hair === 'long'
      ? path('M-14 0C-15-21 15-21 14 0 14 10 17 18 20 26Q0 34-20 26C-17 18-14 10-14 0Z', who.hairColour ?? palette.ink)
      : rect(-5, 6, 10, 16, who.skin) +
          ellipse(-12, 1, 2.5, 4, who.skin) +
          ellipse(12, 1, 2.5, 4, who.skin) +
          ellipse(0, -1, 12.5, 14.5, who.hairColour ?? palette.ink) +
          (who.hair === 'bun' ? circle(0, -4, 7, tint.night) : ''),
  );

/** A person running to the right; the ground is at the origin. */
export const runner = (x: number, y: number, scale: number, who: Figure): string => {
  const below = who.below ?? palette.ink;
  const limb = (data: string, colour: string, width: number): string => stroke(data, colour, width);
  return place(
    { x, y, scale },
    limb('M4-70-12-60-6-46', who.skin, 6),
    limb('M-2-44-8-24-30-22', who.skin, 8) + limb('M-2-44-7-28', below, 13),
    limb('M-30-22-34-14', palette.white, 7),
    limb('M-2-44 18-36 14-12', who.skin, 8) + limb('M-2-44 14-38', below, 13),
    limb('M14-10 23-8', palette.white, 7),
    limb('M5-68-1-48', who.top, 19),
    limb('M6-70 4-56', who.top, 12) + limb('M6-68 16-54 30-62', who.skin, 6) + limb('M6-69 13-58', who.top, 9),
    rect(5, -84, 8, 14, who.skin),
    place(
      { x: 12, y: -90, scale: 0.86 },
      who.hair === 'long' ? path('M-10-8C-22-4-28 4-34 2-30 10-16 12-8 4Z', who.hairColour ?? palette.ink) : '',
      ellipse(0, 0, 11, 13.5, who.skin),
      circle(6, 0, 1.3, palette.ink) + stroke('M4 7Q7 8 9 6', skin.shade, 1.4),
      who.hair === 'scarf'
        ? path(
            'M4-14C-6-18-14-10-13 2-12 14-8 18-12 26L8 22C2 14-2 8 0-2 1-8 8-10 10-8 9-12 7-13 4-14Z',
            who.hairColour ?? palette.leaf,
          )
        : path('M10-7C4-12 0-6-3-2-3 4-6 6-9 6-16-6-10-18 2-16 8-15 11-11 10-7Z', who.hairColour ?? palette.ink),
    ),
  );
};

const tops = [
  palette.leaf,
  palette.turmeric,
  palette.sand,
  tint.soga,
  tint.leafBright,
  palette.bad,
  palette.leafDeep,
  tint.sogaPale,
];
const tones = [skin.medium, skin.tan, skin.light, skin.brown, skin.medium, skin.deep, skin.tan];
const hairs: readonly Figure['hair'][] = [
  'short',
  'scarf',
  'long',
  'cap',
  'short',
  'bun',
  'scarf',
  'short',
  'bald',
  'long',
  'scarf',
];
const scarves = [tint.sogaPale, tint.turmericPale, palette.leaf, palette.sand, tint.leafMid];

/** The person at this position of a crowd; neighbours differ from each other. */
export function crowdFigure(index: number): Figure {
  const hair = hairs[index % hairs.length] ?? 'short';
  return {
    skin: tones[index % tones.length] ?? skin.medium,
    hair,
    hairColour: hair === 'scarf' ? scarves[index % scarves.length] : hair === 'bald' ? palette.line : palette.ink,
    top: tops[(index * 3) % tops.length] ?? palette.leaf,
    below: index % 2 ? palette.leafDeep : tint.soga,
  };
}

/** Rows of people; the last row is in front. */
export const crowd = (
  rows: readonly {
    readonly y: number;
    readonly scale: number;
    readonly from: number;
    readonly step: number;
    readonly count: number;
  }[],
  draw: typeof halfFigure,
): string =>
  rows
    .map(({ y, scale, from, step, count }, row) =>
      Array.from({ length: count }, (_, index) =>
        draw(from + index * step, y, scale, crowdFigure(row * 5 + index)),
      ).join(''),
    )
    .join('');
