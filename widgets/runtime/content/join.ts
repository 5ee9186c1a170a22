/** Server only: what a block says of other blocks. */
import type { Language } from '../language/language';
import type { BlockOf, Html, Shape } from './shape';

/** A block as JSON, normalized: what is none is missing, empty lists may be, too. */
export type Plain<T> = T extends Html
  ? string
  : T extends readonly (infer Item)[]
    ? Plain<Item>[]
    : T extends object
      ? { [Key in keyof T]?: Plain<NonNullable<T[Key]>> | undefined }
      : T;

interface Need<S = Shape> {
  path: string;
  /** The part of that block which is needed. Texts of more than 500 characters are left out. */
  shape: S;
}

type Needs = Readonly<Record<string, Need>>;
type Found<N extends Needs> = { [Key in keyof N]?: Plain<BlockOf<N[Key]['shape']>> | undefined };

export interface JoinContext {
  language: Language;
  /** Values of the parameters of the block's path, decoded: `slug` of `/api/promo/detail/:slug`. */
  params: Readonly<Record<string, string>>;
  /** Bytes of a file of the bank's public folder. Undefined for other addresses. */
  sizeOf(address: string): number | undefined;
}

/**
 * The default export of `<name>.server.ts`. `add` is pure; what it needs and could not be had in time is undefined.
 */
export interface Join {
  needs: Needs;
  add(block: unknown, needs: Readonly<Record<string, unknown>>, context: JoinContext): unknown;
}

/** @param shape the widget's own: the shape of the block that `add` takes and returns */
export const join = <S extends Shape, const N extends Needs>(
  _shape: S,
  needs: N,
  add: (block: Plain<BlockOf<S>>, needs: Found<N>, context: JoinContext) => Plain<BlockOf<S>>,
): Join => ({ needs, add: add as Join['add'] });
