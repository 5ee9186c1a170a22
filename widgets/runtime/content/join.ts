/** Server only: adds fields from other blocks to a block. */
import type { Language } from '../language/language';
import type { BlockOf, Html, Shape } from './shape';

/** A normalized block as JSON: absent fields are missing, and empty lists may be. */
export type Plain<T> = T extends Html
  ? string
  : T extends readonly (infer Item)[]
    ? Plain<Item>[]
    : T extends object
      ? { [Key in keyof T]?: Plain<NonNullable<T[Key]>> | undefined }
      : T;

interface Need<S = Shape> {
  path: string;
  /** The needed part of that block. Texts of more than 500 characters are left out. */
  shape: S;
}

type Needs = Readonly<Record<string, Need>>;
type Found<N extends Needs> = { [Key in keyof N]?: Plain<BlockOf<N[Key]['shape']>> | undefined };

export interface JoinContext {
  language: Language;
  /** Decoded parameters of the block's path: `slug` of `/api/promo/detail/:slug`. */
  params: Readonly<Record<string, string>>;
  /** Bytes of a file in the bank's public folder, else undefined. */
  sizeOf(address: string): number | undefined;
}

/** The default export of `<name>.server.ts`. `add` is pure; a need that did not arrive in time is undefined. */
export interface Join {
  needs: Needs;
  add(block: unknown, needs: Readonly<Record<string, unknown>>, context: JoinContext): unknown;
}

/** @param _shape the shape of the block that `add` takes and returns */
export const join = <S extends Shape, const N extends Needs>(
  _shape: S,
  needs: N,
  add: (block: Plain<BlockOf<S>>, needs: Found<N>, context: JoinContext) => Plain<BlockOf<S>>,
): Join => ({ needs, add: add as Join['add'] });
