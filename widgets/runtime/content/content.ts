import type { Language } from '../language/language';
import { pageJson } from './page-json';

/** Page numbers, both from 1 and inclusive. */
export interface PageRange {
  first: number;
  last: number;
}

/** The pages of long lists that `content` has; without it `content` is whole. */
export interface Pages extends PageRange {
  /** Number of items left in the longest list of each language. */
  rest: Record<Language, number>;
  tag?: string;
}

/** The answer of every content endpoint, unchecked: a shape reads the block when it is shown. */
export interface Content {
  English?: unknown;
  Indonesia?: unknown;
  /** The fields match the shape (see `normalize.ts`). The bank's server sets it. */
  normalized?: true;
  /** Only for other sites: the bank's data that the block's widgets show. */
  bank?: unknown;
  labels?: unknown;
  pages?: Pages;
}

let seeded: Record<string, Content> = {};

/** Sets the blocks by URL that widgets take without a request. */
export function seedContent(blocks: Record<string, Content>): void {
  seeded = blocks;
}

export function addContent(blocks: Record<string, Content>): void {
  seeded = { ...seeded, ...blocks };
}

/** The block that was seeded or came in `<script type="application/json" id="serambi-content">`. */
export const arrivedContent = (url: string): Content | undefined =>
  seeded[url] ?? pageJson<Record<string, Content>>('serambi-content')[url];
