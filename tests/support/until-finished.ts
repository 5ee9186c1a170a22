/** Servers and folders that end with their test, also for `beforeEach`, or with the file. */
import { mkdtempSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';
import { startServer } from './listen';

/** Resolves to the origin of a new server. */
export async function startListener(listener: RequestListener): Promise<string> {
  const { origin, stop } = await startServer(listener);
  onTestFinished(stop);
  return origin;
}

const makeFolder = () => mkdtempSync(join(tmpdir(), 'serambi-'));
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

export function newFolder(): string {
  const folder = makeFolder();
  onTestFinished(() => remove(folder));
  return folder;
}

/** A folder that all tests of a file or of a `describe` use, and that goes after them. */
export function sharedFolder(): string {
  const folder = makeFolder();
  afterAll(() => remove(folder));
  return folder;
}
