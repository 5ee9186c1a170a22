/** What the help page shows of itself by its address. */
import { expect, test } from '@playwright/test';
import { startSite } from '../support/site';

let site: Awaited<ReturnType<typeof startSite>>;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('the contact tab’s address shows a short head in place of the hero and the search, and the page’s the other way round', async ({
      page,
    }) => {
      const faq = page.locator('serambi-faq');
      const head = faq.getByRole('heading', { name: 'Hubungi Kami' });
      await page.goto(`${site.origin}/help#contact`);
      await expect(head).toBeVisible();
      await expect(faq.locator('[part=hero]')).toBeHidden();
      await expect(faq.getByRole('search')).toBeHidden();

      await page.goto(`${site.origin}/help?`);
      await expect(faq.locator('[part=hero]')).toBeVisible();
      await expect(faq.getByRole('search')).toBeVisible();
      await expect(head).toBeHidden();
    });
  });
}
