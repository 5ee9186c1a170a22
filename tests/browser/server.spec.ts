import { spawn } from 'node:child_process';
import { get } from 'node:http';
import { expect, startServer, test } from '../support/site';

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

  test('names every picture of a page by its bytes, and lets caches keep it for good', async ({ page, site }) => {
    await page.goto(`${site.origin}/`);
    const sources = await page
      .locator('img')
      .evaluateAll((images) => [...new Set(images.map((image) => image.getAttribute('src') ?? ''))]);
    expect(sources.length).toBeGreaterThan(10);
    for (const source of sources) {
      const { status, headers } = await fetch(new URL(source, site.origin));
      expect([status, headers.get('Cache-Control')], source).toEqual([200, 'public, max-age=31536000, immutable']);
    }
    const [og] = await page
      .locator('meta[property="og:image"]')
      .evaluateAll((all: HTMLMetaElement[]) => all.map((meta) => meta.content));
    expect((await fetch(og ?? '')).headers.get('Content-Type')).toBe('image/png');
  });

  test('sends the page without a block whose backend hangs, and the browser goes on', async ({ page, start }) => {
    let hang = true;
    const banner = [{ id: 1, title: 'Late but here', image: '-', imageMobile: '-', link: '/products', button: [] }];
    const backend = await startServer((request, response) => {
      if (hang && request.url?.includes('banner')) return;
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ English: banner, Indonesia: banner }));
    });
    const site = await start.site({ API_BASE: backend.origin });
    const response = await fetch(site.origin);
    const html = await response.text();
    expect(html).toContain('data-status="loading"');
    hang = false;
    await backend.stop();
    await page.goto(site.origin);
    await expect(page.locator('serambi-banner [role=alert]')).toBeVisible({ timeout: 20_000 });
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
