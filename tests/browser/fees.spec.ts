/** The calculator of monthly fees, on the services page. */
import { faults } from '../support/page-inspection';
import { complaints, expect, hydrated, openPage, test } from '../support/site';

test('a month’s fees are worked out by keyboard and by touch, and shared by the address', async ({ page, context }) => {
  const said = complaints(page);
  await openPage(page, '/services?lang=en');
  const fees = page.locator('serambi-fees');
  const result = fees.locator('[aria-live]');
  const transfers = fees.getByRole('spinbutton', { name: /BI-.?FAST/ });
  await transfers.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('20');
  // 10 of 20 transfers are free.
  await expect(result).toContainText('Rp36,000');
  await page.keyboard.press('ArrowUp');
  await expect(transfers).toHaveValue('21');
  await fees.getByRole('button', { name: /^Fewer: BI-.?FAST/ }).click();
  await expect(transfers).toHaveValue('20');
  await expect(page).toHaveURL(/bifast=20&.*#fees$/);
  expect(await faults(page, { within: 'serambi-fees' })).toEqual([]);

  // In another tab, with scripts and without them, and after a reload, it is the same.
  const words = await result.innerText();
  await page.reload();
  await hydrated(page);
  await expect(result).toHaveText(words, { useInnerText: true });
  const html = await (await context.request.get(page.url())).text();
  for (const figure of words.match(/Rp[\d,.]+/g) ?? []) expect(html).toContain(figure);
  expect(said).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the form is answered by the page, with the numbers that were typed', async ({ page }) => {
    await page.goto('/services?lang=en');
    const fees = page.locator('serambi-fees');
    await fees.locator('input[name=bifast]').fill('30');
    await fees.getByRole('button', { name: 'Work it out' }).click();
    await expect(page).toHaveURL(/\/services\?lang=en&.*bifast=30.*#fees$/);
    await expect(fees.locator('input[name=bifast]')).toHaveValue('30');
    await expect(fees.locator('[aria-live]')).toContainText('Rp61,000');
  });
});
