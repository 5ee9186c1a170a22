import { palette, tint } from './palette';
import { kawung, kawungField, type Point, parangField, petals } from './patterns';
import { circle, clip, d, defs, element, group, path, place, rect, stroke } from './svg';

// Objects and shapes that several drawings use.

/** Colours of the coin in every picture. */
export const gold = { face: palette.turmeric, edge: tint.turmericDeep, rim: tint.turmericDeep, petal: palette.ink };

export interface Weave {
  readonly base: string;
  readonly pattern: string;
  readonly id: string;
}

export const kawungWeave = (id: string, size: number, base: string, petal: string, seed?: string): Weave => ({
  id,
  base,
  pattern: kawungField(id, size, { petal, seed, ground: base }),
});

export const parangWeave = (id: string, size: number, base: string, blade: string, lozenge: string): Weave => ({
  id,
  base,
  pattern: parangField(id, size, { blade, ground: base, lozenge }),
});

/**
 * A shape filled with a pattern. The base colour is drawn below the pattern so that gaps between its tiles do not show.
 */
export const patterned = (outline: string, { id, base, pattern }: Weave): string =>
  defs(pattern) + path(outline, base) + path(outline, `url(#${id})`);

/** Path data of a rectangle. */
export const boxPath = (x: number, y: number, width: number, height: number): string =>
  d`M${x} ${y}h${width}v${height}h${-width}Z`;

/** Path data of a round-headed arch; its base is at `y`. */
export const archPath = (x: number, y: number, width: number, height: number): string =>
  d`M${x} ${y}V${y - height + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${y}Z`;

export const clipped = (id: string, outline: string, ...view: readonly string[]): string =>
  defs(clip(id, element('path', { d: outline }))) + group({ 'clip-path': `url(#${id})` }, ...view);

/** Four-petalled stars; each point is [x, y, radius]. */
export const stars = (points: readonly (readonly [number, number, number])[], colour: string): string =>
  path(
    points
      .map(([x, y, radius]) => petals({ x, y, radius, gap: 0, angles: [0, 90, 180, 270], width: radius * 0.42 }))
      .join(''),
    colour,
  );

/** Rings of petals, as in fireworks. */
export const burst = (x: number, y: number, radius: number, colours: readonly string[], count = 16): string =>
  colours
    .map((colour, ring) => {
      const share = 1 - ring / colours.length;
      const angles = Array.from({ length: count }, (_, index) => ((index + (ring % 2) / 2) * 360) / count);
      return path(
        petals({ x, y, radius: radius * share, gap: radius * (share - 0.26), width: radius * share * 0.13, angles }),
        colour,
      );
    })
    .join('');

/** A sprig: pairs of leaves along a stem of `length`, growing upwards from the origin. */
export const sprig = (length: number, pairs: number, leaf: string, stem: string): string =>
  stroke(d`M0 0V${-length}`, stem, Math.max(4, length * 0.03)) +
  path(
    Array.from({ length: pairs }, (_, index) =>
      petals({
        x: 0,
        y: (-length * (index + 0.4)) / pairs,
        radius: (length / pairs) * (1.25 - index * 0.12),
        gap: 0,
        width: length * 0.13,
        angles: [-38, 218],
      }),
    ).join('') + petals({ x: 0, y: -length * 0.92, radius: length * 0.3, gap: 0, width: length * 0.12, angles: [270] }),
    leaf,
  );

/** A coconut palm; its foot is at (x, y). */
export const palm = (x: number, y: number, height: number, leaf: string, trunk: string, lean = 0.12): string => {
  const top: Point = [x + height * lean, y - height];
  return (
    stroke(d`M${x} ${y}Q${x} ${y - height * 0.6} ${top[0]} ${top[1]}`, trunk, height * 0.05) +
    path(
      petals({
        x: top[0],
        y: top[1],
        radius: height * 0.42,
        gap: 0,
        width: height * 0.13,
        angles: [160, 195, 232, 270, 308, 345, 20],
      }),
      leaf,
    ) +
    circle(top[0], top[1], height * 0.045, trunk)
  );
};

/** A banknote of 400 × 186, placed by its middle. */
export const banknote = (x: number, y: number, rotate: number, ground: string, ink: string, scale = 1): string =>
  place(
    { x, y, rotate, scale },
    rect(-200, -93, 400, 186, ground, 14),
    rect(-186, -79, 372, 158, 'none', 8, { stroke: ink, 'stroke-width': 3 }),
    circle(0, 0, 62, ink) + kawung(0, 0, 54, { petal: ground }),
    path(petals({ x: -138, y: 0, radius: 34, gap: 0 }) + petals({ x: 138, y: 0, radius: 34, gap: 0 }), ink),
  );

/** A striped awning with a scalloped front edge; the scallops hang from `y`. */
export const awning = (
  x: number,
  y: number,
  width: number,
  count: number,
  colours: readonly string[],
  drop: number,
): string => {
  const stripe = width / count;
  const inset = (index: number): number => (0.5 - index / count) * stripe * 1.1;
  return Array.from({ length: count }, (_, index) => {
    const left = x + index * stripe;
    return path(
      d`M${left + inset(index)} ${y - drop}H${left + stripe + inset(index + 1)}L${left + stripe} ${y}v${drop * 0.16}a${stripe / 2} ${stripe / 2} 0 0 1 ${-stripe} 0V${y}Z`,
      colours[index % colours.length] ?? palette.sand,
    );
  }).join('');
};

/** Scattered petals and dots. */
export const confetti = (points: readonly Point[], colours: readonly string[], size: number): string =>
  points
    .map(([x, y], index) => {
      const colour = colours[index % colours.length] ?? palette.turmeric;
      return index % 3 === 2
        ? circle(x, y, size * 0.28, colour)
        : path(petals({ x, y, radius: size, gap: 0, width: size * 0.5, angles: [(index * 67) % 360] }), colour);
    })
    .join('');
