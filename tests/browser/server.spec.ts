import { spawn } from 'node:child_process';
import { expect, test } from '../support/site';

const start = (env: Record<string, string>) =>
  new Promise<{ code: number | null; errors: string }>((resolve) => {
    const server = spawn('node', ['dist/server/main.js'], { env: { ...process.env, PORT: '0', ...env } });
    let errors = '';
    server.stderr.on('data', (data) => {
      errors += data;
    });
    server.on('exit', (code) => resolve({ code, errors }));
  });

test.describe('the server', () => {
  test('does not start with a bad option, and reports it in one line', async () => {
    const { code, errors } = await start({ PORT: 'eighty' });
    expect(code).toBe(1);
    expect(errors).toMatch(/^[^\n]*\bPORT\b[^\n]*\n$/);
  });
});
