import { expect, it } from 'vitest';
import { startProcess } from '../support/server-process';
import { sharedFolder } from '../support/until-finished';

const dataDir = sharedFolder();

it.each([
  ['PORT', 'eighty'],
  ['RELEASES_DIR', 'nowhere'],
])('the server does not start with a bad %s, and reports it in one line', async (name, value) => {
  const line = new RegExp(`^The server ended with 1: ${name} [^\\n]*\\n$`);
  const env = { ...process.env, PORT: '0', DATA_DIR: dataDir, [name]: value };
  await expect(startProcess('dist/server/main.js', env)).rejects.toThrow(line);
});
