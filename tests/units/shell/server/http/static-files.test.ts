import { once } from 'node:events';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { get as httpGet, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findPicture, namePictures } from '../../../../../shell/server/http/picture-names';
import { openReleases } from '../../../../../shell/server/http/releases';
import { builtFiles, publicFiles } from '../../../../../shell/server/http/static-files';
import { sharedFolder } from '../../../../support/until-finished';

const folder = sharedFolder();
const write = (path: string, content = path) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
};
/** Names of editors' files. */
const oddNames = ['&', ',', '+', '@', ';', '=', '%', '#', '?', "'", ' ', 'é', '50%25', '(1)', '!', '~', '%41'].map(
  (sign) => `files/Tarif${sign}2026.pdf`,
);
beforeAll(() => {
  for (const path of [
    'widgets/faq.js',
    'standalone/faq.js',
    'chunks/faq-abcdefgh.js',
    'server/main.js',
    '.built',
    'custom-elements.json',
    'serambi-1.2.3.tgz',
  ]) {
    write(join('dist', path));
  }
  for (const path of ['dist/server/main.js.map', 'dist/widgets/faq.js.map', 'dist/widgets/faq.js.br']) write(path);
  write('dist/widgets/importmap.json', '{"integrity":{"/v1.2.3/widgets/faq.js":"sha384-x"}}');
  for (const path of [
    'logo.svg',
    '.env',
    '.git/config',
    'art/.hidden.png',
    '.well-known/assetlinks.json',
    'promo/x.y',
    'art/tea.svg',
    'art/UPPER.SVG',
    'art/own.0a1b2c.svg',
    'terms.pdf',
    ...oddNames,
  ]) {
    write(join('public', path));
  }
  cpSync(join(folder, 'public/logo.svg'), join(folder, 'secret.svg'));
});

const pages = (path: string) => path.startsWith('/promo/') || path.startsWith('/api/');

let server: Server;
beforeAll(async () => {
  const dist = join(folder, 'dist');
  const releases = await openReleases({ dist, version: '1.2.3' });
  const app = new Hono()
    .route('/', builtFiles({ dist, releases, themeRules: '' }))
    .route('/', publicFiles(join(folder, 'public'), pages))
    .get('*', (c) => c.text('a page', pages(c.req.path) ? 200 : 404));
  server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }) as Server;
  await once(server, 'listening');
});
afterAll(() => server.close());

/** Sends the path as it is; `fetch` would remove the dots. */
const get = async (path: string, headers: Record<string, string> = {}) => {
  const { port } = server.address() as AddressInfo;
  const request = httpGet({ host: '127.0.0.1', port, path, headers });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, text: await text(answer) };
};
const status = async (path: string) => (await get(path)).status;

