/** What the help page shows of itself by its address. */
import { expect, test } from '../support/site';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('the contact tab’s address shows a short head in place of the hero and the search; the page’s own shows them', async ({
      page,
    }) => {
      const faq = page.locator('serambi-faq');
      const head = faq.getByRole('heading', { name: 'Hubungi Kami' });
      await page.goto('/help#contact');
      await expect(head).toBeVisible();
      await expect(faq.locator('[part=hero]')).toBeHidden();
      await expect(faq.getByRole('search')).toBeHidden();

      await page.goto('/help?lang=id');
      await expect(faq.locator('[part=hero]')).toBeVisible();
      await expect(faq.getByRole('search')).toBeVisible();
      await expect(head).toBeHidden();
    });
  });
}
