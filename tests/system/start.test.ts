import { expect, it } from 'vitest';
import { startProcess } from '../support/server-process';
import { newFolder } from '../support/until-finished';

it('the server does not start with a bad option, and reports it in one line', async () => {
  const start = startProcess('dist/server/main.js', { ...process.env, PORT: 'eighty', DATA_DIR: newFolder() });
  await expect(start).rejects.toThrow(/^The server ended with 1: PORT [^\n]*\n$/);
});
