import type { Tab } from './driver';
import { expect, test } from './test';

const menu = (tab: Tab, name: string) => tab.find('serambi-header >>> nav a', name);
const heading = (tab: Tab, name: string) => tab.find('h1', name);

/** Waits until page changes are possible. A new document would not have the mark. */
async function mark(tab: Tab) {
  await tab.until('page changes are possible', () =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/sheets/')),
  );
  await tab.evaluate(() => Boolean(Object.assign(globalThis, { marked: true })));
}
const isSame = (tab: Tab) => tab.evaluate(() => 'marked' in globalThis);

test('a tap on a link changes the page without loading it anew, at its top and with its heading focused', async ({
  tab,
  site,
}) => {
  await tab.open(`${site}/`);
  await mark(tab);
  await tab.wheel(400);
  await menu(tab, 'Promo').click();
  await tab.find('serambi-promo-grid >>> h2').shown();
  await heading(tab, 'Promo').focused();
  expect(await tab.path()).toBe('/promo');
  expect(await tab.evaluate(() => document.title)).toBe('Promo | Bank Serambi');
  await expect.poll(() => tab.scrollTop()).toBe(0);
  expect(await isSame(tab)).toBe(true);
});

/** By a real click: WebKit's Back skips entries made without one. */
async function follow(tab: Tab, name: string) {
  await menu(tab, name).click();
  await heading(tab, name).focused();
  await expect.poll(() => tab.scrollTop()).toBe(0);
}

const expectAt = (tab: Tab, position: number) =>
  expect.poll(async () => Math.abs((await tab.scrollTop()) - position)).toBeLessThan(3);

test('Back and Forward show each page where it was left, without loading it anew, and after a reload too', async ({
  tab,
  site,
}) => {
  await tab.open(`${site}/`);
  await mark(tab);
  await follow(tab, 'Promo');
  const promo = await tab.wheel(700);
  await follow(tab, 'Bantuan');
  const help = await tab.wheel(350);
  await tab.back();
  await heading(tab, 'Promo').focused();
  await tab.find('serambi-promo-grid >>> h2').shown();
  await expectAt(tab, promo);
  await tab.back();
  await tab.find('serambi-banner >>> [data-current] h2').shown();
  await expectAt(tab, 0);
  await tab.forward();
  await heading(tab, 'Promo').focused();
  await expectAt(tab, promo);
  await tab.forward();
  await heading(tab, 'Bantuan').focused();
  await expectAt(tab, help);
  expect(await isSame(tab)).toBe(true);
  await tab.reload();
  await expectAt(tab, help);
  await tab.back();
  await tab.find('serambi-promo-grid >>> h2').shown();
  await expect.poll(() => tab.path()).toBe('/promo');
  await expectAt(tab, promo);
});

test('a page that does not exist says so, and leads back', async ({ tab, site, expectedErrors }) => {
  expectedErrors.push(/404/);
  await tab.open(`${site}/no/such/page`);
  await tab.find('serambi-coming-soon >>> h2', 'Halaman yang Anda cari tidak ditemukan!').shown();
  await tab.find('serambi-header >>> header > div > a').click();
  await tab.find('serambi-banner >>> [data-current] h2').shown();
  expect(await tab.path()).toBe('/');
});
