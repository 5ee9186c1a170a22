/** Step of the build: writes the demo bank's documents into dist. */
import { fileURLToPath } from 'node:url';
import { writeDocuments } from '.';

/** This runs as dist/server/documents.js. */
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

await writeDocuments(here('../documents'), here('../../demo/content'));
