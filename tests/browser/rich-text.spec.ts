/** Rich text: server and browser keep the same, and nothing is wider than the page. */
import type { Page } from '@playwright/test';
import { faults, readShown, startCorpusSite } from '../support/rich-text';
import { expect, hydrated, openPage, testWithSite } from '../support/site';

const test = testWithSite(startCorpusSite);

for (const sanitiser of ['setHTML', 'DOMPurify']) {
  test(`${sanitiser} makes the same of every rich text as the server`, async ({ page, site: { address } }) => {
    if (sanitiser === 'DOMPurify') {
      await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'setHTML'));
    }
    await page.goto(address);
    expect(faults(await page.evaluate(readShown))).toEqual([]);
  });
}

/** After hydration, which would close the panel again. */
async function openWide(page: Page) {
  const item = page.locator('serambi-faq [part=item]', { hasText: 'Perubahan setahun' });
  await item.evaluate((item: HTMLDetailsElement) => {
    item.closest('[role=tabpanel][hidden]')?.removeAttribute('hidden');
    item.open = true;
  });
  return item;
}

/** Opens all answers in all panels, and returns those wider than their place, and the page's excess. */
const tooWide = (page: Page) =>
  page.locator('serambi-faq').evaluate((widget) => {
    const root = widget.shadowRoot as ShadowRoot;
    for (const panel of root.querySelectorAll('[role=tabpanel]')) panel.removeAttribute('hidden');
    const items = [...root.querySelectorAll<HTMLDetailsElement>('[part=item]')];
    for (const item of items) {
      // The browser opens only one of several with the same name.
      item.removeAttribute('name');
      item.open = true;
    }
    const texts = items.flatMap((item) => item.querySelector<HTMLElement>('summary + div > :first-child') ?? []);
    const wide = texts.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    return {
      found: wide.map(({ scrollWidth, innerHTML }) => `${scrollWidth} px: ${innerHTML}`),
      excess: document.documentElement.scrollWidth - innerWidth,
    };
  });

for (const javaScriptEnabled of [true, false]) {
  test.describe(`at 320 px ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ viewport: { width: 320, height: 640 }, javaScriptEnabled });

    test('the keyboard scrolls a wide table, and no text is wider than the page', async ({
      page,
      site: { address },
    }) => {
      await page.goto(address);
      if (javaScriptEnabled) await hydrated(page);
      const wide = await openWide(page);
      const region = wide.getByRole('region', { name: 'Neraca' });
      await region.focus();
      await expect(region).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
      await expect(region.getByRole('table')).toBeVisible();
      expect(await tooWide(page)).toEqual({ found: [], excess: 0 });
    });
  });
}

test('a table that fits is no stop for the keyboard', async ({ page, site: { address } }) => {
  await openPage(page, address);
  const wide = await openWide(page);
  await expect(wide.getByRole('group', { name: 'Neraca' })).toBeVisible();
  await expect(wide.locator('[tabindex]')).toHaveCount(0);
});
