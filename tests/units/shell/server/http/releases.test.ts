import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Hono } from 'hono';
import { beforeEach, describe, expect, it } from 'vitest';
import { addressesIn, openReleases } from '../../../../../shell/server/http/releases';
import { builtFiles } from '../../../../../shell/server/http/static-files';
import { archive, readRelease, signersOf, signRelease } from '../../../../../widgets/build/release/archive.mjs';
import { releaseChanges } from '../../../../../widgets/build/release/changelog.mjs';
import { publicKeyOf } from '../../../../../widgets/build/release/signatures.mjs';
import { recordedLog } from '../../../../support/log';
import { newFolder } from '../../../../support/until-finished';

let root: string;
let folder: string;
let logged: ReturnType<typeof recordedLog>;
beforeEach(() => {
  root = newFolder();
  folder = join(root, 'releases');
  mkdirSync(folder);
  logged = recordedLog();
});

const newKey = () => generateKeyPairSync('ed25519').privateKey;

function write(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

/** Each file names its build. Two builds share one chunk. */
function build(version: string, changes: Record<string, string> = {}): string {
  const files = {
    'widgets/faq.js': `entry of ${version}`,
    'widgets/faq.js.br': `compressed entry of ${version}`,
    'widgets/manifest.json': `{"version":"${version}"}`,
    'widgets/reserve.css': `/* heights of ${version} */`,
    'widgets/importmap.json': JSON.stringify({ integrity: { [`/v${version}/widgets/faq.js`]: 'sha384-x' } }),
    'standalone/faq.js': `all of ${version}`,
    'standalone/faq.js.map': '{}',
    [`chunks/faq-${version.replaceAll('.', '_')}aaa.js`]: `chunk of ${version}`,
    'chunks/runtime-aaaaaaaa.js': 'the same chunk',
    [`serambi-${version}.tgz`]: `package of ${version}`,
    'custom-elements.json': '{}',
    'server/main.js': 'the server',
    ...changes,
  };
  for (const [file, content] of Object.entries(files)) write(`dist-${version}/${file}`, content);
  return join(root, `dist-${version}`);
}

const release = (version: string, changes?: Record<string, string>, keys: ReturnType<typeof newKey>[] = []) =>
  archive({ dist: build(version, changes), folder, version, date: '2026-11-22', keys });

/** Runs a build that need not be released. */
async function serve(version: string) {
  const dist = build(version, { 'widgets/faq.js': `today’s entry of ${version}` });
  const releases = await openReleases({ dist, version, folder, lookGap: 0, log: logged.log });
  const app = new Hono().route('/', builtFiles({ dist, releases, themeRules: '' }));
  return async (path: string, headers: Record<string, string> = {}) => {
    const answer = await app.request(`https://bank.example${path}`, { headers });
    return { status: answer.status, headers: answer.headers, body: await answer.text() };
  };
}

describe('a release', () => {
  it('is served under its version, and the newest of a major version under that, whichever build runs', async () => {
    for (const version of ['1.0.0', '1.9.0', '1.10.0', '2.0.1']) await release(version);
    for (const running of ['1.0.0', '1.9.1', '3.0.0']) {
      const get = await serve(running);
      expect((await get('/v1.0.0/widgets/faq.js')).body).toBe('entry of 1.0.0');
      expect((await get('/v1/widgets/faq.js')).body).toBe('entry of 1.10.0');
      expect((await get('/v1/widgets/reserve.css')).body).toContain('heights of 1.10.0');
      expect((await get('/v2/standalone/faq.js')).body).toBe('all of 2.0.1');
      expect((await get('/v1.9.0/serambi-1.9.0.tgz')).headers.get('content-type')).toBe('application/gzip');
      expect(JSON.parse((await get('/v1/widgets/importmap.json')).body)).toEqual({
        integrity: { 'https://bank.example/v1.10.0/widgets/faq.js': 'sha384-x' },
      });
      expect((await get('/widgets/faq.js')).body).toBe(`today’s entry of ${running}`);
    }
    const get = await serve('1.11.0');
    expect((await get('/v1/widgets/faq.js')).body).toBe('today’s entry of 1.11.0');
    expect((await get('/v1.11.0/widgets/faq.js')).body).toBe('today’s entry of 1.11.0');
    // An unreleased build is logged.
    expect(logged.lines.map(({ version }) => version)).toEqual(['1.9.1', '3.0.0', '1.11.0']);
  });

  it('never changes under its whole version, and is compressed and known again as it was released', async () => {
    await release('1.0.0');
    const get = await serve('1.0.0');
    const answer = await get('/v1.0.0/widgets/faq.js', { 'Accept-Encoding': 'gzip, br' });
    expect([answer.body, answer.headers.get('content-encoding')]).toEqual(['compressed entry of 1.0.0', 'br']);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const tag = answer.headers.get('etag') ?? '';
    const known = await get('/v1.0.0/widgets/faq.js', { 'Accept-Encoding': 'br', 'If-None-Match': tag });
    expect([known.status, known.body]).toEqual([304, '']);
    expect((await get('/v1/widgets/faq.js')).headers.get('cache-control')).toBe('public, max-age=300');
    expect((await get('/v1/standalone/faq.js')).headers.get('sourcemap')).toBe('faq.js.map');
  });

  it('keeps the chunks of pages that are still open, and of the coming release', async () => {
    await release('1.0.0');
    await release('1.1.0');
    for (const running of ['1.0.0', '1.1.0']) {
      const get = await serve(running);
      for (const prefix of ['', '/v1']) {
        expect((await get(`${prefix}/chunks/faq-1_0_0aaa.js`)).body).toBe('chunk of 1.0.0');
        expect((await get(`${prefix}/chunks/faq-1_1_0aaa.js`)).body).toBe('chunk of 1.1.0');
      }
      expect((await get('/v1.0.0/chunks/faq-1_1_0aaa.js')).status).toBe(404);
    }
  });

  it('is found when it is put into the folder, once its list is there, and is gone when it is taken out', async () => {
    const get = await serve('1.0.0');
    expect((await get('/v1.1.0/widgets/faq.js')).status).toBe(404);
    write('releases/1.1.0/widgets/faq.js', 'half of it');
    expect((await get('/v1.1.0/widgets/faq.js')).status).toBe(404);
    await release('1.1.0');
    expect((await get('/v1.1.0/widgets/faq.js')).body).toBe('entry of 1.1.0');
    expect((await get('/v1/widgets/faq.js')).body).toBe('entry of 1.1.0');
    rmSync(join(folder, '1.1.0'), { recursive: true });
    expect((await get('/v1.1.0/widgets/none.js')).status).toBe(404);
    expect((await get('/v1.1.0/widgets/faq.js')).status).toBe(404);
    expect((await get('/v1/widgets/faq.js')).body).toBe('today’s entry of 1.0.0');
    expect(logged.lines.map(({ event }) => event)).toEqual(['build-not-released']);
  });

  it('keeps being served while its folder cannot be read', async () => {
    await release('1.1.0');
    const get = await serve('1.0.0');
    expect((await get('/v1/widgets/faq.js')).body).toBe('entry of 1.1.0');
    rmSync(folder, { recursive: true });
    expect((await get('/v1/widgets/none.js')).status).toBe(404);
    expect((await get('/v1/widgets/faq.js')).body).toBe('entry of 1.1.0');
    expect(logged.text()).toContain('releases-unreadable');
  });

  it('is no file but those that were released, as they were released', async () => {
    write('secret', 'secret');
    await release('1.0.0');
    for (const file of ['widgets/late.js', 'widgets/.hidden.js', '.git/config', 'server/main.js']) {
      write(`releases/1.0.0/${file}`, 'not released');
    }
    write('releases/1.0.0/widgets/faq.js', 'changed later');
    rmSync(join(folder, '1.0.0/standalone/faq.js'));
    symlinkSync(join(root, 'secret'), join(folder, '1.0.0/standalone/faq.js'));
    cpSync(join(folder, '1.0.0'), join(folder, '1.2.0'), { recursive: true });
    symlinkSync(join(folder, '1.0.0'), join(folder, '1.3.0'));
    write('releases/1.4.0/release.json', '{"version":"1.4.0","files":{"../../secret":{"bytes":6,"sha256":"x"}}}');
    write('releases/v1/widgets/faq.js', 'no version');
    const get = await serve('2.0.0');
    for (const path of [
      'v1.0.0/widgets/late.js',
      'v1.0.0/widgets/.hidden.js',
      'v1.0.0/.git/config',
      'v1.0.0/server/main.js',
      'v1.0.0/widgets/faq.js',
      'v1.0.0/standalone/faq.js',
      'v1.0.0/release.json',
      'v1.0.0/widgets/',
      'v1.0.0/',
      'v1.0.0/widgets/../../../secret',
      'v1.0.0/widgets/..%2f..%2f..%2fsecret',
      'v1.2.0/custom-elements.json',
      'v1.3.0/custom-elements.json',
      'v1.4.0/../../secret',
      'v1.4.0/custom-elements.json',
      'vv1/widgets/faq.js',
    ]) {
      const answer = await get(`/${path}`);
      expect([answer.status, answer.body.includes('secret')], path).toEqual([404, false]);
    }
    expect((await get('/v1.0.0/custom-elements.json')).status).toBe(200);
    expect(logged.text()).toMatch(/release-file-unreadable.*widgets\/faq\.js.*not those that were released/);
    expect(logged.text().match(/1\.2\.0\/release\.json/g)).toHaveLength(1);
  });

  it('may be made again from the same bytes, and with others is refused by the names of the files', async () => {
    await release('1.0.0');
    await release('1.0.0');
    const changes = { 'widgets/faq.js': 'fixed', 'widgets/faq.js.br': '', 'widgets/new.js': '' };
    const refusal = '1.0.0 is released with other bytes, and a release never changes: widgets/faq.js, widgets/new.js';
    await expect(release('1.0.0', changes)).rejects.toThrow(refusal);
    expect(readFileSync(join(folder, '1.0.0/widgets/faq.js'), 'utf8')).toBe('entry of 1.0.0');
    await expect(release('1.0.1', { 'chunks/runtime-aaaaaaaa.js': 'others' })).rejects.toThrow(
      '1.0.0 has other files of the same hashed names: chunks/runtime-aaaaaaaa.js',
    );
  });

  it('is named by its list if an interrupted attempt has left only a part of that', async () => {
    write('releases/1.0.0/release.json', '{"version":');
    await expect(release('1.0.1')).rejects.toThrow(`${join(folder, '1.0.0/release.json')} cannot be read`);
  });

  it('is in an export with all of its files, which partners may pin, and its chunks for open pages', async () => {
    await release('1.0.0');
    const dist = build('1.1.0');
    const releases = await openReleases({ dist, version: '1.1.0', folder, log: logged.log });
    const addresses = addressesIn(releases);
    expect(addresses).toContain('/v1.0.0/widgets/faq.js');
    expect(addresses).toContain('/chunks/faq-1_0_0aaa.js');
    const app = new Hono().route('/', builtFiles({ dist, releases, themeRules: '' }));
    for (const address of addresses) expect((await app.request(address)).status, address).toBe(200);
  });

  it('does not start a server whose folder of releases is not there', async () => {
    rmSync(folder, { recursive: true });
    await expect(serve('1.0.0')).rejects.toThrow('RELEASES_DIR cannot be read');
  });
});

describe('the signatures of a release', () => {
  /** Verifies signatures as HTTP message signatures define it, and returns their public keys. */
  function signers(answer: { headers: Headers }): string[] {
    const [digest, input, signature] = ['unencoded-digest', 'signature-input', 'signature'].map(
      (name) => answer.headers.get(name) ?? '',
    );
    return (input ? (input as string).split(', ') : []).map((each) => {
      const [, label, parameters = '', x = ''] = /^(\w+)=(\(.*keyid="(.*?)".*)$/.exec(each) ?? [];
      const base = `"unencoded-digest";sf: ${digest}\n"@path";req: /v1/standalone/faq.js\n"@signature-params": ${parameters}`;
      const bytes = Buffer.from(new RegExp(`${label}=:(.*?):`).exec(signature as string)?.[1] ?? '', 'base64');
      const jwk = { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(x, 'base64').toString('base64url') };
      expect(verify(null, Buffer.from(base), createPublicKey({ key: jwk, format: 'jwk' }), bytes)).toBe(true);
      return x;
    });
  }

  it('are those of all keys, on the newest standalone files alone, and can be replaced', async () => {
    const [old, next] = [newKey(), newKey()];
    await release('1.0.0', {}, [old]);
    await release('1.1.0', {}, [old, next]);
    const get = await serve('1.0.0');
    const file = '/v1/standalone/faq.js';
    expect(signers(await get(file))).toEqual([publicKeyOf(old), publicKeyOf(next)]);
    for (const other of ['/v1/widgets/faq.js', '/v1.1.0/standalone/faq.js', '/standalone/faq.js']) {
      expect(signers(await get(other)), other).toEqual([]);
    }
    const list = await readRelease(folder, '1.1.0');
    if (list) await signRelease(folder, list, [next]);
    expect((await get('/v1/widgets/none.js')).status).toBe(404);
    expect(signers(await get(file))).toEqual([publicKeyOf(next)]);
    expect(await signersOf(folder, '1.2.0')).toEqual([publicKeyOf(next)]);
    expect(await signersOf(folder, '2.0.0')).toEqual([]);
  });

  it('are also made when the same build is released again with a key', async () => {
    await release('1.0.0');
    const key = newKey();
    await release('1.0.0', {}, [key]);
    expect(await signersOf(folder, '1.0.0')).toEqual([publicKeyOf(key)]);
    await release('1.0.0');
    expect(await signersOf(folder, '1.0.0')).toEqual([publicKeyOf(key)]);
  });

  it('are not made of files that have changed', async () => {
    await release('1.0.0');
    write('releases/1.0.0/standalone/faq.js', 'changed');
    const list = await readRelease(folder, '1.0.0');
    await expect(signRelease(folder, list ?? expect.fail(), [newKey()])).rejects.toThrow('standalone/faq.js of 1.0.0');
  });
});

it('the changelog has what was unreleased under the version and its date', () => {
  const text = '# Changelog\n\n## Unreleased\n\n### Added\n- A line.\n\n## 1.0.0\n\nFirst.\n';
  const dated = releaseChanges(text, '1.1.0', '2026-11-22');
  expect(dated).toBe(text.replace('### Added', '## 1.1.0 - 2026-11-22\n\n### Added'));
  expect(() => releaseChanges(dated, '1.2.0', '2026-11-23')).toThrow('nothing below');
});