describe('a file of the build', () => {
  it.each(['', '/v1', '/v1.2.3', '/again-1', '/again-12/v1.2.3'])('is below “%s”', async (release) => {
    for (const file of ['widgets/faq.js', 'standalone/faq.js', 'chunks/faq-abcdefgh.js']) {
      const answer = await get(`${release}/${file}`);
      expect(answer.status, file).toBe(200);
      expect(answer.text).toBe(join('dist', file));
      const isImmutable = release.endsWith('/v1.2.3') || file.startsWith('chunks');
      expect(answer.headers['cache-control']?.includes('immutable'), file).toBe(isImmutable);
    }
    const map = await get(`${release}/widgets/importmap.json`, { host: 'bank.example' });
    expect(JSON.parse(map.text)).toEqual({ integrity: { 'http://bank.example/v1.2.3/widgets/faq.js': 'sha384-x' } });
  });

  it.each([
    '/v9.9.9',
    '/again',
    '/again-1/again-2',
    '/again-123',
    '/v1.2',
    '/v1.2.3.0',
    '/v01',
    '/v',
    '/V1',
    '/v1/v9',
    '/v1.2.3/../v9',
    '/v1.2.3/',
    '/x/v1.2.3',
    '/%76%39',
    '/v1.2.3%0A',
    '/v1.2.3;v=9',
  ])('is not below “%s”', async (release) => {
    for (const file of ['widgets/faq.js', 'standalone/faq.js', 'widgets/importmap.json', 'chunks/faq-abcdefgh.js']) {
      expect(await status(`${release}/${file}`), file).toBe(404);
    }
  });

  it('names its source map in a header, also when it is compressed', async () => {
    for (const encoding of ['br', 'identity']) {
      const { headers } = await get('/v1/widgets/faq.js', { 'accept-encoding': encoding });
      expect(headers.sourcemap).toBe('faq.js.map');
    }
    expect((await get('/v1/widgets/faq.js.map')).status).toBe(200);
    expect((await get('/v1/standalone/faq.js')).headers.sourcemap).toBeUndefined();
  });

  it('may be the package or a description of the elements, of that release alone', async () => {
    const tarball = await get('/v1.2.3/serambi-1.2.3.tgz');
    expect([tarball.status, tarball.headers['content-type']]).toEqual([200, 'application/gzip']);
    expect(tarball.headers['cache-control']).toContain('immutable');
    expect((await get('/v1.2.3/custom-elements.json')).headers['content-type']).toContain('application/json');
    for (const path of ['/v9/custom-elements.json', '/v1.2.3/serambi-1.2.2.tgz', '/v1.2.3/package.json']) {
      expect(await status(path), path).toBe(404);
    }
  });

  it('that is missing is reported to pages of any origin, and a picture is looked for elsewhere', async () => {
    const answer = await get('/v1.2.3/widgets/none.js');
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([404, '*']);
    expect((await get('/widgets/none.png', { 'sec-fetch-dest': 'image' })).text).toBe('a page');
  });

  it.each([
    '/server/main.js',
    '/v1.2.3/server/main.js',
    '/widgets/../server/main.js',
    '/widgets/..%2fserver%2fmain.js',
    '/widgets/%2e%2e/server/main.js',
    '/widgets/%252e%252e/server/main.js',
    '/widgets/..%5cserver%5cmain.js',
    '/.built',
    '/widgets/',
    '/widgets',
  ])('does not lie at “%s”', async (path) => {
    expect([400, 404]).toContain(await status(path));
  });

  const addresses = [
    '/promo/my-chunks-7',
    '/api/detail/standalone-x',
    '/api/detail/widgets/x',
    '/promo/v1/widgets/faq.js',
  ];
  it.each(addresses)('does not stand in for “%s”', async (path) => {
    const answer = await get(path);
    expect([answer.status, answer.text]).toEqual([200, 'a page']);
  });
});

describe('a file of the bank', () => {
  it('lies at the root, also in the folder for well-known addresses', async () => {
    expect((await get('/logo.svg')).text).toBe('public/logo.svg');
    expect(await status('/.well-known/assetlinks.json')).toBe(200);
  });

  it.each(['/art/tea.svg', '/art/UPPER.SVG'])('runs no script where it is a drawing: %s', async (path) => {
    expect((await get(path)).headers['content-security-policy']).toContain('sandbox');
  });

  it.each([
    '/.env',
    '/.git/config',
    '/art/.hidden.png',
    '/%2eenv',
    '/.well-known/.env',
    '/../secret.svg',
    '/art/../../secret.svg',
    '/..%2fsecret.svg',
  ])('does not lie at “%s”', async (path) => {
    expect(await status(path)).toBe(404);
  });

  it('with an extension is found below a page’s address, and a page whose slug ends with a number stays a page', async () => {
    expect((await get('/promo/x.y')).text).toBe('public/promo/x.y');
    for (const path of ['/promo/bunga-6.5', '/promo/versi-2.0']) expect((await get(path)).text).toBe('a page');
  });
});

