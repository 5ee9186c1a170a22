import type { Language } from '../language/language';
import { pageJson } from './page-json';

/** Pages, both counted from 1 and both included. */
export interface PageRange {
  first: number;
  last: number;
}

/** What `content` has of its long lists; its absence says that it has all of them. */
export interface Pages extends PageRange {
  /** How many items follow, in the longest list of each language. */
  rest: Record<Language, number>;
  /** Names the version of the block that these pages are of. */
  tag?: string;
}

/** The answer of every content endpoint, unchecked: a block is read through its shape when it is shown. */
export interface Content {
  English?: unknown;
  Indonesia?: unknown;
  /** Its fields are those of its shape (see `normalize.ts`). The bank's server sets it. */
  normalized?: true;
  /** Of an answer of the bank's server to another site: what the widgets that show the block show of the bank. */
  bank?: unknown;
  labels?: unknown;
  /** Added where its long lists are cut. */
  pages?: Pages;
}

let seeded: Record<string, Content> = {};

/** Sets the blocks, by URL, that widgets take instead of requesting them. */
export function seedContent(blocks: Record<string, Content>): void {
  seeded = blocks;
}

/** Adds blocks to those that were seeded: of a page that is not shown yet, beside the one that is. */
export function addContent(blocks: Record<string, Content>): void {
  seeded = { ...seeded, ...blocks };
}

/** The content that was seeded, or came with the page (`<script type="application/json" id="serambi-content">`). */
export const arrivedContent = (url: string): Content | undefined => arrived(url)[url];

/** Where the content of an address arrived. */
const arrived = (url: string): Partial<Record<string, Content>> =>
  url in seeded ? seeded : pageJson<Record<string, Content>>('serambi-content');

/** Puts content in the place of what arrived, so that it is there when its widget comes back (by Back, for example). */
export function keepContent(url: string, content: Content): void {
  const store = arrived(url);
  if (url in store) store[url] = content;
}
