/** The help page's state that its address sets. */
import { expect, hold, hydrated, test } from '../support/site';
import { runUntil, switchTo } from '../support/steps';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('the contact tab’s address shows a short head in place of the hero and the search', async ({ page }) => {
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

test('a long phone number is on one line on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/help?lang=en');
  const lines = await page
    .locator('serambi-faq [part=phones] a > span')
    .first()
    .evaluate((words) => {
      const number = words.lastChild as Text;
      number.data = '+45 33 12 77 00';
      const range = document.createRange();
      range.selectNodeContents(number);
      return range.getClientRects().length;
    });
  expect(lines).toBe(1);
});

test('the contact tab gives the page its title and first heading, however it was reached', async ({ page }) => {
  const heading = page.locator('h1');
  await page.goto('/help?lang=en#contact');
  await expect(page).toHaveTitle('Contact us | Bank Serambi');
  await expect(heading).toHaveText('Contact us');
  await hydrated(page);
  await switchTo(page, 'id');
  await expect(page).toHaveTitle('Hubungi kami | Bank Serambi');
  await expect(heading).toHaveText('Hubungi kami');
  const tabs = page.locator('serambi-faq').getByRole('tab');
  await tabs.filter({ hasText: 'FAQ' }).click();
  await expect(page).toHaveTitle('Bantuan | Bank Serambi');
  await expect(heading).toHaveText('Bantuan');
  await tabs.filter({ hasText: 'Hubungi Kami' }).click();
  await expect(page).toHaveTitle('Hubungi kami | Bank Serambi');
});

test.describe('code that comes late', () => {
  test.use({ ownContext: true });
  test('leaves the message that a visitor is writing its focus, in view', async ({ page }) => {
    await page.clock.install();
    const release = await hold(page, '**/chunks/faq-*.js');
    await page.goto('/help#contact');
    const message = page.locator('serambi-contact-form').locator('[name=message]');
    await runUntil(page, message, 10_000);
    await message.click();
    await expect(page.locator('serambi-contact-form:defined')).toBeAttached();
    await page.keyboard.type('Kartu ');
    release();
    await hydrated(page);
    await page.keyboard.type('hilang');
    await expect(message).toHaveValue('Kartu hilang');
    await expect(message).toBeInViewport();
  });

  test('leaves the words that a visitor looks for, although the address names an answer', async ({ page }) => {
    const release = await hold(page, '**/chunks/faq-*.js');
    await page.goto('/help#faq-lost-card');
    const field = page.locator('serambi-faq').getByRole('searchbox');
    await field.fill('biaya');
    release();
    await hydrated(page);
    await expect(field).toHaveValue('biaya');
    await expect(field).toBeFocused();
  });

  test('leaves the answer open that a link has opened since words were typed', async ({ page }) => {
    await page.goto('/help');
    await hydrated(page);
    const release = await hold(page, '**/chunks/search-engine-*.js');
    const asked = page.waitForRequest('**/chunks/search-engine-*.js');
    await page.locator('serambi-faq').getByRole('searchbox').fill('kartu');
    const engine = (await asked).response();
    await page.locator('serambi-popular-questions').getByRole('link').last().click();
    const open = page.locator('serambi-faq details[open]:visible');
    await expect(open.locator('summary')).toBeFocused();
    const answer = await open.getAttribute('id');
    release();
    await engine;
    await page.waitForLoadState('networkidle');
    await expect(open).toHaveAttribute('id', answer ?? '');
  });
});
