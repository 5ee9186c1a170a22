import { palette, tint } from './palette';
import { kawung, petals } from './patterns';
import { circle, d, path, rect, stroke } from './svg';

// Things that more than one drawing shows, each about the middle of its lower edge unless it says otherwise.

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

/** A strip of paper with a torn foot, from its upper left corner. */
export function paper(x: number, y: number, width: number, height: number, fill: string, teeth = 8): string {
  const half = width / teeth / 2;
  return path(d`M${x} ${y}V${y + height}${d`l${half} ${half}l${half} ${-half}`.repeat(teeth)}V${y}Z`, fill);
}

/** A cup on its saucer, steaming petals. */
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

/** A parcel under a bow of petals. */
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

/** Paper money, seen flat from its upper left corner. */
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

/** A scalloped awning of stripes, hanging from its upper edge at `y`. */
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

/** A pot with a plant of petals in it. */
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

/** Head and shoulders, cut off below at `y`. */
export const bust = (x: number, y: number, size: number, clothes: string, skin: string, hair: string): string =>
  path(
    d`M${x - size * 0.56} ${y}V${y - size * 0.1}A${size * 0.38} ${size * 0.38} 0 0 1 ${x - size * 0.18} ${y - size * 0.48}H${x + size * 0.18}A${size * 0.38} ${size * 0.38} 0 0 1 ${x + size * 0.56} ${y - size * 0.1}V${y}Z`,
    clothes,
  ) +
  path(
    d`M${x - size * 0.12} ${y - size * 0.66}h${size * 0.24}v${size * 0.18}a${size * 0.12} ${size * 0.12} 0 0 1 ${-size * 0.24} 0Z`,
    skin,
  ) +
  circle(x, y - size * 0.84, size * 0.25, skin) +
  path(
    d`M${x - size * 0.27} ${y - size * 0.82}A${size * 0.27} ${size * 0.29} 0 0 1 ${x + size * 0.27} ${y - size * 0.82}Q${x + size * 0.06} ${y - size * 0.86} ${x - size * 0.06} ${y - size} Q${x - size * 0.12} ${y - size * 0.86} ${x - size * 0.27} ${y - size * 0.82}Z`,
    hair,
  );
