import { letters } from './lettering';
import { palette, tint } from './palette';
import { kawung, petals } from './patterns';
import { type Glyph, glyph } from './phone';
import { circle, d, path, rect, stroke } from './svg';

// Objects that several drawings use. Unless stated otherwise, each is placed by the middle of its lower edge.

export const gold = {
  face: palette.turmeric,
  edge: tint.turmericDeep,
  rim: tint.turmericDeep,
  petal: palette.ink,
} as const;

export const jade = {
  face: tint.leafBright,
  edge: tint.leafMid,
  rim: tint.leafMid,
  petal: palette.leafDeep,
} as const;

/** A strip of paper with a torn lower edge, placed by its upper left corner. */
export function paper(x: number, y: number, width: number, height: number, fill: string, teeth = 8): string {
  const half = width / teeth / 2;
  return path(d`M${x} ${y}V${y + height}${d`l${half} ${half}l${half} ${-half}`.repeat(teeth)}V${y}Z`, fill);
}

/** A cup on a saucer, with petals as steam. */
export function cup(x: number, y: number, size: number, body: string, shade: string, steam: string): string {
  const w = size / 2;
  return (
    stroke(
      d`M${x + w * 0.84} ${y - w * 1.06}h${w * 0.2}a${w * 0.34} ${w * 0.34} 0 0 1 0 ${w * 0.68}h${-w * 0.4}`,
      body,
      w * 0.15,
    ) +
    path(
      d`M${x - w} ${y - w * 1.3}H${x + w}V${y - w}A${w} ${w * 0.9} 0 0 1 ${x + w * 0.4} ${y - w * 0.16}H${x - w * 0.4}A${w} ${w * 0.9} 0 0 1 ${x - w} ${y - w}Z`,
      body,
    ) +
    path(d`M${x - w} ${y - w * 1.3}H${x + w}V${y - w * 1.12}H${x - w}Z`, shade) +
    rect(x - w * 1.24, y - w * 0.16, w * 2.48, w * 0.16, shade, w * 0.08) +
    [-0.46, 0, 0.46]
      .map((aside, index) =>
        path(
          petals({
            x: x + w * aside,
            y: y - w * (index === 1 ? 1.5 : 1.46),
            radius: w * (index === 1 ? 0.9 : 0.66),
            gap: 0,
            width: w * 0.22,
            angles: [270],
          }),
          steam,
        ),
      )
      .join('')
  );
}

/** A parcel with a bow of petals. */
export function gift(x: number, y: number, size: number, box: string, lid: string, ribbon: string): string {
  const w = size / 2;
  const top = y - size * 0.8;
  return (
    path(petals({ x, y: top + 2, radius: w * 0.86, gap: 0, width: w * 0.36, angles: [206, 240, 300, 334] }), ribbon) +
    rect(x - w * 0.9, top + w * 0.2, w * 1.8, size * 0.7, box, w * 0.08) +
    rect(x - w, top, w * 2, w * 0.36, lid, w * 0.08) +
    rect(x - w * 0.16, top, w * 0.32, size * 0.8, ribbon) +
    circle(x, top, w * 0.15, ribbon)
  );
}

/** A flat banknote, placed by its upper left corner. */
export const banknote = (x: number, y: number, width: number, ground: string, ink: string): string =>
  rect(x, y, width, width * 0.47, ground, width * 0.035) +
  rect(x + width * 0.035, y + width * 0.035, width * 0.93, width * 0.4, 'none', width * 0.02, {
    stroke: ink,
    'stroke-width': width * 0.01,
  }) +
  circle(x + width / 2, y + width * 0.235, width * 0.15, ink) +
  kawung(x + width / 2, y + width * 0.235, width * 0.13, { petal: ground }) +
  path(
    petals({ x: x + width * 0.15, y: y + width * 0.235, radius: width * 0.08, gap: 0 }) +
      petals({ x: x + width * 0.85, y: y + width * 0.235, radius: width * 0.08, gap: 0 }),
    ink,
  );

/** A scalloped, striped awning; its upper edge is at `y`. */
export function awning(
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
  one: string,
  two: string,
): string {
  const stripe = width / count;
  const drop = height - stripe / 2;
  return Array.from({ length: count }, (_, index) =>
    path(
      d`M${x + index * stripe} ${y}h${stripe}v${drop}a${stripe / 2} ${stripe / 2} 0 0 1 ${-stripe} 0Z`,
      index % 2 ? two : one,
    ),
  ).join('');
}

/** A plant with petals as leaves, in a pot. */
export const plant = (
  x: number,
  y: number,
  size: number,
  pot: string,
  leaf: string,
  angles: readonly number[] = [228, 249, 270, 291, 312],
): string =>
  path(petals({ x, y: y - size * 0.5, radius: size * 1.1, gap: 0, width: size * 0.3, angles }), leaf) +
  path(d`M${x - size * 0.4} ${y - size * 0.5}H${x + size * 0.4}L${x + size * 0.28} ${y}H${x - size * 0.28}Z`, pot) +
  rect(x - size * 0.46, y - size * 0.6, size * 0.92, size * 0.16, pot, size * 0.05);

