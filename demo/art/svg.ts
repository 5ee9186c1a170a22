/** SVG as strings: the few elements that the drawings use. Coordinates are rounded to one decimal. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/**
 * A number with at most one decimal and no leading zero. Integer arithmetic, because most of the drawing time is spent
 * here.
 */
export function short(value: number): string {
  const rounded = Math.round(value * 10);
  const tenths = Math.abs(rounded);
  const rest = tenths % 10;
  const whole = (tenths - rest) / 10;
  return `${rounded < 0 ? '-' : ''}${whole || !rest ? whole : ''}${rest ? `.${rest}` : ''}`;
}

/** Path data; interpolated numbers are shortened: d`M${x} ${y}h${width}`. */
export function d(parts: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  return parts.reduce((text, part, index) => {
    const value = values[index - 1];
    return text + (typeof value === 'number' ? short(value) : (value ?? '')) + part;
  });
}

/** Scales and opacities need three decimals. */
export const precise = (value: number): string => String(Math.round(value * 1000) / 1000).replace(/^(-?)0\./, '$1.');

const PRECISE = new Set(['opacity', 'fill-opacity', 'stroke-opacity']);

export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  let tag = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined) continue;
    const text = typeof value === 'string' ? value : PRECISE.has(key) ? precise(value) : short(value);
    tag += ` ${key}="${text}"`;
  }
  const content = children.join('');
  return content ? `${tag}>${content}</${name}>` : `${tag}/>`;
}

export const path = (data: string, fill: string, more: Attributes = {}): string =>
  element('path', { d: data, fill, ...more });

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string =>
  element('circle', { cx, cy, r, fill, ...more });

/** A rectangle; with `rx` of half its height it is a pill. */
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  rx?: number,
  more: Attributes = {},
): string => element('rect', { x, y, width, height, rx, fill, ...more });

/** An unfilled line with round ends. */
export const stroke = (data: string, colour: string, width: number, more: Attributes = {}): string =>
  element('path', {
    d: data,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });

export const group = (attributes: Attributes, ...children: readonly string[]): string =>
  element('g', attributes, ...children);

export interface Placement {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  /** Degrees clockwise around the placed origin. */
  readonly rotate?: number;
  readonly opacity?: number;
}

/** Moves, rotates and scales a drawing around its own origin. */
export function place(
  { x = 0, y = 0, scale = 1, rotate = 0, opacity }: Placement,
  ...children: readonly string[]
): string {
  const transform = [
    x || y ? `translate(${short(x)} ${short(y)})` : '',
    rotate ? `rotate(${short(rotate)})` : '',
    scale === 1 ? '' : `scale(${precise(scale)})`,
  ].join('');
  return group({ transform: transform || undefined, opacity }, ...children);
}

export const defs = (...children: readonly string[]): string => element('defs', {}, ...children);

export const use = (id: string, x = 0, y = 0, more: Attributes = {}): string =>
  element('use', { href: `#${id}`, x: x || undefined, y: y || undefined, ...more });

export const clip = (id: string, shape: string): string => element('clipPath', { id }, shape);

/** A complete SVG document. */
export const svg = (width: number, height: number, ...children: readonly string[]): string =>
  element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    ...children,
  );
