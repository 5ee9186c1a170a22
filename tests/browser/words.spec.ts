/**
 * A word is not broken within itself where a column is narrow: at the widths between a phone and a wide screen, in both languages.
 */
import type { Page } from '@playwright/test';
import { langs, pages } from '../support/page-inspection';
import { expect, hydrated, test } from '../support/site';

/** The words that stand on two lines, although they have neither a hyphen nor a place to break at, shadow roots included. */
function brokenWords(): string[] {
  const textsIn = (root: Document | ShadowRoot): Text[] => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    return [...root.querySelectorAll('*')]
      .flatMap(({ shadowRoot }) => (shadowRoot ? textsIn(shadowRoot) : []))
      .concat(texts);
  };
  return textsIn(document).filter(isSeen).flatMap(wordsOf);

  function isSeen({ parentElement: parent }: Text): boolean {
    // What only a screen reader is told has a box of one pixel.
    return Boolean(parent?.checkVisibility() && !parent.closest('style, script, template') && parent.clientWidth !== 1);
  }
  function wordsOf(text: Text): string[] {
    return [...text.data.matchAll(/[\p{L}\p{N}.,]+/gu)].flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      return lines.size > 1 ? [word] : [];
    });
  }
}

const open = async (page: Page, path: string, lang: string) => {
  await page.goto(`${path}?lang=${lang}`);
  await hydrated(page);
};

for (const { path } of pages) {
  test(`every word of ${path} stands whole at every width`, async ({ page }) => {
    test.slow();
    for (const lang of langs) {
      await open(page, path, lang);
      for (const width of [320, 360, 390, 480, 560, 640, 768, 820, 900, 960, 1024, 1100, 1180, 1280, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(brokenWords), `${width} px, ${lang}`).toEqual([]);
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
