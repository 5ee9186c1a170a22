/**
 * A shape describes a content block as data. It gives the block's type, the normalizing ({@link ./normalize.ts}), the view's values
 * ({@link readBlock}), and the description for backends.
 */

import { attempt } from '../core/attempt';
import { isObject } from '../core/is-object';
import type { Language } from '../language/language';

/** Resolves addresses that depend on the page. `language` is for generated names. */
export interface Addresses {
  /** Base address of images and documents with relative addresses. */
  media: string;
  link?: (address: string) => string;
  language?: Language;
  /** Prefix of ids in HTML: the widget's name. Without it ids are removed. */
  idPrefix?: string;
  isSecure?: boolean;
}

export type RichNode = string | RichElement;
export interface RichElement {
  name: string;
  attributes: Record<string, string>;
  children: RichNode[];
}

/** Picks a part of a text, whose top level has only blocks. Define it outside the view, so that it stays the same function. */
export type PartOf = (blocks: RichElement[]) => RichElement[];

export interface Reading extends Addresses {
  /** Server only: sanitises HTML and resolves its root-relative addresses in one pass, so that nothing is inserted afterwards. */
  html?: (source: string, addresses: Addresses, part?: PartOf) => string;
}

/** HTML as the backend sent it. Only `<RichHtml>` shows it, sanitised. */
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
  /** A list's items, or a record's values. */
  readonly item?: Shape;
  /** An object's fields. */
  readonly fields?: Readonly<Record<string, Shape>>;
  /** Without these fields an object is left out and a block is damaged. An empty list counts as present. */
  readonly essential?: readonly string[];
  /** A list's unique field; of several items with the same value only the first is kept. */
  readonly key?: string;
  /** A choice's values. */
  readonly values?: readonly string[];
  /** A wrong value removes the object around it, which would say something false without it. */
  readonly isStrict?: boolean;
  /** A text's value for `true`; the one for `false` is `no`. */
  readonly yes?: string;
  /** A day's normalized value for a date that cannot be read; its view gets `''`. */
  readonly unread?: string;
  /** Never set; carries the type of the values. */
  readonly type?: T;
}

export type ValueOf<S> = S extends Shape<infer T> ? T : never;
export type BlockOf<S> = NonNullable<ValueOf<S>>;

/** One line of plain text. Normalizing decodes entities and removes tags. */
export const text: Shape<string | undefined> = { kind: 'text' };
/** A table's cell: a text, where `true` becomes `ok` and `false` becomes `no`. */
export const cell: Shape<string | undefined> = { kind: 'text', yes: 'ok' };
export const html: Shape<Html | undefined> = { kind: 'html' };
export const link: Shape<string | undefined> = { kind: 'link' };
/** Address of an image or document; the backend may give it relative to itself. */
export const media: Shape<string | undefined> = { kind: 'media' };
/** `YYYY-MM-DD`. */
export const day: Shape<string | undefined> = { kind: 'day' };
/** A day, or a day with a time; without an offset it is Jakarta's time. */
export const dateTime: Shape<string | undefined> = { kind: 'dateTime' };
export const number: Shape<number | undefined> = { kind: 'number' };
export const flag: Shape<boolean | undefined> = { kind: 'flag' };

export const choice = <const V extends string>(...values: V[]): Shape<V | undefined> => ({ kind: 'choice', values });

export const list = <T>(item: Shape<T>, key?: string): Shape<NonNullable<T>[]> => ({
  kind: 'list',
  item,
  ...(key && { key }),
});

/** An object with the backend's own keys. */
export const record = <T>(item: Shape<T>): Shape<Record<string, NonNullable<T>>> => ({ kind: 'record', item });

type Fields = Readonly<Record<string, Shape>>;
type ObjectOf<F extends Fields, E> = {
  [K in keyof F]: K extends E ? NonNullable<ValueOf<F[K]>> : ValueOf<F[K]>;
};

/** @param essential fields without which the object is left out */
export const object = <F extends Fields, E extends keyof F & string = never>(
  fields: F,
  ...essential: E[]
): Shape<ObjectOf<F, E> | undefined> => ({ kind: 'object', fields, ...(essential.length && { essential }) });

/** Two slashes would lead to another host. */
export const isRootRelative = (address: string): boolean => /^\/(?![/\\])/.test(address);

export const linkProtocols = ['http:', 'https:', 'mailto:', 'tel:'];

/** Longer than any host. A host with non-ASCII letters takes quadratic time to parse. */
export const hostLimit = 253;

/** Parsed like a browser, which ignores tabs and line breaks: `java\nscript:` runs. */
export function isSafe(address: string, protocols: readonly string[] = linkProtocols): boolean {
  const [, host = ''] = /^(?:[^:/?#\\]*:)?[/\\\s]*([^/?#\\]*)/.exec(address) ?? [];
  if (host.length > hostLimit) return false;
  return attempt(() => protocols.includes(new URL(address, 'https://base.invalid').protocol)) ?? false;
}

export const isInlineImage = (address: string): boolean =>
  /^data:image\/(png|jpeg|webp|avif|gif|svg\+xml)[;,]/i.test(address);

/** Views rely on these types, so a value of another type becomes none, even in normalized content. */
const readers: Record<Shape['kind'], (shape: Shape, value: unknown, reading: Reading) => unknown> = {
  text: (_, value) => (typeof value === 'string' && value ? value : undefined),
  html: (_, value, reading) =>
    typeof value === 'string' && value ? ({ html: value, addresses: reading } satisfies Html) : undefined,
  link: (_, value) => (typeof value === 'string' && isSafe(value) ? value : undefined),
  media(_, value, { media }) {
    if (typeof value !== 'string' || !(isSafe(value) || isInlineImage(value))) return undefined;
    return isRootRelative(value) ? media + value : value;
  },
  day: ({ unread }, value) =>
    typeof value === 'string' ? (/^\d{4}-\d\d-\d\d$/.test(value) ? value : unread && '') : undefined,
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

/** The block does not match its shape. `message` names the field. */
export class MalformedContent extends Error {
  override name = 'MalformedContent';
}

/** Converts a normalized block for its view. Throws {@link MalformedContent} if essential fields are missing. */
export function readBlock<T>(shape: Shape<T>, value: unknown, reading: Reading): NonNullable<T> {
  const block = value === undefined ? undefined : read(shape, value, reading);
  if (block === undefined) throw new MalformedContent('The content has no block of the expected shape');
  return block as NonNullable<T>;
}
