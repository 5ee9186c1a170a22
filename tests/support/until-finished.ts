/** Servers and folders that end with their test, also for `beforeEach`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { listen } from './listen';

/** Resolves to the origin of a new server. */
export async function startListener(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  const port = await listen(server);
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  return `http://127.0.0.1:${port}`;
}

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'serambi-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
