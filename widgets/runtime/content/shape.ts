/**
 * A shape describes a content block as data. From it come the block's TypeScript type, the reading of what a backend has sent
 * ({@link ./normalize.ts}), the values that a view gets ({@link readBlock}), and the description for backends.
 */

import { isObject } from '../core/is-object';
import type { Language } from '../language/language';

/** How to resolve the addresses that depend on the page, and in which language to name what has no name of its own. */
export interface Addresses {
  /** Base address of images and documents that the backend gives relative to itself. */
  media: string;
  /** Resolves a path on the bank's site, for links in HTML. */
  link?: (address: string) => string;
  language?: Language;
  /** Before the ids in HTML: the widget's name. Without it they are removed. */
  idPrefix?: string;
  /** The page has `https:`, where browsers refuse pictures by `http:`. */
  isSecure?: boolean;
}

/** A node of sanitised HTML. */
export type RichNode = string | RichElement;
export interface RichElement {
  name: string;
  attributes: Record<string, string>;
  children: RichNode[];
}

/** Picks a part of a text, on whose top level are only blocks. It is a pure function outside the view, so that it stays the same. */
export type PartOf = (blocks: RichElement[]) => RichElement[];

/** How to read the values that depend on the page. */
export interface Reading extends Addresses {
  /**
   * Server only: sanitises HTML and resolves the root-relative addresses in it, in one pass, so that nothing is inserted into
   * sanitised HTML. `<RichHtml>` calls it, as it calls the browser's own.
   */
  html?: (source: string, addresses: Addresses, part?: PartOf) => string;
}

/** HTML as the backend has sent it. Only `<RichHtml>` shows it, sanitised. */
export interface Html {
  readonly html: string;
  readonly addresses: Reading;
}

export interface Shape<T = unknown> {
  readonly kind:
    | 'text'
    | 'html'
    | 'link'
    | 'media'
    | 'day'
    | 'dateTime'
    | 'number'
    | 'flag'
    | 'choice'
    | 'list'
    | 'record'
    | 'object';
  /** Of a list's items, or of a record's values. */
  readonly item?: Shape;
  /** Of an object. */
  readonly fields?: Readonly<Record<string, Shape>>;
  /** Fields without which an object is left out, and a whole block is damaged. A list counts as there when it is given empty. */
  readonly essential?: readonly string[];
  /** Of a list: the field by which items are addressed. Of several items with the same value only the first is kept. */
  readonly key?: string;
  /** Of a choice. */
  readonly values?: readonly string[];
  /** A wrong value makes the object around it wrong, too: without it, that object would say something false. */
  readonly isStrict?: boolean;
  /** Of a text: what `true` stands for. */
  readonly yes?: string;
  /** Never set: it carries the type of the values. */
  readonly type?: T;
}

export type ValueOf<S> = S extends Shape<infer T> ? T : never;
export type BlockOf<S> = NonNullable<ValueOf<S>>;

/** Plain text, in one line. Entities are decoded and tags removed when the block is normalized. */
export const text: Shape<string | undefined> = { kind: 'text' };
/** A table's cell: a text, where `true` is `ok`. */
export const cell: Shape<string | undefined> = { kind: 'text', yes: 'ok' };
export const html: Shape<Html | undefined> = { kind: 'html' };
/** A link's address. */
export const link: Shape<string | undefined> = { kind: 'link' };
/** The address of an image or document, which the backend may give relative to itself. */
export const media: Shape<string | undefined> = { kind: 'media' };
/** A calendar day, `YYYY-MM-DD`. */
export const day: Shape<string | undefined> = { kind: 'day' };
/** A day, or a day with a time of day; without an offset it is Jakarta's. */
export const dateTime: Shape<string | undefined> = { kind: 'dateTime' };
export const number: Shape<number | undefined> = { kind: 'number' };
export const flag: Shape<boolean | undefined> = { kind: 'flag' };

export const choice = <const V extends string>(...values: V[]): Shape<V | undefined> => ({ kind: 'choice', values });

export const list = <T>(item: Shape<T>, key?: string): Shape<NonNullable<T>[]> => ({
  kind: 'list',
  item,
  ...(key && { key }),
});

/** An object whose keys are the backend's own. */
export const record = <T>(item: Shape<T>): Shape<Record<string, NonNullable<T>>> => ({ kind: 'record', item });

type Fields = Readonly<Record<string, Shape>>;
type ObjectOf<F extends Fields, E> = {
  [K in keyof F]: K extends E ? NonNullable<ValueOf<F[K]>> : ValueOf<F[K]>;
};

/** @param essential fields without which there is no object */
export const object = <F extends Fields, E extends keyof F & string = never>(
  fields: F,
  ...essential: E[]
): Shape<ObjectOf<F, E> | undefined> => ({ kind: 'object', fields, ...(essential.length && { essential }) });

/** Whether an address is a path on its own site. Two slashes at the front would make it another host's. */
export const isRootRelative = (address: string): boolean => /^\/(?![/\\])/.test(address);

export const linkProtocols = ['http:', 'https:', 'mailto:', 'tel:'];

/** Longer than any host. A host with letters other than ASCII's takes time by the square of its length to parse. */
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

/** An image that is its own address. */
export const isInlineImage = (address: string): boolean =>
  /^data:image\/(png|jpeg|webp|avif|gif|svg\+xml)[;,]/i.test(address);

/** A view may rely on these types, whatever the content claims of itself: a value of another type is none. */
const readers: Record<Shape['kind'], (shape: Shape, value: unknown, reading: Reading) => unknown> = {
  text: (_, value) => (typeof value === 'string' && value ? value : undefined),
  html: (_, value, reading) =>
    typeof value === 'string' && value ? ({ html: value, addresses: reading } satisfies Html) : undefined,
  link: (_, value) => (typeof value === 'string' && isSafe(value) ? value : undefined),
  media(_, value, { media }) {
    if (typeof value !== 'string' || !(isSafe(value) || isInlineImage(value))) return undefined;
    return isRootRelative(value) ? media + value : value;
  },
  day: (_, value) => (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : undefined),
  dateTime: (_, value) => (typeof value === 'string' ? value : undefined),
  number: (_, value) => (typeof value === 'number' ? value : undefined),
  flag: (_, value) => (value === true ? value : undefined),
  choice: ({ values }, value) => values?.find((each) => each === value),
  list: ({ item }, value, reading) =>
    Array.isArray(value) ? value.map((each) => read(item, each, reading)).filter((each) => each !== undefined) : [],
  record: ({ item }, value, reading) =>
    isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, read(item, each, reading)]))
      : {},
  object({ fields = {}, essential = [] }, value, reading) {
    if (!isObject(value)) return undefined;
    const found = Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, read(field, value[name], reading)]),
    );
    return essential.every((name) => found[name] !== undefined) ? found : undefined;
  },
};

const read = (shape: Shape | undefined, value: unknown, reading: Reading): unknown =>
  shape && readers[shape.kind](shape, value, reading);

/** A block that does not have its shape. `message` names the field. */
export class MalformedContent extends Error {
  override name = 'MalformedContent';
}

/** What a view gets of a normalized block. Throws {@link MalformedContent} where its essentials are missing. */
export function readBlock<T>(shape: Shape<T>, value: unknown, reading: Reading): NonNullable<T> {
  const block = value === undefined ? undefined : read(shape, value, reading);
  if (block === undefined) throw new MalformedContent('The content has no block of the expected shape');
  return block as NonNullable<T>;
}
