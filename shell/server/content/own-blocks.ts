/** Blocks of the product's own that no widget has as its content: the page shows them, or other blocks are joined with them. */
import {
  choice,
  day,
  link,
  list,
  moment,
  number,
  object,
  record,
  type Shape,
  text,
} from '../../../widgets/runtime/content/shape';
import { languages } from '../../../widgets/runtime/language/language';

/** The line above all pages. */
export const announcementPath = '/api/announcement';
export const announcement = object({ text, link, from: moment, until: moment });

/** Facts of documents by their address. */
const documents = record(object({ date: day, languages: list(choice(...languages)) }));

const rates = object({
  from: day,
  minimum: number,
  maximum: number,
  early: number,
  guarantee: object({ rate: number, from: day, until: day }),
  headline: list(object({ value: text, label: text })),
});

/** Paths of the product's own blocks, beside those of the specification. A bank may have none of them. */
export const optionalPaths: readonly string[] = [
  announcementPath,
  ...['proof', 'ways', 'rates', 'channels', 'soon', 'help', 'investors', 'documents', 'governance', 'community'].map(
    (name) => `/api/${name}`,
  ),
];

export const ownBlocks: Readonly<Record<string, Shape>> = {
  [announcementPath]: announcement,
  '/api/documents': documents,
  '/api/rates': rates,
};
