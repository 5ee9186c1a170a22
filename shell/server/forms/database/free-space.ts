import { statfs } from 'node:fs/promises';

/** Bytes that are free on the disk of a folder for processes without special rights. */
export async function freeIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
