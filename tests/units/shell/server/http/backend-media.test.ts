import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { appOf } from '../../../../support/app';
import { newFolder } from '../../../../support/until-finished';

const mediaBase = 'https://media.example/v2';
const site = await appOf({ mediaBase });

/** Target of the redirect, or the status. */
async function answerTo(path: string, headers: Record<string, string> = {}) {
  const { status, headers: answered } = await site.request(path, { headers });
  return status === 307 ? answered.get('location') : status;
}

describe('media of the bank’s own backend', () => {
  it.each([
    ...['/media/logo.png', '/uploads/Laporan%20Q3.PDF?v=2&sig=b', '/u/caf%C3%A9.jpg'],
    ...['/promo/poster.webp', '/api/uploads/a.png'],
  ])('“%s” is there', async (path) => {
    expect(await answerTo(path)).toBe(mediaBase + path);
  });

  it('is there without an extension, where a picture is asked for', async () => {
    for (const path of ['/media/42', '/widgets/picture']) {
      expect(await answerTo(path, { 'Sec-Fetch-Dest': 'image' })).toBe(mediaBase + path);
    }
    expect(await answerTo('/media/42', { 'Sec-Fetch-Dest': 'document' })).toBe(404);
    // A page has such an address, too, so no cache may keep the redirect.
    const { headers } = await site.request('/promo', { headers: { 'Sec-Fetch-Dest': 'image' } });
    expect([headers.get('Vary'), headers.get('Cache-Control')]).toEqual(['Sec-Fetch-Dest', 'no-store']);
  });

  const own = ['/', '/promo', '/news/bunga-6.5', '/news/versi-2.0b', '/promo?main=id', '/api/faq/all.json'];
  it.each(own)('is not “%s”, which the site answers', async (path) => {
    expect(await answerTo(path)).toEqual(expect.any(Number));
  });

  const others = ['/wp-login.php', '/.env', '/backup.sql', '/main.js'];
  it.each(others)('is not “%s”: what has another extension is not found', async (path) => {
    expect(await answerTo(path)).toBe(404);
  });

  it('is not a picture of the bank’s own', async () => {
    const publicDir = newFolder();
    writeFileSync(join(publicDir, 'mark.svg'), '<svg/>');
    const own = await appOf({ mediaBase, publicDir });
    expect((await own.request('/mark.svg', { headers: { 'Sec-Fetch-Dest': 'image' } })).status).toBe(200);
  });

  it('is not a file that the site lacks when the bank has no backend', async () => {
    expect((await (await appOf()).request('/media/logo.png')).status).toBe(404);
  });
});
