/** Pages that are open during a release: their build's code is gone, and the site answers with another build. */
import type { BrowserContext, Page } from '@playwright/test';
import { chunkWith } from '../support/chunks';
import { contactMessage, report, starts } from '../support/form-data';
import { apart, complaints, expect, hydrated, openPage, test } from '../support/site';
import { mark, switchTo } from '../support/steps';

/** Removes the code of the open pages, and answers with the same code under another build's names. */
async function release(context: BrowserContext): Promise<void> {
  await context.route(/\/(chunks|widgets|standalone)\/[^/]*\.js(\?|$)/, (route) => route.fulfill({ status: 404 }));
  await context.route('**/next/*.js', (route) =>
    route.continue({ url: route.request().url().replace('/next/', '/chunks/') }),
  );
  await context.route(
    ({ pathname }) => !/\.|^\/api\//.test(pathname),
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(/chunks\/([\w-]+\.js)/g, 'next/$1');
      await route.fulfill({ response, body });
    },
  );
}

/** Waits until the page has loaded everything. */
async function opened(page: Page, path: string): Promise<string[]> {
  const messages = complaints(page);
  await openPage(page, path);
  await page.waitForLoadState('networkidle');
  return messages;
}

function arrival(page: Page, module: string) {
  const chunk = chunkWith(module);
  return page.waitForEvent('requestfinished', (request) => request.url().endsWith(chunk));
}

/** Without the browser's messages about missing files, and about a form that the server has checked. */
const surprises = (messages: string[]) => messages.filter((text) => !/\b(404|422)\b/.test(text));

const contactForm = (page: Page) => page.locator('serambi-contact-form form');
const reportForm = (page: Page) => page.locator('serambi-whistleblowing-form form');
const control = (page: Page, name: string) => page.locator(`form [name=${name}]`);

async function fill(page: Page, values: object): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    if (name === 'report') await control(page, name).first().check();
    else if (typeof value === 'string') await control(page, name).fill(value);
  }
}

const governance = '/about-us/corporate-governance?lang=en';
const { attachment: _, approximate_date: __, ...writtenReport } = report;
const file = { name: 'bukti.pdf', mimeType: 'application/pdf', buffer: Buffer.from(starts.pdf) };

test('a form touched before a release checks, takes files and sends', apart, async ({ page, context }) => {
  const contact = page;
  const whistle = await context.newPage();
  const messages = [await opened(contact, '/help?lang=en#contact'), await opened(whistle, governance)];
  const arrived = Promise.all([
    arrival(contact, 'contact-form.rules.ts'),
    ...['rules.ts', 'date-picker.tsx', 'files.tsx'].map((part) => arrival(whistle, `whistleblowing-form.${part}`)),
  ]);
  await fill(contact, { ...contactMessage, message: 'Short' });
  await fill(whistle, { suspect_name: report.suspect_name });
  await arrived;
  await release(context);

  await contactForm(contact).getByRole('button', { name: 'Send message' }).click();
  await expect(contactForm(contact).locator('#message-error')).toBeVisible();
  await fill(contact, contactMessage);
  await contactForm(contact).getByRole('button', { name: 'Send message' }).click();
  await expect(contact.getByRole('heading', { name: 'We have received your message' })).toBeVisible();

  await fill(whistle, writtenReport);
  await control(whistle, 'approximate_date').click();
  const calendar = reportForm(whistle).getByRole('dialog');
  await calendar.getByLabel('Month', { exact: true }).selectOption('August');
  await calendar.getByLabel('Year').selectOption('2025');
  await calendar.getByText('17', { exact: true }).click();
  await expect(control(whistle, 'approximate_date')).toHaveValue('August 17, 2025');
  await control(whistle, 'attachment').setInputFiles(file);
  await expect(reportForm(whistle).getByText('bukti.pdf')).toBeVisible();
  await reportForm(whistle).getByRole('button', { name: 'Send report' }).click();
  await expect(whistle.getByRole('heading', { name: 'Your report has been received' })).toBeVisible();
  expect(messages.flat()).toEqual([]);
});

test(
  'a form touched only after a release says what is missing, and loses nothing',
  apart,
  async ({ page, context }) => {
    const contact = page;
    const whistle = await context.newPage();
    const messages = [await opened(contact, '/help?lang=en#contact'), await opened(whistle, governance)];
    await release(context);

    await fill(contact, { ...contactMessage, message: 'Short' });
    await contactForm(contact).getByRole('button', { name: 'Send message' }).click();
    await expect(contactForm(contact).locator('#message-error')).toBeVisible();
    await expect(control(contact, 'name')).toHaveValue(contactMessage.name);
    await fill(contact, contactMessage);
    await contactForm(contact).getByRole('button', { name: 'Send message' }).click();
    await expect(contact.getByRole('heading', { name: 'We have received your message' })).toBeVisible();

    await fill(whistle, writtenReport);
    await reportForm(whistle).getByRole('button', { name: 'Open the calendar' }).click();
    await expect(reportForm(whistle).locator('#approximate_date-error')).toContainText('type the date');
    await control(whistle, 'approximate_date').fill('August 17, 2025');
    await control(whistle, 'attachment').setInputFiles(file);
    await expect(reportForm(whistle).locator('#attachment-error')).toContainText('without them');
    for (const [name, value] of Object.entries(writtenReport)) {
      if (name !== 'report') await expect(control(whistle, name)).toHaveValue(value as string);
    }
    await reportForm(whistle).getByRole('button', { name: 'Send report' }).click();
    const outcome = whistle.locator('serambi-whistleblowing-form').getByRole('group', { name: /SRB-\w{4}-\w{4}/ });
    await expect(outcome).toBeFocused();
    await expect(outcome).toBeInViewport();
    expect(surprises(messages.flat())).toEqual([]);
  },
);

test('a page opened before a release leads to the pages of the new one', apart, async ({ page, context }) => {
  // Like WebKit, which gets its sanitiser from the site.
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'setHTML'));
  const sanitiser = arrival(page, 'rich-html.purify.ts');
  const messages = await opened(page, '/help?lang=id');
  await sanitiser;
  await release(context);
  const answer = page.locator('serambi-faq [part=item]').first();
  await answer.locator('summary').click();
  const text = answer.locator('summary + div');
  const before = await text.innerText();
  await switchTo(page, 'en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(text).not.toHaveText(before);
  await mark(page);
  await page.locator('serambi-footer a[href^="/news"]').first().click();
  await expect(page).toHaveURL(/\/news\?lang=en$/);
  await page.waitForFunction(() => !('marked' in globalThis));
  await hydrated(page);
  await expect(page.locator('serambi-news-carousel h3').first()).toBeVisible();
  expect(surprises(messages)).toEqual([]);
});
