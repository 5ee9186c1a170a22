import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { languageHeader } from '../../../../../shell/server/forms/endpoints';
import { contactPath } from '../../../../../shell/server/forms/submit';
import { appOf } from '../../../../support/app';
import { newFolder } from '../../../../support/until-finished';

const defaultPage = join(import.meta.dirname, '../../../../../shell/deploy/maintenance.html');
let bankFolder: string;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  bankFolder = newFolder();
});

it('pages and forms are closed while the file is there, within a second and without a restart', async () => {
  const app = await appOf({ closing: { bankFolder, defaultPage } });
  const statusOf = async (path: string, method = 'GET') => (await app.request(path, { method })).status;
  const waitSecond = () => vi.advanceTimersByTime(1_001);
  expect(await statusOf('/')).toBe(200);

  await writeFile(join(bankFolder, 'maintenance'), '');
  waitSecond();
  const page = await app.request('/help');
  expect(page.status).toBe(503);
  expect(page.headers.get('Retry-After')).toBe('120');
  expect(page.headers.get('Cache-Control')).toBe('no-store, no-transform');
  const text = await page.text();
  expect(text).toContain('Kami segera kembali');
  expect(text).toContain('We will be back shortly');
  const sent = await app.request(contactPath, { method: 'POST', headers: { [languageHeader]: 'English' } });
  const msg = 'The site is down for maintenance. Try again in a few minutes';
  expect([sent.status, await sent.json()]).toEqual([503, { msg }]);
  expect(await statusOf('/help', 'POST')).toBe(503);
  // An open page gets a document instead of a `<main>`.
  const next = await app.request('/help?main=id');
  expect([next.status, (await next.text()).startsWith('<main')]).toEqual([503, false]);
  // Other sites and operators still get answers.
  for (const path of ['/healthz', '/readyz', '/api/faq/all', '/embed/faq', '/robots.txt']) {
    expect([path, await statusOf(path)]).toEqual([path, 200]);
  }

  await mkdir(join(bankFolder, 'public'));
  await writeFile(join(bankFolder, 'public/maintenance.html'), '<!doctype html><p>The bank’s own');
  expect(await (await app.request('/')).text()).toContain('The bank’s own');

  await rm(join(bankFolder, 'maintenance'));
  waitSecond();
  expect(await statusOf('/')).toBe(200);
});
