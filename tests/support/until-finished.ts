/** Servers and folders that end with their test, also for `beforeEach`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Resolves to the origin of a new server. */
export async function startListener(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'serambi-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
