/** The built chunks by the modules in them, because the names of a confidential form's chunks do not tell. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../dist/chunks');

export function chunkWith(module: string): string {
  const map = readdirSync(folder).find(
    (file) =>
      file.endsWith('.js.map') &&
      (JSON.parse(readFileSync(join(folder, file), 'utf8')) as { sources: string[] }).sources.some((source) =>
        source.endsWith(`/${module}`),
      ),
  );
  if (!map) throw new Error(`No chunk has ${module}`);
  return `/chunks/${map.slice(0, -'.map'.length)}`;
}

export const fontAddress = `/chunks/${readdirSync(folder).find((file) => file.endsWith('.woff2'))}`;
