/** `widgets/manifest.json` and `widgets/importmap.json`: each widget's files with sizes and integrity hashes. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Widget } from '../../runtime/widget/definition';
import { build, dist, read, write } from './built-files';

interface File {
  bytes: number;
  brotli: number;
  integrity: string;
}

export interface Manifest {
  version: string;
  widgets: Record<string, { tag: string; entry: string; chunks: string[]; lazy: string[]; standalone: string }>;
  files: Record<string, File>;
}

const brotli = promisify(brotliCompress);

/** Also writes the file's compressed form. */
async function measured(path: string): Promise<File> {
  const content = await read(path);
  const compressed = await brotli(content);
  // In development a rebuild would leave the compressed form stale.
  if (process.env.NODE_ENV !== 'development') await write(`${path}.br`, compressed);
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  return { bytes: content.length, brotli: compressed.length, integrity };
}

async function filesIn(folder: string): Promise<string[]> {
  // A quick build has no standalone files.
  const names = existsSync(join(dist, folder)) ? await readdir(join(dist, folder)) : [];
  return names.filter((name) => /\.(js|css)$/.test(name)).map((name) => `${folder}/${name}`);
}

export async function writeManifest(definitions: readonly Widget[]): Promise<void> {
  const widgets: Manifest['widgets'] = Object.fromEntries(
    definitions.map(({ name }) => [
      name,
      {
        tag: `serambi-${name}`,
        entry: `widgets/${name}.js`,
        chunks: build.widgets[name] ?? [],
        lazy: build.lazy[name] ?? [],
        standalone: `standalone/${name}.js`,
      },
    ]),
  );
  const all = (await Promise.all(['widgets', 'chunks', 'standalone'].map(filesIn))).flat();
  const table = new Map(await Promise.all(all.map(async (path) => [path, await measured(path)] as const)));
  const used = new Set(Object.values(widgets).flatMap(({ chunks, lazy }) => [...chunks, ...lazy]));
  const files = [...table].filter(([path]) => !path.startsWith('chunks/') || used.has(path));
  const manifest: Manifest = { version: build.version, widgets, files: Object.fromEntries(files) };
  await write('widgets/manifest.json', JSON.stringify(manifest, null, 1));

  // The server prefixes its origin.
  const scripts = files.filter(([path]) => /^(widgets|chunks)\/.*\.js$/.test(path));
  const integrity = scripts.map(([path, { integrity }]) => [`/v${build.version}/${path}`, integrity]);
  await write('widgets/importmap.json', JSON.stringify({ integrity: Object.fromEntries(integrity) }, null, 1));
}
