import type { Tab } from './driver';
import { expect, test } from './test';

/** The languages of the document and of all widgets on it. */
const shown = (tab: Tab) =>
  tab.evaluate(() => {
    const roots = [...document.querySelectorAll('*')].flatMap((each) => each.shadowRoot?.querySelector('.root') ?? []);
    return [...new Set([document.documentElement, ...roots].map((each) => each.getAttribute('lang')))].join();
  });

const toggle = (tab: Tab, name: 'EN' | 'ID') => tab.find('serambi-header >>> header [role=group] a', name);

test('a switch reaches the whole page without a request, there and back', async ({ tab, site }) => {
  await tab.open(`${site}/help`);
  // Code, pictures and style sheets that load when the page is idle may come between two switches.
  const requests = () =>
    tab.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => !/\/(chunks|art|sheets)\//.test(name)).length,
    );
  // Pictures may still be loading.
  await tab.until('the page has loaded', () => document.readyState === 'complete');
  await toggle(tab, 'EN').click();
  await expect.poll(() => shown(tab)).toBe('en');
  const before = await requests();
  for (const [name, code] of [
    ['ID', 'id'],
    ['EN', 'en'],
  ] as const) {
    await toggle(tab, name).click();
    await expect.poll(() => shown(tab)).toBe(code);
  }
  expect(await requests()).toBe(before);
  expect(await tab.evaluate(() => localStorage.getItem('language'))).toBe('English');
  await tab.reload();
  expect(await shown(tab)).toBe('en');
});

test('another tab follows', async ({ tab, newTab, site }) => {
  await tab.open(`${site}/help`);
  const other = await newTab();
  await other.open(`${site}/download`);
  await toggle(other, 'EN').click();
  await expect.poll(() => shown(tab)).toBe('en');
});

test('the address names the language, and links keep it', async ({ tab, site }) => {
  await tab.open(`${site}/?lang=en`);
  expect(await shown(tab)).toBe('en');
  await tab.find('serambi-header >>> nav a', 'Help').click();
  await expect.poll(() => tab.path()).toBe('/help?lang=en');
  await expect.poll(() => shown(tab)).toBe('en');
});
