/**
 * A shape describes a content block once. From it come the block's TypeScript type, the check of what the backend has sent,
 * the rule that `-`, empty, null and missing mean "none", and the treatment of addresses and HTML, which are not trusted.
 */
import type { Language } from '../language/language';

/** How to resolve the addresses that depend on the page, and in which language to name what has no name of its own. */
export interface Addresses {
  /** Base address of images and documents that the backend gives relative to itself. */
  media: string;
  /** Resolves a path on the bank's site, for links in HTML. */
  link?: (address: string) => string;
  language?: Language;
}

/** How to read the values that depend on the page. */
export interface Reading extends Addresses {
  /**
   * Server only: sanitises HTML and resolves the root-relative addresses in it, in one pass, so that nothing is inserted into
   * sanitised HTML. A browser sanitises when it shows the HTML.
   */
  html?: (source: string, addresses: Addresses) => string;
}

/** Whether an address is a path on its own site. Two slashes at the front would make it another host's. */
export const isRootRelative = (address: string): boolean => /^\/(?![/\\])/.test(address);

export type Shape<T> = (value: unknown, at: string, reading: Reading) => T;
export type BlockOf<S> = S extends Shape<infer T> ? NonNullable<T> : never;

/** A block that does not have its shape; `at` is the path of the field. */
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
  value === undefined || value === null || (typeof value === 'string' && /^-?$/.test(value.trim()));

export const text: Shape<string | undefined> = (value, at) => {
  if (isNone(value)) return undefined;
  // Half a surrogate pair, as in a slug, would make what encodes it for an address throw.
  if (typeof value === 'string') return value.replace(/\p{Surrogate}/gu, '\uFFFD');
  if (typeof value === 'number') return String(value);
  throw new MalformedContent(at, 'text', value);
};

export const linkProtocols = ['http:', 'https:', 'mailto:', 'tel:'];

/** More than any host has. A host with letters other than ASCII's takes time by the square of its length to parse. */
const hostLimit = 253;

/** Parsed as a browser does, which ignores tabs and line breaks: `java\nscript:` runs. */
export function isSafe(address: string, protocols: readonly string[] = linkProtocols): boolean {
  const [, host = ''] = /^(?:[^:/?#\\]*:)?[/\\\s]*([^/?#\\]*)/.exec(address) ?? [];
  if (host.length > hostLimit) return false;
  try {
    return protocols.includes(new URL(address, 'https://base.invalid').protocol);
  } catch {
    return false;
  }
}

/** A link's address. Undefined if its scheme could run code (`javascript:`, `data:`). */
export const link: Shape<string | undefined> = (value, at, reading) => {
  const address = text(value, at, reading)?.trim();
  return address && isSafe(address) ? address : undefined;
};

/** The address of an image or document, which the backend may give relative to itself. */
export const media: Shape<string | undefined> = (value, at, reading) => {
  const address = link(value, at, reading) ?? inlineImage(value);
  return address && isRootRelative(address) ? reading.media + address : address;
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
  const shapes = Object.entries(fields);
  return (value, at, reading) => {
    if (isNone(value)) return undefined;
    if (typeof value !== 'object' || Array.isArray(value)) throw new MalformedContent(at, 'an object', value);
    const read: Record<string, unknown> = {};
    for (const [name, shape] of shapes) {
      read[name] = shape((value as Record<string, unknown>)[name], `${at}.${name}`, reading);
    }
    return read as ObjectOf<F>;
  };
}

/** Reads a whole block. Throws {@link MalformedContent} when it is missing or malformed. */
export function readBlock<T>(shape: Shape<T>, value: unknown, at: string, reading: Reading): NonNullable<T> {
  const block = isNone(value) ? undefined : shape(value, at, reading);
  if (block === undefined || block === null) throw new MalformedContent(at, 'a block', value);
  return block;
}
