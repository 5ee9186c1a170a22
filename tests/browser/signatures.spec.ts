/** Standalone files of the newest release, on a page that verifies them by the bank's public key. */
import { generateKeyPairSync } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readRelease, signRelease } from '../../widgets/build/release/archive.mjs';
import { type Key, publicKeyOf, readKeys, signatureHeaders } from '../../widgets/build/release/signatures.mjs';
import { startServer } from '../support/listen';
import { nextBuild, publish } from '../support/releases';
import { apart, complaints, expect, startSite, test } from '../support/site';

let folder: string;
let releases: string;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'serambi-signatures-'));
  releases = join(folder, 'releases');
  await mkdir(releases);
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

/** With the command in `shell/deploying.md`. */
async function newKey(name: string): Promise<Key> {
  const file = join(folder, name);
  await writeFile(file, generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }));
  return readKeys(file)[0] as Key;
}

type Answer = { body: Buffer; headers: Headers };
/** Changes a standalone file on its way to the page. */
type Change = (answer: Answer) => void;

/** A server in front of the site that changes its files, and a partner's page with the gallery's tags. */
async function partnerOf(origin: string) {
  let change: Change | undefined;
  let tags = '';
  const answer = async ({ url = '', headers }: IncomingMessage, response: ServerResponse) => {
    if (url === '/') return response.setHeader('Content-Type', 'text/html').end(`<!doctype html>${tags}`);
    const language = headers['accept-language'] ?? '';
    const { status, headers: sent, body } = await fetch(origin + url, { headers: { 'accept-language': language } });
    const file: Answer = { body: Buffer.from(await new Response(body).arrayBuffer()), headers: new Headers(sent) };
    if (url.includes('/standalone/')) change?.(file);
    file.headers.delete('content-encoding');
    file.headers.set('content-length', String(file.body.length));
    file.headers.set('cache-control', 'no-store');
    return response.writeHead(status, Object.fromEntries(file.headers)).end(file.body);
  };
  const server = await startServer((request, response) => void answer(request, response));
  return {
    stop: server.stop,
    /** Returns whether the page runs the widget's code or a changed one. */
    async runs(page: Page, given: string, made?: Change): Promise<boolean> {
      tags = given.replaceAll(origin, server.origin);
      change = made;
      await page.goto(server.origin);
      return page.evaluate(() => ['services', 'faq'].some((name) => customElements.get(`serambi-${name}`)));
    },
  };
}

const signedPath = '/v1/standalone/services.js';
const signature = ['Unencoded-Digest', 'Signature-Input', 'Signature'];

const appended: Change = (file) => {
  file.body = Buffer.concat([file.body, Buffer.from('\nalert(1)')]);
};
const unsigned: Change = ({ headers }) => {
  for (const name of signature) headers.delete(name);
};
const signedBy =
  (key: Key): Change =>
  ({ headers }) => {
    const sha256 = /:(.*):/.exec(headers.get('Unencoded-Digest') ?? '')?.[1] ?? '';
    for (const [name, value] of Object.entries(signatureHeaders(signedPath, sha256, [key]))) headers.set(name, value);
  };

test(
  'one tag verifies every release by the bank’s key, and runs no file that is not signed by it',
  apart,
  async ({ page, context }) => {
    const [old, next, foreign] = (await Promise.all(['old.pem', 'next.pem', 'foreign.pem'].map(newKey))) as [
      Key,
      Key,
      Key,
    ];
    const integrity = (...keys: Key[]) => `integrity="${keys.map((key) => `ed25519-${publicKeyOf(key)}`).join(' ')}"`;
    await publish(releases, [old]);
    const site = await startSite({ RELEASES_DIR: releases });
    const partner = await partnerOf(site.origin);
    const gallery = await context.newPage();
    const offered = async () => {
      await gallery.goto(`${site.origin}/gallery/services`);
      return gallery.locator('#signed').innerText();
    };
    /** Waits until the server has read the folder again and dropped its kept answers. */
    const seen = async (version: string, keys: number) => {
      await fetch(`${site.origin}/v1/widgets/none.js`);
      const file = async () => {
        const answer = await fetch(`${site.origin}/v1/standalone/services.js`);
        const signatures = answer.headers.get('signature')?.split(', ').length;
        return { signatures, isNew: (await answer.text()).endsWith(`// ${version}\n`) };
      };
      await expect.poll(file).toEqual({ signatures: keys, isNew: true });
    };

    const tag = await offered();
    expect(tag).toContain(`<script type="module" src="${site.origin}/v1/standalone/services.js" ${integrity(old)} `);
    const messages = complaints(page);
    expect(await partner.runs(page, tag)).toBe(true);
    await expect(page.locator('serambi-services .root')).toHaveAttribute('data-status', 'ready');
    expect(messages).toEqual([]);
    const other = await fetch(`${site.origin}/v1/standalone/faq.js`);
    const otherBody = Buffer.from(await other.arrayBuffer());
    const swapped: Change = (file) => {
      file.body = otherBody;
      for (const name of signature) file.headers.set(name, other.headers.get(name) ?? '');
    };
    for (const change of [appended, unsigned, swapped, signedBy(foreign)]) {
      expect(await partner.runs(page, tag, change), change.name).toBe(false);
    }
    // Even if the page does not ask for it: a wrong answer must not have signatures.
    expect(await partner.runs(page, tag.replace(integrity(old), ''), appended)).toBe(false);
    expect(await partner.runs(page, tag.replace(integrity(old), ''), unsigned)).toBe(true);

    const { build, version } = await nextBuild(folder);
    await publish(releases, [old, next], build);
    await seen(version, 2);
    expect(await partner.runs(page, tag)).toBe(true);
    const both = await offered();
    expect(both).toContain(integrity(old, next));
    expect(await partner.runs(page, both)).toBe(true);
    expect(await partner.runs(page, both, signedBy(next))).toBe(true);

    const release = await readRelease(releases, version);
    if (release) await signRelease(releases, release, [next]);
    await seen(version, 1);
    expect(await partner.runs(page, tag)).toBe(false);
    expect(await partner.runs(page, both)).toBe(true);
    expect(await offered()).toContain(integrity(next));
    await partner.stop();
    await site.stop();
  },
);
