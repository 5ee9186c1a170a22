import { readdir, realpath } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** At most `limit` entries below a folder, also through links. Each folder is read once, because links may lead back. */
export async function entriesBelow(folder: string, limit: number): Promise<{ path: string; isFile: boolean }[]> {
  const found: { path: string; isFile: boolean }[] = [];
  const seen = new Set<string>();
  const folders = [folder];
  for (const each of folders) {
    const real = await realpath(each).catch(() => undefined);
    if (real === undefined || seen.has(real)) continue;
    seen.add(real);
    for (const entry of await readdir(each, { withFileTypes: true }).catch(() => [])) {
      if (found.length >= limit) return found;
      const path = join(each, entry.name);
      const isFile = entry.isFile();
      found.push({ path, isFile });
      if (!isFile) folders.push(path);
    }
  }
  return found;
}

/** Files as `news/all.json`, in order. */
export async function filesBelow(folder: string, limit = Number.POSITIVE_INFINITY): Promise<string[]> {
  const files = (await entriesBelow(folder, limit)).filter(({ isFile }) => isFile);
  return files.map(({ path }) => relative(folder, path).split(sep).join('/')).sort();
}
