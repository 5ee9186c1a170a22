/** HTTP of old, odd and hostile clients, over raw sockets. */
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { afterAll, describe, expect, it } from 'vitest';
import { withOneHost } from '../../../../../shell/server/http/one-host';
import { appOf } from '../../../../support/app';
import { listen } from '../../../../support/listen';

const plain = await appOf();
const servers: Server[] = [];
async function serve(app = plain, publicHost?: string) {
  const server = createServer(withOneHost(getRequestListener(app.fetch), publicHost));
  servers.push(server);
  return listen(server);
}
const serveAt = async (host: string) => serve(await appOf({ publicOrigin: `https://${host}` }), host);
afterAll(() => {
  for (const server of servers) server.close();
});
const port = await serve();

const ask = async (to: number, ...lines: string[]) => {
  const socket = connect(to, '127.0.0.1');
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const answer = await text(socket);
  return { status: Number(answer.slice(9, 12)), answer, location: /^location: (.*)\r$/im.exec(answer)?.[1] };
};

const get = (target: string, host = 'bank.example') =>
  ask(port, `GET ${target} HTTP/1.1`, `Host: ${host}`, 'Connection: close');

describe('a request', () => {
  it('of HTTP/1.0 without a host is one to the site’s, or to the address that it was sent to', async () => {
    const own = await ask(port, 'GET /robots.txt HTTP/1.0');
    expect(own.status).toBe(200);
    expect(own.answer).toContain(`Sitemap: http://127.0.0.1:${port}/sitemap.xml`);
    const known = await ask(await serveAt('bank.example'), 'GET /help HTTP/1.0');
    expect(known.status).toBe(200);
    expect(known.answer).toContain('href="https://bank.example/help');
    expect((await ask(port, 'GET /robots.txt HTTP/1.1', 'Connection: close')).status).toBe(400);
  });

  it.each([
    ['Host: a.example', 'Host: b.example'],
    ['Host: a.example', 'hOST: a.example'],
  ])('with two hosts is refused: %s, %s', async (...hosts) => {
    const { status, answer } = await ask(port, 'GET /robots.txt HTTP/1.1', ...hosts, 'Connection: close');
    expect([status, answer.includes('a.example')]).toEqual([400, false]);
  });

  it('for another host than its own is refused, and one for its own is not', async () => {
    const { status, answer } = await get('http://evil.example/robots.txt');
    expect([status, answer.includes('evil.example')]).toEqual([400, false]);
    expect((await get('http://evil.example/robots.txt', '')).status).toBe(400);
    expect((await get('/\\evil.example/')).status).toBe(400);
    expect((await get('http://bank.example/robots.txt', 'Bank.example:80')).status).toBe(200);
    expect((await get('https://bank.example/robots.txt', 'bank.example:443')).status).toBe(200);
  });

  it('with a host that no address can have is refused', async () => {
    for (const path of ['/', '/robots.txt']) expect((await get(path, 'xn--')).status).toBe(400);
  });

  it('of OPTIONS for the whole server is answered with its methods', async () => {
    const { status, answer } = await ask(port, 'OPTIONS * HTTP/1.1', 'Host: bank.example', 'Connection: close');
    expect([status, /^allow: (.*)\r$/im.exec(answer)?.[1]]).toEqual([204, 'GET, HEAD, POST, OPTIONS']);
    expect((await get('*')).status).toBe(400);
  });

  it.each([
    ['//help', '/help'],
    ['///help//?lang=en', '/help?lang=en'],
    ['//evil.example/x', '/evil.example/x'],
    ['//', '/'],
    // One at the end is off, and URL parsers drop tabs and line breaks: none leads to another host.
    ['/promo/?lang=en', '/promo?lang=en'],
    ['/berita%20baru/', '/berita%20baru'],
    ['//evil.example/', '/evil.example'],
    ['/%09/evil.example/', '/%09/evil.example'],
    ['/%0a/x/', '/%0a/x'],
  ])('with more slashes than it needs is led to the page: %s', async (path, location) => {
    expect(await get(path)).toMatchObject({ status: 301, location });
  });
});

describe('a service worker', () => {
  const headers = { 'Service-Worker': 'script', 'Sec-Fetch-Dest': 'serviceworker' };

  const addresses = ['/marketing.js', '/widgets/faq.js', '/help', '/healthz'];
  it.each(addresses)('is made of no answer, and one that is there goes: %s', async (path) => {
    const answer = await plain.request(path, { headers });
    expect([answer.status, answer.headers.get('Clear-Site-Data')]).toEqual([403, '"storage"']);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  it('is not allowed by the policy of any page, which also says who may frame it and where the browser may post', async () => {
    const app = await appOf({ allowedOrigins: ['https://partner.example'] });
    const policyOf = async (path: string) => (await app.request(path)).headers.get('Content-Security-Policy') ?? '';
    for (const [path, ancestors, formTargets] of [
      ['/help', "'self'", "'self'"],
      ['/about-us/corporate-governance', "'none'", "'self'"],
      // The page around it would see what a browser posts.
      ['/frame/whistleblowing-form', "'self' https://partner.example", "'none'"],
      ['/gallery', "'self'", "'self'"],
    ] as const) {
      const policy = `${await policyOf(path)};`;
      expect(policy, path).toContain("; worker-src 'none';");
      expect(policy, path).toContain(`; frame-ancestors ${ancestors};`);
      expect(policy, path).toContain(`; form-action ${formTargets};`);
    }
  });
});

describe('an answer', () => {
  it.each([
    [undefined, 'max-age=31536000; includeSubDomains'],
    ['host', 'max-age=31536000'],
    ['off', null],
  ] as const)('keeps browsers to HTTPS as the operator says: %s', async (hsts, header) => {
    const app = hsts ? await appOf({ hsts }) : plain;
    for (const path of ['/help', '/healthz', '/nothing']) {
      expect((await app.request(path)).headers.get('Strict-Transport-Security')).toBe(header);
    }
  });

  it('is the not-found page at the gallery’s addresses where there is none', async () => {
    const app = await appOf({ hasGallery: false });
    for (const path of ['/gallery', '/gallery/theme', '/gallery/main.js', '/gallery/preview/faq']) {
      expect((await app.request(path)).status, path).toBe(404);
    }
    const form = '/gallery/api/contact-form/usual/api/contactus/report';
    expect((await app.request(form, { method: 'POST' })).status).toBe(404);
    expect((await app.request('/help')).status).toBe(200);
  });
});
