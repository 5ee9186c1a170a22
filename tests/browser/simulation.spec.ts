import type { Page } from '@playwright/test';
import { today } from '../../widgets/runtime/content/day';
import { faults } from '../support/page-inspection';
import { apart, complaints, expect, hold, hydrated, openPage, test } from '../support/site';

test('the calculator is worked by keyboard, and its result is shared by its address', async ({ page, context }) => {
  const said = complaints(page);
  await openPage(page, '/rate-limit-fees?lang=en');
  await page.getByRole('link', { name: 'Work out your interest' }).first().click();
  const calculator = page.locator('serambi-simulation');
  await expect(calculator.getByRole('heading', { level: 2 })).toBeInViewport();
  const result = calculator.locator('[part=result]');
  const amount = calculator.getByRole('textbox', { name: 'Amount' });
  const slider = calculator.getByRole('slider', { name: 'Amount, slider' });

  await amount.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('25 million');
  await page.keyboard.press('Tab');
  await expect(amount).toHaveValue('Rp25,000,000');
  await expect(slider).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Rp30,000,000');
  await expect(amount).toHaveValue('Rp30,000,000');
  await calculator.getByRole('slider', { name: 'Term, slider' }).press('End');
  await expect(result).toContainText('3.50%');
  await calculator.getByRole('button', { name: '6 months' }).press('Enter');
  await expect(result).toContainText('2.75%');
  await expect(calculator.getByRole('row', { name: /^6 months/ })).toContainText('2.75%');
  await expect(page).toHaveURL(/amount=30000000&term=6&opened=[\d-]+#calculator$/);
  expect(await faults(page, { within: 'serambi-simulation' })).toEqual([]);

  // In another tab, with scripts and without them, and after a reload, it is the same.
  const figures = await result.locator('dl').innerText();
  await page.reload();
  await hydrated(page);
  await expect(result.locator('dl')).toHaveText(figures, { useInnerText: true });
  const html = await (await context.request.get(page.url())).text();
  for (const figure of figures.match(/Rp[\d,.]+/g) ?? []) expect(html).toContain(figure);
  expect(said).toEqual([]);

  await test.step('nothing moves when a page with a result is taken over', async () => {
    // Not by a reload: a restored scroll position may count as a shift.
    const fresh = await context.newPage();
    await fresh.goto(page.url().replace(/#.*/, ''));
    await hydrated(fresh);
    const shifts = await fresh.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(list.getEntries().reduce((sum, entry) => sum + (entry as never as { value: number }).value, 0)),
          ).observe({ type: 'layout-shift', buffered: true });
          // There may be no shifts to report.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
        }),
    );
    expect(shifts).toBeLessThan(0.01);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 800 } });

  test('the server answers the form, and bounds what an address asks for', apart, async ({ page }) => {
    await page.goto('/products?lang=en');
    const calculator = page.locator('serambi-simulation');
    await calculator.locator('[name=amount]').fill('100 million');
    await calculator.getByRole('radio', { name: /^Term savings/ }).check();
    await calculator.getByRole('button', { name: 'Work it out' }).click();
    await expect(page).toHaveURL(/\/products\?lang=en&.*amount=100\+million.*#calculator$/);
    await expect(calculator.locator('[name=amount]')).toHaveValue('Rp100,000,000');
    await expect(calculator.locator('[part=result] dl')).toContainText('3.25%');
    // The button of a row sends the form with its term. On a phone the rows are folded.
    await calculator.getByText('Compare all terms').click();
    await calculator.getByRole('button', { name: '24 months' }).click();
    await expect(calculator.locator('input[name=term]')).toHaveValue('24');
    await expect(calculator.getByRole('radio', { name: /^Term savings/ })).toBeChecked();

    await page.goto(
      `/rate-limit-fees?amount=${'9'.repeat(15)}&term=-1&deposits=1e9&opened=2026-02-31&product=__proto__`,
    );
    await expect(calculator.locator('[name=amount]')).toHaveValue('Rp2.000.000.000');
    await expect(calculator.locator('input[name=term]')).toHaveValue('12');
    await expect(calculator.locator('[name=deposits]')).toHaveValue('Rp0');
    // The message names unread values.
    await expect(calculator.locator('input[name=term]')).toHaveAccessibleDescription(/^Isian tidak terbaca\./);
    await expect(calculator.locator('[name=amount]')).toHaveAttribute('aria-invalid', 'false');
    await page.goto('/rate-limit-fees?lang=en&amount=Rp50.000.000,-&deposits=25+m');
    await expect(calculator.locator('[name=amount]')).toHaveValue('Rp50,000,000');
    await expect(calculator.getByText('What was entered could not be read. It is worked out with Rp0.')).toBeVisible();
    await page.goto('/rate-limit-fees');
    const [year] = today().split('-').map(Number);
    await expect(calculator.locator('[part=result]')).toContainText('Saldo Anda pada');
    await expect(calculator.locator('[part=result]')).toContainText(String((year ?? 0) + 1));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test('on a phone the sum stays in view as the fields change, and covers none that is focused', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/products?lang=en#calculator');
  const calculator = page.locator('serambi-simulation');
  const brief = calculator.locator('[part=brief]');
  const deposits = calculator.getByRole('textbox', { name: 'Your other deposits' });
  await deposits.scrollIntoViewIfNeeded();
  await deposits.evaluate((field) => field.scrollIntoView({ block: 'start' }));
  await deposits.focus();
  await expect(brief).toBeInViewport({ ratio: 1 });
  const above = await brief.boundingBox();
  const field = await deposits.boundingBox();
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(field?.y ?? 0);
});

test('savings goals lead to what a goal takes each month, also without scripts', async ({ page, plain }) => {
  const isAtGoal = async (page: Page) => {
    const goal = page.locator('serambi-simulation [part=goal]');
    await expect(goal.getByRole('heading', { name: 'How much to save each month' })).toBeInViewport();
    await expect(goal).toContainText('Interest on savings goals');
  };
  await page.goto('/products/savings-goals?lang=en');
  const link = page.getByRole('link', { name: 'Up to ten goals, side by side' });
  const address = await link.evaluate((a: HTMLAnchorElement) => a.href);
  await link.click();
  await isAtGoal(page);
  await plain.goto(address);
  await isAtGoal(plain);
});

test('its code, when it comes, leaves the page where the visitor has scrolled since', async ({ page }) => {
  const release = await hold(page, '**/chunks/simulation-*.js');
  const asked = page.waitForRequest('**/chunks/simulation-*.js');
  await page.goto('/products#calculator');
  await asked;
  const top = () => page.evaluate(() => scrollY);
  await expect.poll(top).toBeGreaterThan(500);
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await expect.poll(top).toBe(300);
  release();
  await expect(page.locator('serambi-simulation:defined')).toBeAttached();
  await hydrated(page);
  expect(await top()).toBe(300);
});
