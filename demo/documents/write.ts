/** Build step: writes the demo bank's documents into dist. */
import { fileURLToPath } from 'node:url';
import { writeDocuments } from '.';

/** Relative to dist/server/documents.js, where this file runs. */
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

await writeDocuments(here('../documents'), here('../../demo/content'));
