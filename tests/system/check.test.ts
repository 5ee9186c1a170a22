/** `npm run check` in the built product. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';

it('ends by itself where the bank maps the answers of its backend', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'serambi-check-'));
  const backend = createServer((_, response) => response.writeHead(200).end('{"en":{},"id":{}}'));
  await new Promise<void>((listening) => backend.listen(0, '127.0.0.1', listening));
  onTestFinished(async () => {
    backend.closeAllConnections();
    backend.close();
    await rm(folder, { recursive: true });
  });
  await writeFile(join(folder, 'bank.json'), '{"name":"Bank Melati"}');
  await writeFile(
    join(folder, 'backend.mjs'),
    'export const map = (path, { en, id }) => ({ English: en, Indonesia: id });',
  );
  const env = {
    SITE_CONFIG: join(folder, 'bank.json'),
    API_BASE: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`,
  };
  const { code, stdout } = await promisify(execFile)(process.execPath, ['dist/server/check.js'], { env }).catch(
    (error) => error,
  );
  expect(code).toBe(1);
  expect(stdout).toContain('errors and');
});
