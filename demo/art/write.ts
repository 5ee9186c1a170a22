import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { art } from '.';
import { articles } from './share';

const brotli = promisify(brotliCompress);

/** Writes every drawing into a folder, each with a compressed copy. `content` is the folder of the bank's content. */
export async function writeArt(folder: string, content: string): Promise<void> {
  await Promise.all(
    Object.entries({ ...art, ...(await articles(content)) }).map(async ([name, draw]) => {
      const file = join(folder, `${name}.svg`);
      const drawing = draw();
      // Compressing takes longer than drawing, and most drawings have not changed.
      if ((await readFile(file, 'utf8').catch(() => undefined)) === drawing) return;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(`${file}.br`, await brotli(drawing));
      await writeFile(file, drawing);
    }),
  );
}
