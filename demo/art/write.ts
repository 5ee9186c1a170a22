/** Build step: writes the demo bank's drawings into dist. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { art } from '.';
import { articles } from './share';

const content = fileURLToPath(new URL('../../demo/content', import.meta.url));
const dist = fileURLToPath(new URL('..', import.meta.url));
const brotli = promisify(brotliCompress);

await Promise.all(
  Object.entries({ ...art, ...(await articles(content)) }).map(async ([name, draw]) => {
    const file = join(dist, 'art', `${name}.svg`);
    const drawing = draw();
    // Unchanged drawings are skipped, because compressing takes longer than drawing.
    if ((await readFile(file, 'utf8').catch(() => undefined)) === drawing) return;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(`${file}.br`, await brotli(drawing));
    await writeFile(file, drawing);
  }),
);
