/** Search as visitors use it: by keyboard, without script, from a wrong address, and among the answers. */
import { complaints, expect, hydrated, openPage, test } from '../support/site';

test('search is found in the header, suggests by keyboard, and leads to what is chosen', async ({ page }) => {
  const messages = complaints(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openPage(page, '/');
  expect(asked.filter((path) => /search-(engine|suggest)|\/api\/search/.test(path))).toEqual([]);
  await page.locator('serambi-header').getByRole('link', { name: 'Cari' }).click();
  await expect(page).toHaveURL(/\/search$/);
  const field = page.locator('serambi-search input[name=q]');
  // The field has the focus when the page opens.
  await expect(field).toBeFocused();
  await hydrated(page);
  await expect(field).toHaveRole('combobox');
  await page.keyboard.type('blokir kart');
  const list = page.getByRole('listbox');
  await expect(list.getByRole('option').first()).toBeVisible();
  await expect(list.getByRole('group').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(list.getByRole('option', { selected: true })).toContainText('Kartu');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=blokir\+kart$/);
  await hydrated(page);
  await expect(
    page.locator('serambi-search').getByRole('link', { name: 'Kartu saya hilang. Apa yang harus saya lakukan?' }),
  ).toBeVisible();
  // The visitor reads the results.
  await expect(field).not.toBeFocused();
  await field.focus();
  await expect(field).toHaveRole('combobox');
  await field.fill('lupa pin');
  await expect(list.getByRole('option').first()).toContainText('PIN');
  await page.keyboard.press('ArrowDown');
  await expect(list.getByRole('option', { selected: true })).toContainText('PIN');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/help#faq-forgotten-pin$/);
  await expect(page.locator('#faq-forgotten-pin')).toHaveAttribute('open', '');
  expect(messages).toEqual([]);
});

test('the header stays above the results, and a number asked for is checked at once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/search?q=1500+999');
  await page.locator('serambi-footer').scrollIntoViewIfNeeded();
  await expect(page.locator('serambi-header').getByRole('button', { name: 'Darurat' })).toBeInViewport();
  await page.getByRole('link', { name: 'Apakah nomor ini milik kami?' }).click();
  await expect(page.locator('serambi-verify').getByRole('status')).toContainText('Tidak ada di daftar kami');
});

test('the calculator below a table of rates opens with the product of the table', async ({ page }) => {
  await page.goto('/products#savings');
  await page.locator('serambi-products').getByRole('link', { name: 'Hitung' }).click();
  await expect(page.getByRole('radio', { name: /^Tabungan berjangka/ })).toBeChecked();
});

test('the field of the FAQ shows the answers that have the words, and how many there are', async ({ page }) => {
  const messages = complaints(page);
  await openPage(page, '/help?lang=en');
  const field = page.getByLabel('Search the answers');
  await field.focus();
  await field.pressSequentially('transfers cost');
  await expect(page.locator('serambi-faq [role=status]').first()).toHaveText(/^[1-9]\d* answers? to “transfers cost”$/);
  await expect(
    page.getByRole('heading', { name: 'What does a transfer cost, and how long does it take?' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Who can open an account?' })).toBeHidden();
  await expect.poll(() => page.evaluate(() => CSS.highlights.get('serambi-faq')?.size ?? 0)).toBeGreaterThan(1);
  // The results replace everything else.
  await expect(page.locator('serambi-popular-questions')).toBeHidden();
  await field.fill('');
  await expect(page.getByRole('heading', { name: 'Who can open an account?' })).toBeVisible();
  await field.fill('PIN');
  await expect(page.getByRole('heading', { name: 'Who can open an account?' })).toBeHidden();
  await page.locator('serambi-faq').getByRole('link', { name: 'Ask a person' }).last().click();
  await expect(page.locator('serambi-contact-form')).toBeVisible();
  await expect(field).toHaveValue('');
  expect(messages).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('search answers in a page, the FAQ’s field leads to it, and a wrong address suggests', async ({ page }) => {
    await page.goto('/help');
    await page.getByLabel('Cari jawaban').fill('menutup rekening');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=menutup\+rekening$/);
    await page.locator('serambi-search input[name=q]').fill('rekenign');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: /membuka rekening/ })).toBeVisible();
    const response = await page.goto('/layanan/tarik-tunai');
    expect(response?.status()).toBe(404);
    await page.getByRole('link', { name: 'Tarik tunai' }).last().click();
    await expect(page).toHaveURL(/\/services\/cash-out$/);
  });
});
