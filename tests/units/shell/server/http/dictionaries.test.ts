// @vitest-environment node
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import * as zlib from 'node:zlib';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type Compress, dictionariesIn, findZstd } from '../../../../../shell/server/http/dictionaries';
import { openReleases } from '../../../../../shell/server/http/releases';
import { builtFiles } from '../../../../../shell/server/http/static-files';
import { createLog } from '../../../../../shell/server/log';
import { archive } from '../../../../../widgets/build/release/archive.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'serambi-dictionaries-'));
  const made = root;
  onTestFinished(() => rmSync(made, { recursive: true }));
});

const same = 'export const words = "the same in every release"; '.repeat(40);
const chunk = (version: string) => `${same}${version}`;
const chunkName = (version: string) => `chunks/faq-${version.replaceAll('.', '_').padEnd(8, 'a')}.js`;

const inFolder = (version: string) => join(root, `dist-${version}`);

function build(version: string, changes: Record<string, string> = {}): string {
  const files = {
    [chunkName(version)]: chunk(version),
    [`${chunkName(version)}.br`]: 'x'.repeat(400),
    [`chunks/faq-filter-${version.replaceAll('.', '_').padEnd(8, 'a')}.js`]: `${same} filter of ${version}`,
    'standalone/faq.js': `${same} all of ${version}`,
    'widgets/faq.js': `${same} entry of ${version}`,
    'widgets/manifest.json': `{"version":"${version}"}`,
    ...changes,
  };
  for (const [file, content] of Object.entries(files)) {
    const path = join(inFolder(version), file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  return inFolder(version);
}

const folder = () => join(root, 'releases');
const release = (version: string, changes?: Record<string, string>) =>
  archive({ dist: build(version, changes), folder: folder(), version, date: '2026-11-22', keys: [] });

/** As the real one, but of the two texts it only takes out how they begin alike. */
const withoutBeginning: Compress = async (body, { dictionary }) => {
  const length = body.findIndex((byte, index) => byte !== dictionary[index]);
  return Buffer.concat([Buffer.from(`${length}\n`), body.subarray(length)]);
};

async function serve(version: string, compress = withoutBeginning) {
  const dist = build(version);
  const log = createLog('error', () => undefined);
  const releases = await openReleases({ dist, version, folder: folder(), lookGap: 0, log });
  const dictionaries = dictionariesIn(releases, compress);
  const app = new Hono().route(
    '/',
    builtFiles({ dist, releases, dictionaries, originOf: () => 'https://bank.example' }),
  );
  return listen(app);
}

/** Requests from a server, since `fetch` would unpack what comes. */
async function listen({ fetch }: Hono) {
  const server = createAdaptorServer({ fetch });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return async (path: string, headers: Record<string, string> = {}) => {
    const { port } = server.address() as AddressInfo;
    const [answer] = (await once(request({ port, path, headers, agent: false }).end(), 'response')) as [
      IncomingMessage,
    ];
    return {
      status: answer.statusCode,
      headers: new Headers(answer.headers as HeadersInit),
      body: await buffer(answer),
    };
  };
}

const encodings = 'gzip, deflate, br, zstd, dcb, dcz';
const digest = (text: string) => createHash('sha256').update(text).digest();
const having = (text: string) => ({
  'Accept-Encoding': encodings,
  'Available-Dictionary': `:${digest(text).toString('base64')}:`,
});

/** What a decoder makes of an answer that {@link withoutBeginning} has shortened. */
function decode(body: Buffer, dictionary: string): string {
  expect(body.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
  expect(body.subarray(8, 40)).toEqual(digest(dictionary));
  const [length = '', rest = ''] = body.subarray(40).toString().split('\n');
  return dictionary.slice(0, Number(length)) + rest;
}

describe('a file of the next release', () => {
  it('is sent as what has changed in it to a browser that has it of an earlier one', async () => {
    await release('1.0.0');
    await release('1.1.0');
    for (const running of ['1.1.0', '2.0.0']) {
      const get = await serve(running);
      for (const path of ['', '/v1', '/v1.1.0'].map((prefix) => `${prefix}/${chunkName('1.1.0')}`)) {
        const answer = await get(path, having(chunk('1.0.0')));
        expect(answer.headers.get('content-encoding'), path).toBe('dcz');
        expect(decode(answer.body, chunk('1.0.0'))).toBe(chunk('1.1.0'));
        expect(answer.headers.get('content-length')).toBe(`${answer.body.length}`);
        expect(answer.headers.get('content-type')).toContain('javascript');
        expect(answer.headers.get('cache-control')).toContain('immutable');
      }
      const whole = `${same} all of 1.0.0`;
      const answer = await get('/v1.1.0/standalone/faq.js', having(whole));
      expect(decode(answer.body, whole)).toBe(`${same} all of 1.1.0`);
    }
  });

  it('is the dictionary for the one after it, where its address never has other bytes', async () => {
    await release('1.0.0');
    const get = await serve('1.0.0');
    const patterns: [string, string | null][] = [
      [`/${chunkName('1.0.0')}`, 'match="/*chunks/faq-*.js"'],
      [`/v1/${chunkName('1.0.0')}`, 'match="/*chunks/faq-*.js"'],
      ['/chunks/faq-filter-1_0_0aaa.js', 'match="/*chunks/faq-filter-*.js"'],
      ['/v1.0.0/standalone/faq.js', 'match="/*standalone/faq.js"'],
      ['/v1/standalone/faq.js', null],
      ['/standalone/faq.js', null],
      ['/widgets/faq.js', null],
      ['/v1.0.0/widgets/manifest.json', null],
      ['/chunks/none-1_0_0aaa.js', null],
    ];
    for (const [path, pattern] of patterns) {
      const { headers } = await get(path, { 'Accept-Encoding': encodings });
      expect(headers.get('use-as-dictionary'), path).toBe(pattern);
      const depends = (headers.get('vary') ?? '').split(', ').includes('Available-Dictionary');
      expect(depends, path).toBe(pattern !== null);
    }
  });

  it('is known again, however it was sent', async () => {
    await release('1.0.0');
    await release('1.1.0');
    for (const running of ['1.1.0', '2.0.0']) {
      const get = await serve(running);
      const answer = await get(`/${chunkName('1.1.0')}`, having(chunk('1.0.0')));
      const etag = answer.headers.get('etag') ?? '';
      expect(etag).toMatch(/^W\/"[^"]+"$/);
      const known = await get(`/${chunkName('1.1.0')}`, { ...having(chunk('1.0.0')), 'If-None-Match': etag });
      expect([known.status, known.body.length, known.headers.get('content-encoding')]).toEqual([304, 0, null]);
      expect(known.headers.get('vary')).toContain('Available-Dictionary');
    }
  });

  it('is compressed once for all who have the same file', async () => {
    await release('1.0.0');
    await release('1.1.0');
    let calls = 0;
    const get = await serve('1.1.0', (...given) => {
      calls++;
      return withoutBeginning(...given);
    });
    const ask = () => get(`/${chunkName('1.1.0')}`, having(chunk('1.0.0')));
    const [first, second] = await Promise.all([ask(), ask()]);
    expect([first?.body, second?.body]).toEqual([(await ask()).body, first?.body]);
    expect(calls).toBe(1);
  });

  const hash = digest(chunk('1.0.0')).toString('base64');
  it.each<[string, Record<string, string>]>([
    ['has none', {}],
    ['has an unknown one', having('a text of its own')],
    ['has another file of that release', having(`${same} filter of 1.0.0`)],
    ['has a file that is no script', having('{"version":"1.0.0"}')],
    ['does not take the encoding', { ...having(chunk('1.0.0')), 'Accept-Encoding': 'gzip, br, zstd' }],
    ['refuses the encoding', { ...having(chunk('1.0.0')), 'Accept-Encoding': 'br, dcz;q=0' }],
    ['names its hash without colons', { ...having(''), 'Available-Dictionary': hash }],
    ['names two', { ...having(''), 'Available-Dictionary': `:${hash}:, :${hash}:` }],
    ['names a parameter', { ...having(''), 'Available-Dictionary': `:${hash}:;a=1` }],
    ['names another kind of hash', { ...having(''), 'Available-Dictionary': `sha-256=:${hash}:` }],
    ['names a part of a hash', { ...having(''), 'Available-Dictionary': `:${hash.slice(4)}:` }],
    ['names more than a hash', { ...having(''), 'Available-Dictionary': `:${'a'.repeat(10_000)}:` }],
    ['names a property of all objects', { ...having(''), 'Available-Dictionary': ':constructor:' }],
  ])('is sent as ever to a client that %s', async (_, headers) => {
    await release('1.0.0');
    const get = await serve('1.1.0');
    const answer = await get(`/${chunkName('1.1.0')}`, headers);
    expect(answer.status).toBe(200);
    expect([null, 'br']).toContain(answer.headers.get('content-encoding'));
    expect(answer.headers.get('vary')).toContain('Available-Dictionary');
  });

  it('is sent as ever where the earlier one has other bytes by now, or makes it no smaller, or the compressor fails', async () => {
    await release('1.0.0');
    writeFileSync(join(folder(), '1.0.0', chunkName('1.0.0')), 'changed later');
    await release('1.1.0', { [chunkName('1.1.0')]: 'wholly different' });
    const encodingFrom = async (get: Awaited<ReturnType<typeof serve>>, earlier: string) => {
      const answer = await get(`/${chunkName('1.2.0')}`, having(earlier));
      expect(answer.status).toBe(200);
      return answer.headers.get('content-encoding');
    };
    const get = await serve('1.2.0');
    expect(await encodingFrom(get, chunk('1.0.0'))).toBe('br');
    expect(await encodingFrom(get, 'wholly different')).toBe('br');
    await release('1.1.1');
    expect(await encodingFrom(await serve('1.2.0'), chunk('1.1.1'))).toBe('dcz');
    const failing = await serve('1.2.0', () => Promise.reject(new Error('out of memory')));
    expect(await encodingFrom(failing, chunk('1.1.1'))).toBe('br');
  });

  it('is made from those of the newest ten releases alone', async () => {
    const versions = Array.from({ length: 11 }, (_, index) => `1.${index}.0`);
    for (const version of versions) await release(version);
    const get = await serve('2.0.0');
    const sent = async (earlier: string) =>
      (await get(`/${chunkName('2.0.0')}`, having(chunk(earlier)))).headers.get('content-encoding');
    expect(await sent('1.1.0')).toBe('dcz');
    expect(await sent('1.0.0')).toBe('br');
  });

  it('is sent without a word of it where the runtime has no such compression', async () => {
    await release('1.0.0');
    const dist = build('1.1.0');
    const releases = await openReleases({
      dist,
      version: '1.1.0',
      folder: folder(),
      log: createLog('error', () => {}),
    });
    const get = await listen(builtFiles({ dist, releases, originOf: () => '' }));
    const answer = await get(`/${chunkName('1.1.0')}`, having(chunk('1.0.0')));
    expect([answer.headers.get('use-as-dictionary'), answer.headers.get('vary')]).toEqual([null, 'Accept-Encoding']);
    expect(answer.headers.get('content-encoding')).toBe('br');
  });
});

const zstd = await findZstd();

describe('the runtime’s compression', () => {
  const { version } = process;
  it.runIf(!zstd)(`is not offered by Node.js ${version}, which has none with dictionaries`, () => {
    expect(Number.parseInt(version.slice(1), 10)).toBeLessThan(25);
  });

  it.runIf(zstd)('makes an answer that a decoder with the same dictionary reads', async () => {
    await release('1.0.0');
    const { body } = await (await serve('1.1.0', zstd))(`/${chunkName('1.1.0')}`, having(chunk('1.0.0')));
    const { zstdDecompressSync } = zlib as typeof zlib & {
      zstdDecompressSync?: (frames: Buffer, options: { dictionary: Buffer }) => Buffer;
    };
    // The frame before, which browsers check and skip, ends the work of this decoder.
    const text = zstdDecompressSync?.(body.subarray(40), { dictionary: Buffer.from(chunk('1.0.0')) });
    expect(String(text)).toBe(chunk('1.1.0'));
    expect(body.length).toBeLessThan(100);
  });
});
