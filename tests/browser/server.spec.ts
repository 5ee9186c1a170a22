import { spawn } from 'node:child_process';
import { get } from 'node:http';
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

  test('takes a slash off the end of a path, keeps the query, and never leads to another host', async ({ site }) => {
    // Sent unparsed: `fetch` would take the text after two slashes for a host.
    const lead = (path: string) =>
      new Promise<string | undefined>((resolve) => {
        const { hostname: host, port } = new URL(site.origin);
        get({ host, port, path }, (response) => resolve(response.resume().headers.location));
      });
    expect(await lead('/promo/?lang=en')).toBe('/promo?lang=en');
    expect(await lead('/berita%20baru/')).toBe('/berita%20baru');
    // URL parsers drop tabs and line breaks.
    for (const path of [
      '//evil.example/',
      '//evil.example/foo/',
      '/\\evil.example/',
      '/%09/evil.example/',
      '/%0a/x/',
    ]) {
      const target = new URL((await lead(path)) ?? '/', site.origin);
      expect(target.origin, path).toBe(site.origin);
    }
  });
});