/** The flat shadow of an object; it fits every background colour. */
export const shade = (x: number, y: number, width: number, height: number, radius: number, depth = 10): string =>
  rect(x + depth * 0.7, y + depth, width, height, palette.ink, radius, { opacity: 0.22 });

/** A rounded sheet with its shadow. */
export const sheet = (x: number, y: number, width: number, height: number, fill: string, radius = 24): string =>
  shade(x, y, width, height, radius) + rect(x, y, width, height, fill, radius);

/** A switch; `on` decides the side of its knob. */
export const toggle = (x: number, y: number, width: number, on: boolean, colour: string): string =>
  rect(x, y, width, width * 0.56, on ? colour : palette.line, width * 0.28) +
  circle(x + (on ? width * 0.72 : width * 0.28), y + width * 0.28, width * 0.21, palette.white);

/** A round seal with an icon. */
export const seal = (x: number, y: number, radius: number, fill: string, sign: Glyph, colour: string): string =>
  circle(x + radius * 0.08, y + radius * 0.12, radius, palette.ink, { opacity: 0.22 }) +
  circle(x, y, radius, fill) +
  glyph(sign, x, y, colour, radius / 15, 3);

/** A padlock, placed by the middle of its body. */
export const padlock = (x: number, y: number, size: number, body: string, bow: string, hole: string): string =>
  stroke(
    d`M${x - size * 0.3} ${y - size * 0.4}v${-size * 0.2}a${size * 0.3} ${size * 0.3} 0 0 1 ${size * 0.6} 0v${size * 0.2}`,
    bow,
    size * 0.13,
  ) +
  rect(x - size * 0.5, y - size * 0.42, size, size * 0.86, body, size * 0.16) +
  path(petals({ x, y: y + size * 0.02, radius: size * 0.26, gap: 0 }), hole);

/** A calendar page for one month, about 1.1 times as wide as high; `day` draws one day in its square. */
export function month(
  x: number,
  y: number,
  width: number,
  days: number,
  day: (x: number, y: number, size: number, index: number) => string,
): string {
  const head = width * 0.17;
  const gap = width * 0.026;
  const size = (width * 0.86 - gap * 5) / 6;
  const height = head + width * 0.1 + Math.ceil(days / 6) * (size + gap);
  const radius = width * 0.08;
  return (
    sheet(x, y, width, height, palette.white, radius) +
    path(
      d`M${x} ${y + head}v${radius - head}a${radius} ${radius} 0 0 1 ${radius} ${-radius}h${width - radius * 2}a${radius} ${radius} 0 0 1 ${radius} ${radius}v${head - radius}Z`,
      palette.leaf,
    ) +
    letters('November', { x: x + width * 0.09, y: y + head * 0.72, size: head * 0.5, fill: tint.leafPale }) +
    [0.2, 0.74]
      .map((share) => rect(x + width * share, y - head * 0.3, width * 0.05, head * 0.62, palette.ink, width * 0.025))
      .join('') +
    Array.from({ length: days }, (_, index) =>
      day(
        x + width * 0.07 + (index % 6) * (size + gap),
        y + head + width * 0.06 + Math.floor(index / 6) * (size + gap),
        size,
        index,
      ),
    ).join('')
  );
}

/** A magnifying glass, placed by the middle of its lens; its handle points to the lower right. */
export const lens = (x: number, y: number, radius: number, rim: string, glass: string): string =>
  stroke(d`M${x + radius * 0.8} ${y + radius * 0.8}l${radius * 0.62} ${radius * 0.62}`, rim, radius * 0.32) +
  circle(x, y, radius, glass, { 'fill-opacity': 0.85, stroke: rim, 'stroke-width': radius * 0.2 });

/** An arrow along a circle, clockwise between two angles in degrees from three o'clock. */
export function arcArrow(
  x: number,
  y: number,
  radius: number,
  from: number,
  to: number,
  width: number,
  fill: string,
): string {
  const at = (angle: number, far: number): string => {
    const turn = (angle * Math.PI) / 180;
    return d`${x + Math.cos(turn) * far} ${y + Math.sin(turn) * far}`;
  };
  const large = to - from > 180 ? 1 : 0;
  const head = (width * 1.3 * 180) / (Math.PI * radius);
  return (
    stroke(`M${at(from, radius)}${d`A${radius} ${radius} 0 ${large} 1 `}${at(to, radius)}`, fill, width, {
      'stroke-linecap': 'butt',
    }) +
    path(`M${at(to - 1, radius - width * 1.15)}L${at(to - 1, radius + width * 1.15)}L${at(to + head, radius)}Z`, fill)
  );
}