describe('a file of any name', () => {
  it.each(oddNames)('is found at its encoded address: %s', async (name) => {
    const answer = await get(`/${name.split('/').map(encodeURIComponent).join('/')}`);
    expect([answer.status, answer.text]).toEqual([200, join('public', name)]);
  });

  it.each(oddNames.filter((name) => !/[#?%é ]/.test(name)))('is found as browsers send it: %s', async (name) => {
    expect((await get(`/${name}`)).text).toBe(join('public', name));
  });

  it('is found where a percent sign is one alone', async () => {
    expect((await get('/files/Tarif%2026.pdf')).status).toBe(404);
    write('public/files/100%.pdf');
    expect((await get('/files/100%.pdf')).text).toBe('public/files/100%.pdf');
  });
});

describe('a part of a file', () => {
  const path = '/terms.pdf';
  // A text file of 16 bytes.
  it.each([
    ['bytes=0-5', 'public', '0-5'],
    ['bytes=7-', 'terms.pdf', '7-15'],
    ['bytes=-3', 'pdf', '13-15'],
    ['bytes=-99', 'public/terms.pdf', '0-15'],
    ['BYTES=7-999999', 'terms.pdf', '7-15'],
  ])('is what %s names', async (range, part, place) => {
    const answer = await get(path, { range });
    expect([answer.status, answer.text]).toEqual([206, part]);
    expect(answer.headers).toMatchObject({
      'content-range': `bytes ${place}/16`,
      'content-length': String(part.length),
      'accept-ranges': 'bytes',
    });
  });

  it.each(['bytes=16-', 'bytes=99-100', 'bytes=-0'])('is not there for %s, which is not kept', async (range) => {
    const { status, headers, text } = await get(path, { range });
    expect([status, headers['content-range'], text]).toEqual([416, 'bytes */16', '']);
    expect(headers['cache-control']).toBe('no-store');
  });

  const unreadable = ['bytes=abc', 'lines=0-3', 'bytes=5-2', 'bytes=0-1,3-4', 'bytes=', 'bytes=0x1-2'];
  it.each(unreadable)('is the whole file for “%s”, which names none', async (range) => {
    const { status, headers, text } = await get(path, { range });
    expect([status, text, headers['content-range']]).toEqual([200, 'public/terms.pdf', undefined]);
  });

  it('is only sent of the file that the client has the other part of', async () => {
    const { etag = '', 'last-modified': date = '' } = (await get(path)).headers;
    const statusOf = async (ifRange: string) => (await get(path, { range: 'bytes=0-5', 'if-range': ifRange })).status;
    expect(await statusOf(etag)).toBe(206);
    for (const other of ['"other"', `W/${etag}`, date, 'nonsense']) expect(await statusOf(other), other).toBe(200);
  });
});

it('a file that the client has is not sent again, whether its tag or its date is named', async () => {
  const { etag = '', 'last-modified': date = '' } = (await get('/logo.svg')).headers;
  const minuteAfter = new Date(Date.parse(date) + 60_000).toUTCString();
  const earlier = new Date(Date.parse(date) - 60_000).toUTCString();
  const statusOf = async (headers: Record<string, string>) => (await get('/logo.svg', headers)).status;
  expect(await statusOf({ 'if-none-match': etag })).toBe(304);
  for (const known of [date, minuteAfter]) expect(await statusOf({ 'if-modified-since': known })).toBe(304);
  for (const unknown of [earlier, 'yesterday', '2037', '']) {
    expect(await statusOf({ 'if-modified-since': unknown }), unknown).toBe(200);
  }
  // A tag has priority over the date.
  expect(await statusOf({ 'if-none-match': '"other"', 'if-modified-since': minuteAfter })).toBe(200);
  expect(await statusOf({ 'if-none-match': etag, range: 'bytes=0-1' })).toBe(304);
});

describe('a picture of the bank', () => {
  const inPublic = (text: string) => JSON.parse(namePictures(join(folder, 'public'), JSON.stringify({ text }))).text;
  const caching = async (path: string) => (await get(path)).headers['cache-control'];

  it('is named by its bytes, and kept for a year under that name', async () => {
    const name = inPublic('/art/tea.svg');
    expect(name).toMatch(/^\/art\/tea\.[0-9a-f]{6}\.svg$/);
    expect((await get(name)).text).toBe('public/art/tea.svg');
    expect(await caching(name)).toBe('public, max-age=31536000, immutable');
    write('public/art/tea.svg', 'other bytes');
    expect(inPublic('/art/tea.svg')).not.toBe(name);
    expect((await get(inPublic('/art/tea.svg'))).text).toBe('other bytes');
  });

  const unnamed = ['/art/tea.svg', '/art/tea.000000.svg', '/art/own.0a1b2c.svg'];
  it.each(unnamed)('is kept for a short time as “%s”, which does not name its bytes', async (path) => {
    expect([await status(path), await caching(path)]).toEqual([200, 'public, max-age=300']);
  });

  it.each([
    '/terms.pdf',
    '/art/none.svg',
    '/../secret.svg',
    '/art',
    '/art/tea.svg?x',
    'art/tea.svg',
    'See /art/tea.svg',
    '//art/tea.svg',
    '/art/.hidden.png',
  ])('is not what “%s” names', (text) => {
    expect(inPublic(text)).toBe(text);
  });

  it.each([
    `/art/${'a'.repeat(300)}.000000.svg`,
    '/art/none.000000.svg',
    '/terms.000000.pdf',
    '/../secret.000000.svg',
    '/art/.hidden.000000.png',
  ])('is not found at “%s”', async (path) => {
    expect(findPicture(join(folder, 'public'), path)).toBeUndefined();
    expect(await status(path)).toBe(404);
  });
});

it('a bank may have no folder of files, and get one later', async () => {
  const complain = vi.spyOn(console, 'error');
  const app = publicFiles(join(folder, 'later'), () => false);
  expect((await app.request('/logo.svg')).status).toBe(404);
  write('later/logo.svg');
  expect((await app.request('/logo.svg')).status).toBe(200);
  expect(complain).not.toHaveBeenCalled();
});
