/** The language is changed after something was typed, with and without code. */
import type { Page } from '@playwright/test';
import { contactMessage } from '../support/form-data';
import { askToWait, governance } from '../support/form-page';
import { apart, expect, hold, hydrated, sheetsLoaded, test } from '../support/site';

const english = (page: Page) => page.locator('serambi-header').getByRole('link', { name: 'English' }).first();

test.describe('a form', () => {
  test('keeps what was typed if the language changes before any code has come', async ({ page }) => {
    const arrive = await hold(page, /\/chunks\//);
    await page.goto(governance, { waitUntil: 'domcontentloaded' });
    const form = page.locator('serambi-whistleblowing-form');
    await form.locator('[name=suspect_name]').fill('Sutrisno');
    await english(page).click();
    await expect(askToWait(page)).toBeInViewport();
    arrive();
    await hydrated(page);
    await english(page).click();
    await expect(form.getByRole('button', { name: 'Send report' })).toBeVisible();
    await expect(form.locator('[name=suspect_name]')).toHaveValue('Sutrisno');
  });

  test('keeps what was typed if the language changes while no code can be loaded', async ({ page }) => {
    await page.route('**/chunks/*.js', (route) => route.abort());
    await page.goto(governance);
    const name = page.locator('serambi-whistleblowing-form [name=suspect_name]');
    await name.fill('Sutrisno');
    await expect(page.locator('[data-code][data-lost]').first()).toBeAttached();
    await english(page).click();
    await expect(askToWait(page)).toBeInViewport();
    await expect(name).toHaveValue('Sutrisno');
  });

  test('keeps what was typed on a page that was reached by a link', apart, async ({ page }) => {
    await page.goto('/privacy');
    await sheetsLoaded(page);
    await page.locator('serambi-footer a[href^="/help"]').first().click();
    await page.getByRole('tab', { name: 'Hubungi Kami' }).click();
    await expect(page.locator('serambi-contact-form:defined')).toBeAttached();
    const name = page.locator('serambi-contact-form [name=name]');
    await name.fill(contactMessage.name);
    await english(page).click();
    await expect(page.locator('serambi-contact-form').getByRole('button', { name: 'Send message' })).toBeVisible();
    await expect(name).toHaveValue(contactMessage.name);
  });
});

test('a link to the other language changes the page, and the page before keeps its text', async ({ page }) => {
  await page.goto('/help#contact');
  await sheetsLoaded(page);
  const name = page.locator('serambi-contact-form [name=name]');
  await name.fill(contactMessage.name);
  await page.locator('serambi-footer a[href^="/privacy"]').first().click();
  await expect(page).toHaveURL(/\/privacy$/);
  await english(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/privacy/i);
  await page.goBack();
  await expect(page.locator('serambi-contact-form').getByRole('button', { name: 'Send message' })).toBeVisible();
  await expect(name).toHaveValue(contactMessage.name);
});

test('a day that was picked in the calendar stays in the other language', async ({ page }) => {
  await page.goto(governance);
  const form = page.locator('serambi-whistleblowing-form:defined');
  const date = form.locator('[name=approximate_date]');
  await date.click();
  await form.locator('.react-datepicker__day:not(.react-datepicker__day--outside-month)').first().click();
  await expect(date).not.toHaveValue('');
  await english(page).click();
  await expect(form.getByRole('button', { name: 'Send report' })).toBeVisible();
  await expect(date).not.toHaveValue('');
});
