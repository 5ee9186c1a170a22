import { circle, d, defs, element, group, path, rect, short, use } from './svg';

const RADIANS = Math.PI / 180;

export type Point = readonly [x: number, y: number];

const polar = (x: number, y: number, angle: number, radius: number): Point => [
  x + Math.cos(angle * RADIANS) * radius,
  y + Math.sin(angle * RADIANS) * radius,
];

// --- Kawung: petals round a point ---------------------------------------------------------------------------------

export interface Petals {
  readonly x: number;
  readonly y: number;
  /** From the centre to the tip of a petal. */
  readonly radius: number;
  /** Distance of a petal's inner end from the centre. */
  readonly gap?: number;
  /** Width of a petal; by default about half its length. */
  readonly width?: number;
  /** Directions of the petals in degrees, clockwise from three o'clock. Default: the four diagonals. */
  readonly angles?: readonly number[];
}

const DIAGONALS = [45, 135, 225, 315];

/** Path data of a kawung rosette, or of any ring of petals. */
export function petals({ x, y, radius, gap = radius * 0.06, width, angles = DIAGONALS }: Petals): string {
  const length = radius - gap;
  const breadth = (width ?? length * 0.52) / 1.5;
  return angles
    .map((angle) => {
      const at = (along: number, aside: number): string => {
        const [px, py] = polar(x, y, angle, gap + along);
        const [sx, sy] = polar(0, 0, angle + 90, aside);
        return `${short(px + sx)} ${short(py + sy)}`;
      };
      const near = length * 0.16;
      const far = length * 0.84;
      return (
        `M${at(0, 0)}C${at(near, -breadth)} ${at(far, -breadth)} ${at(length, 0)}` +
        `C${at(far, breadth)} ${at(near, breadth)} ${at(0, 0)}Z`
      );
    })
    .join('');
}

export interface KawungColours {
  readonly petal: string;
  /** Colour of the small inner petals. Undefined: none. */
  readonly seed?: string;
  /** Colour of the dot in the middle. Undefined: none. */
  readonly centre?: string;
  readonly ground?: string;
}

/** One rosette: four petals, a seed in each and a dot in the middle. */
export function kawung(x: number, y: number, radius: number, { petal, seed, centre }: KawungColours): string {
  return (
    path(petals({ x, y, radius }), petal) +
    (seed ? path(petals({ x, y, radius: radius * 0.74, gap: radius * 0.34, width: radius * 0.13 }), seed) : '') +
    (centre ? circle(x, y, radius * 0.1, centre) : '')
  );
}

const tile = (
  id: string,
  width: number,
  height: number,
  transform: string | undefined,
  ...children: readonly string[]
): string =>
  element('pattern', { id, width, height, patternUnits: 'userSpaceOnUse', patternTransform: transform }, ...children);

/** A `<pattern>` of kawung; fill a shape with `url(#id)`. */
export const kawungField = (id: string, size: number, colours: KawungColours, origin: Point = [0, 0]): string =>
  tile(
    id,
    size,
    size,
    origin[0] || origin[1] ? `translate(${short(origin[0])} ${short(origin[1])})` : undefined,
    colours.ground ? rect(0, 0, size, size, colours.ground) : '',
    kawung(size / 2, size / 2, size * 0.7, colours),
  );

// --- Parang: running diagonals ------------------------------------------------------------------------------------

export interface ParangColours {
  readonly blade: string;
  readonly ground?: string;
  /** Colour of the lozenges between two bands. Undefined: none. */
  readonly lozenge?: string;
}

/** A `<pattern>` of parang: slanted bands of blades with lozenges between them; fill a shape with `url(#id)`. */
export function parangField(id: string, size: number, { blade, ground, lozenge }: ParangColours, angle = -45): string {
  const period = size * 0.62;
  const band = size * 0.78;
  const between = band + (size - band) / 2;
  const half = (size - band) * 0.32;
  const one = (x: number): string =>
    d`M${x} ${band}C${x + period * 0.9} ${band} ${x + period * 0.1} 0 ${x + period} 0h${period * 0.52}` +
    d`C${x + period * 0.62} 0 ${x + period * 1.42} ${band} ${x + period * 0.52} ${band}Z`;
  return tile(
    id,
    period,
    size,
    `rotate(${short(angle)})`,
    ground ? rect(0, 0, period, size, ground) : '',
    path(one(-period) + one(0), blade),
    lozenge
      ? path(
          d`M${period / 2} ${between - half}l${half * 1.5} ${half}l${-half * 1.5} ${half}l${-half * 1.5} ${-half}Z`,
          lozenge,
        )
      : '',
  );
}

// --- Mega mendung: layered clouds ---------------------------------------------------------------------------------

/** Path data of a cloud outline: an arc bulging outwards between each two points, which run clockwise. */
export function lobes(points: readonly Point[], bulge = 0.54): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let [fromX, fromY] = first;
  let data = d`M${fromX} ${fromY}`;
  for (const [x, y] of rest) {
    const radius = Math.hypot(x - fromX, y - fromY) * bulge;
    data += d`A${radius} ${radius} 0 0 1 ${x} ${y}`;
    [fromX, fromY] = [x, y];
  }
  return data;
}

