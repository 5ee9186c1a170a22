import { pageJson } from './page-json';

/** The answer of every content endpoint, unchecked: a block is read through its shape when it is shown. */
export interface Content {
  English?: unknown;
  Indonesia?: unknown;
}

let seeded: Record<string, Content> = {};

/** Sets the blocks, by URL, that widgets take instead of requesting them. */
export function seedContent(blocks: Record<string, Content>): void {
  seeded = blocks;
}

/** The content that was seeded, or came with the page (`<script type="application/json" id="serambi-content">`). */
export const arrivedContent = (url: string): Content | undefined =>
  seeded[url] ?? pageJson<Record<string, Content>>('serambi-content')[url];
