/** No word is broken in a narrow column, at widths from a phone to a wide screen, in both languages. */
import type { Page } from '@playwright/test';
import { brokenWords } from '../support/page-inspection';
import { expect, openPage, test } from '../support/site';

const open = async (page: Page, path: string, lang: string) => {
  await openPage(page, `${path}?lang=${lang}`);
};

test('a leader’s name stands whole in the popup on a phone', async ({ page }) => {
  // A closing popup takes a second with motion.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/about-us/profiles', 'id');
  for (const button of await page.locator('serambi-leaders [role=tabpanel]:not([hidden]) h3 button').all()) {
    await button.click();
    const dialog = page.locator('serambi-leaders dialog[open]');
    await expect(dialog).toBeVisible();
    expect(await page.evaluate(brokenWords)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test('a press release without a picture has its headline whole where all of them are shown', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/news', 'en');
  await page.getByRole('button', { name: 'All press releases' }).click();
  const headlines = page.locator('serambi-news-carousel[kind=pressrelease] h3');
  await expect(headlines.last()).toBeVisible();
  expect(await page.evaluate(brokenWords)).toEqual([]);
});
