/**
 * A word is not broken within itself where a column is narrow: at the widths between a phone and a wide screen, in both languages.
 */
import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/site';

/** The words of an element that stand on two lines, although they have neither a hyphen nor a place to break at. */
const brokenWords = (text: Locator): Promise<string[]> =>
  text.evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .flatMap((element) => {
        const found: string[] = [];
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const node = walker.currentNode as Text;
          for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}.,]+/gu)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (lines.size > 1) found.push(word);
          }
        }
        return found;
      }),
  );

const open = async (page: Page, path: string, lang: string) => {
  await page.goto(`${path}?lang=${lang}`);
  await hydrated(page);
};

for (const [what, path, words] of [
  ['the years of the time line', '/about-us/profiles', 'serambi-milestones h3'],
  ['the bank’s figures', '/', 'serambi-proof h3'],
  ['the numbers to call', '/help', 'serambi-faq [part=phones]'],
  ['what is compared', '/products', 'serambi-products :is(td, th)'],
  [
    'the facts of a committee',
    '/about-us/management-committee',
    'serambi-committee [part=committee] > details > dl:last-child dt',
  ],
] as const) {
  test(`${what} stand whole at every width`, async ({ page }) => {
    test.slow();
    for (const lang of ['id', 'en']) {
      await open(page, path, lang);
      const text = page.locator(words);
      await text.first().scrollIntoViewIfNeeded();
      for (const width of [320, 360, 390, 640, 768, 820, 860, 900, 960, 1024, 1100, 1180, 1280, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await brokenWords(text), `${width} px, ${lang}`).toEqual([]);
      }
    }
  });
}

test('a leader’s name stands whole in the popup on a phone', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/about-us/profiles', 'id');
  for (const button of await page.locator('serambi-leaders [role=tabpanel]:not([hidden]) h3 button').all()) {
    await button.click();
    const dialog = page.locator('serambi-leaders dialog[open]');
    await expect(dialog).toBeVisible();
    expect(await brokenWords(dialog.getByRole('heading'))).toEqual([]);
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
  expect(await brokenWords(headlines)).toEqual([]);
});

for (const lang of ['id', 'en']) {
  test(`the banner’s controls lie over none of its links between a phone and a wide screen (${lang})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await open(page, '/', lang);
    const boxes = (selector: string) =>
      page
        .locator(`serambi-banner ${selector}`)
        .evaluateAll((all) =>
          all
            .filter((each) => each.checkVisibility({ visibilityProperty: true }))
            .map((each) => each.getBoundingClientRect().toJSON() as DOMRect),
        );
    for (const width of [768, 844, 960, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      const controls = await boxes('button');
      const links = await boxes('a');
      expect(controls.length).toBeGreaterThan(1);
      expect(links.length).toBeGreaterThan(0);
      const covered = links.filter((link) =>
        controls.some(
          ({ left, right, top, bottom }) =>
            left < link.right && right > link.left && top < link.bottom && bottom > link.top,
        ),
      );
      expect(covered, `${width} px`).toEqual([]);
    }
  });
}
