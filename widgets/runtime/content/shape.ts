/**
 * Shapes: what a content block looks like, written once. From a shape come the block's TypeScript type, the check of
 * what a backend really sent, the bank's rule that `-`, empty, null or missing means "none", and the treatment of
 * addresses and HTML, neither of which may be trusted.
 */

/** How values that depend on the surroundings are read. */
export interface Reading {
  /** Base address of images and documents: they live with the backend. */
  media: string;
  /** HTML is untrusted: the server sanitises here; the browser does so when it shows it. */
  html: (source: string) => string;
  /** The address of a place on the bank's site; links in HTML lead where all others do. */
  link?: (address: string) => string;
}

export type Shape<T> = (value: unknown, at: string, reading: Reading) => T;
export type BlockOf<S> = S extends Shape<infer T> ? NonNullable<T> : never;

/** A block that is not what the contract says; `at` is the field's path in it. */
export class MalformedContent extends Error {
  override name = 'MalformedContent';
  constructor(
    readonly at: string,
    expected: string,
    found: unknown,
  ) {
    super(`${at}: expected ${expected}, found ${JSON.stringify(found)?.slice(0, 40)}`);
  }
}

const isNone = (value: unknown): value is undefined =>
  value === undefined || value === null || (typeof value === 'string' && /^\s*-?\s*$/.test(value));

export const text: Shape<string | undefined> = (value, at) => {
  if (isNone(value)) return undefined;
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  throw new MalformedContent(at, 'text', value);
};

const followed = ['http:', 'https:', 'mailto:', 'tel:'];

/** Judged as a browser reads it: tabs, line breaks and control characters do not keep `java\nscript:` from running. */
function isSafe(address: string): boolean {
  try {
    return followed.includes(new URL(address, 'https://base.invalid').protocol);
  } catch {
    return false;
  }
}

/** An address to follow. A scheme that could run code (`javascript:`, `data:`) is none. */
export const link: Shape<string | undefined> = (value, at, reading) => {
  const address = text(value, at, reading)?.trim();
  return address && isSafe(address) ? address : undefined;
};

/** An image or document, which the backend may give relative to itself. */
export const media: Shape<string | undefined> = (value, at, reading) => {
  const address = link(value, at, reading) ?? inlineImage(value);
  return address?.startsWith('/') && !address.startsWith('//') ? reading.media + address : address;
};

const inlineImage = (value: unknown) =>
  typeof value === 'string' && /^data:image\/(png|jpeg|webp|avif|gif|svg\+xml)[;,]/i.test(value) ? value : undefined;

export function list<T>(item: Shape<T>): Shape<NonNullable<T>[]> {
  return (value, at, reading) => {
    if (isNone(value)) return [];
    if (!Array.isArray(value)) throw new MalformedContent(at, 'a list', value);
    return value
      .map((each, index) => item(each, `${at}[${index}]`, reading))
      .filter((each): each is NonNullable<Awaited<T>> & NonNullable<T> => each !== undefined && each !== null);
  };
}

type Fields = Record<string, Shape<unknown>>;
type ObjectOf<F extends Fields> = { [K in keyof F]: F[K] extends Shape<infer T> ? T : never };

export function object<F extends Fields>(fields: F): Shape<ObjectOf<F> | undefined> {
  return (value, at, reading) => {
    if (isNone(value)) return undefined;
    if (typeof value !== 'object' || Array.isArray(value)) throw new MalformedContent(at, 'an object', value);
    const entries = Object.entries(fields).map(([name, shape]) => [
      name,
      shape((value as Record<string, unknown>)[name], `${at}.${name}`, reading),
    ]);
    return Object.fromEntries(entries) as ObjectOf<F>;
  };
}

/** Reads a whole block. Throws {@link MalformedContent} when it is missing or not of the shape. */
export function readBlock<T>(shape: Shape<T>, value: unknown, at: string, reading: Reading): NonNullable<T> {
  const block = isNone(value) ? undefined : shape(value, at, reading);
  if (block === undefined || block === null) throw new MalformedContent(at, 'a block', value);
  return block;
}
