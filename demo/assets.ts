/** Step of the build: writes the demo bank's art and documents into dist. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { art } from './art';
import { articles } from './art/share';
import { writeDocuments } from './documents';

const dist = fileURLToPath(new URL('..', import.meta.url));
const content = fileURLToPath(new URL('../../demo/content', import.meta.url));

for (const [name, draw] of Object.entries({ ...art, ...(await articles(content)) })) {
  const file = join(dist, 'art', `${name}.svg`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, draw());
}

await writeDocuments(join(dist, 'documents'), content);

const brotli = promisify(brotliCompress);
const drawings = await readdir(join(dist, 'art'), { recursive: true });
await Promise.all(
  drawings
    .filter((name) => name.endsWith('.svg'))
    .map(async (name) => {
      const file = join(dist, 'art', name);
      await writeFile(`${file}.br`, await brotli(await readFile(file)));
    }),
);