/** The outline of a mega mendung cloud centred on the origin; it is more than twice as wide as high. */
function cloudOutline(width: number): string {
  const at = (points: readonly Point[]): readonly Point[] => points.map(([x, y]) => [x * width, y * width]);
  const [a, b, c] = [width * 0.32, width * 0.06, width * 0.26];
  return (
    lobes(
      at([
        [-0.5, 0.06],
        [-0.4, -0.06],
        [-0.24, -0.16],
        [0.04, -0.22],
        [0.24, -0.13],
        [0.38, -0.04],
        [0.5, 0.06],
      ]),
    ) +
    d`Q${width * 0.4} ${width * 0.07} ${a} ${width * 0.02}Q${width * 0.22} ${width * 0.16} ${b} ${b}` +
    d`Q${width * -0.1} ${width * 0.17} ${-c} ${width * 0.04}Q${width * -0.36} ${width * 0.1} ${width * -0.5} ${b}Z`
  );
}

/**
 * Contour bands around an outline, outermost first; the last colour fills the core. The same path is drawn with ever
 * thinner strokes, so every band keeps the outline's cusps.
 */
export function layers(id: string, data: string, colours: readonly string[], step: number): string {
  const last = colours.length - 1;
  return (
    defs(element('path', { id, d: data })) +
    group(
      { fill: colours[last], 'stroke-linejoin': 'round' },
      ...colours.map((colour, index) =>
        use(id, 0, 0, index < last ? { stroke: colour, 'stroke-width': step * 2 * (last - index) } : {}),
      ),
    )
  );
}

export interface Cloud {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Outermost first. */
  readonly colours: readonly string[];
  /** Width of one band. */
  readonly step?: number;
  readonly flip?: boolean;
}

/** A mega mendung cloud; `id` must be unique in the drawing. */
export const megaMendung = (id: string, { x, y, width, colours, step = width * 0.022, flip }: Cloud): string =>
  group(
    { transform: `translate(${short(x)} ${short(y)})${flip ? 'scale(-1 1)' : ''}` },
    layers(id, cloudOutline(width), colours, step),
  );

// --- Land: terraces -----------------------------------------------------------------------------------------------

/** Path data of a smooth line through points of increasing x. */
export function smooth(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let [fromX, fromY] = first;
  let data = d`M${fromX} ${fromY}`;
  for (const [x, y] of rest) {
    const middle = (fromX + x) / 2;
    data += d`C${middle} ${fromY} ${middle} ${y} ${x} ${y}`;
    [fromX, fromY] = [x, y];
  }
  return data;
}

/** Path data of the area below a smooth line, down to `bottom`. */
export function land(points: readonly Point[], bottom: number): string {
  const start = points[0];
  const end = points[points.length - 1];
  return start && end ? smooth(points) + d`L${end[0]} ${bottom}H${start[0]}Z` : '';
}

// --- House: the veranda -------------------------------------------------------------------------------------------

export interface RoofColours {
  readonly crown: string;
  readonly skirt: string;
  /** The lit edges: ridge, break and eaves. */
  readonly edge: string;
}

/**
 * A joglo roof, placed by the middle of its eaves: a steep upper part over a wide lower one. Its height is 0.43 of its
 * width.
 */
export function joglo(x: number, y: number, width: number, { crown, skirt, edge }: RoofColours): string {
  const w = width / 2;
  const thin = w * 0.035;
  return (
    path(
      d`M${x - w * 0.4} ${y - w * 0.32}L${x - w * 0.22} ${y - w * 0.8}H${x + w * 0.22}L${x + w * 0.4} ${y - w * 0.32}Z`,
      crown,
    ) +
    path(
      d`M${x - w * 0.27} ${y - w * 0.86}Q${x} ${y - w * 0.8} ${x + w * 0.27} ${y - w * 0.86}L${x + w * 0.23} ${y - w * 0.77}H${x - w * 0.23}Z`,
      edge,
    ) +
    path(d`M${x - w} ${y}L${x - w * 0.43} ${y - w * 0.32}H${x + w * 0.43}L${x + w} ${y}Z`, skirt) +
    rect(x - w * 0.43, y - w * 0.33, w * 0.86, thin, edge) +
    rect(x - w, y, w * 2, thin * 1.3, edge)
  );
}

/** A turned column on a plinth; `y` is the floor. */
export const column = (x: number, y: number, height: number, width: number, shaft: string, ends: string): string =>
  rect(x - width / 2, y - height, width, height, shaft) +
  rect(x - width * 0.8, y - height, width * 1.6, width * 0.6, ends) +
  path(d`M${x - width * 0.6} ${y - width * 1.5}h${width * 1.2}l${width * 0.35} ${width * 1.5}h${-width * 1.9}Z`, ends);

// --- Coins --------------------------------------------------------------------------------------------------------

export interface CoinColours extends KawungColours {
  readonly face: string;
  readonly edge: string;
  readonly rim: string;
}

/** A kawung coin seen from the front, with its edge visible below. */
export function coin(x: number, y: number, radius: number, { face, edge, rim, ...colours }: CoinColours): string {
  return (
    circle(x, y + radius * 0.09, radius, edge) +
    circle(x, y, radius, face) +
    circle(x, y, radius * 0.84, 'none', { stroke: rim, 'stroke-width': radius * 0.035 }) +
    kawung(x, y, radius * 0.7, colours)
  );
}
