import { expect, test } from './test';

test('a tap on a link changes the page without loading it anew', async ({ tab, site }) => {
  await tab.open(`${site}/`);
  await tab.evaluate(() => Object.assign(globalThis, { marked: true }) && true);
  await tab.find('serambi-header >>> nav a', 'Promo').click();
  await tab.find('serambi-promo-grid >>> h3').shown();
  expect(await tab.path()).toBe('/promo');
  expect(await tab.evaluate(() => document.title)).toBe('Promo | Bank Serambi');
  expect(await tab.evaluate(() => 'marked' in globalThis)).toBe(true);
  expect(tab.errors).toEqual([]);
});
