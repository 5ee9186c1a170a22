/** `npm run check` in the built product. */
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { newFolder, startListener } from '../support/until-finished';

it('ends by itself where the bank maps the answers of its backend', async () => {
  const folder = newFolder();
  const backend = await startListener((_, response) => response.writeHead(200).end('{"en":{},"id":{}}'));
  await writeFile(join(folder, 'bank.json'), '{"name":"Bank Melati"}');
  await writeFile(
    join(folder, 'backend.mjs'),
    'export const map = (path, { en, id }) => ({ English: en, Indonesia: id });',
  );
  const env = { SITE_CONFIG: join(folder, 'bank.json'), API_BASE: backend };
  const { code, stdout } = await promisify(execFile)(process.execPath, ['dist/server/check.js'], { env }).catch(
    (error) => error,
  );
  expect(code).toBe(1);
  expect(stdout).toContain('errors and');
});
