import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { syncPath } from './database/sync.js';

/** Only the owner may read the file. A missing one is created completely, and once for all processes that start together. */
export async function ownFile(dataDir: string, name: string, make: () => Promise<string> | string): Promise<string> {
  const file = join(dataDir, name);
  const found = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (found !== undefined) return found;
  const content = await make();
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, content, { mode: 0o600, flag: 'wx', flush: true });
  try {
    await link(draft, file);
  } catch (error) {
    // Another process was faster, so its file is used.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return await readFile(file, 'utf8');
  } finally {
    await unlink(draft);
  }
  syncPath(dataDir);
  return content;
}
