import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileContent } from '../../../../../shell/server/content/file-content';
import { appOf } from '../../../../support/app';

const naming = ['/sitemap.xml', '/robots.txt', '/.well-known/security.txt', '/embed/faq', '/'];
const get = async (path: string, publicOrigin?: string) => {
  const app = await appOf({ publicOrigin });
  const response = await app.request(`http://evil.example${path}`);
  return { caching: response.headers.get('cache-control'), text: await response.text() };
};

describe('an answer that names the site’s origin', () => {
  it.each(naming)('is not for shared caches where only the request says what it is: %s', async (path) => {
    const { caching, text } = await get(path);
    expect(text).toMatch(/http:\/\/evil\.example|mailto/);
    expect(caching).toMatch(/^(private|no-cache)/);
  });

  it.each(naming)('is for all where the server was told: %s', async (path) => {
    const { caching, text } = await get(path, 'https://bank.example');
    expect(text).not.toContain('evil');
    expect(caching).toMatch(path === '/' ? /^no-cache/ : /^public/);
  });

  it('is the only kind that depends on it', async () => {
    expect((await get('/api/faq/all')).caching).toMatch(/^public/);
  });
});

describe('content of which there is too much', () => {
  it('is missing in its own widget alone, and is not passed on', async () => {
    const demo = fileContent(join(import.meta.dirname, '../../../../../demo/content'));
    const app = await appOf({
      source: {
        read: async (path) => (path === '/api/inside/all' ? { status: 'failed', reason: 'too much' } : demo.read(path)),
      },
    });
    expect((await app.request('/')).status).toBe(200);
    expect((await app.request('/api/inside/all')).status).toBe(502);
  });
});
