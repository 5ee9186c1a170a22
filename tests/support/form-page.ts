/** The two forms as a browser shows them. */
import { writeFileSync } from 'node:fs';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { codes, type Language } from '../../widgets/runtime/language/language';
import { contactMessage, fileContent, report } from './form-data';
import { expect, hydrated, test } from './site';
import { partnerPage, script } from './steps';

export const words = {
  English: {
    stored: /^The number of your message: MSG-\w{4}-\w{4}\.$/,
    sent: 'The form was sent, we will follow up your report soon',
    send: 'Send message',
    report: 'Send report',
    day: 'November 5, 2026',
  },
  Indonesia: {
    stored: /^Nomor pesan Anda: MSG-\w{4}-\w{4}\.$/,
    sent: 'Formulir berhasil dikirim, kami akan segera menindak lanjuti laporan Anda',
    send: 'Kirim pesan',
    report: 'Kirim laporan',
    day: 'November 5, 2026',
  },
} as const;

export interface FormPage {
  form: Locator;
  control(name: string): Locator;
  error(name: string): Locator;
  submit(): Promise<void>;
}

async function open(page: Page, path: string, widget: string, submit: string): Promise<FormPage> {
  await page.goto(path);
  const form = page.locator(widget).locator('form');
  // An address may name a tab that only a script opens; a hidden form is not waited for below.
  await expect(form).toBeVisible();
  await hydrated(page);
  return {
    form,
    control: (name) => form.locator(`[name=${name}]`),
    error: (name) => form.locator(`#${name}-error`),
    submit: () => form.getByRole('button', { name: submit, exact: true }).click(),
  };
}

export const openContact = (page: Page, language: Language = 'Indonesia') =>
  open(page, `/help?lang=${codes[language]}#contact`, 'serambi-contact-form', words[language].send);

export const governance = '/about-us/corporate-governance';
export const openReport = (page: Page, language: Language = 'Indonesia') =>
  open(page, `${governance}?lang=${codes[language]}`, 'serambi-whistleblowing-form', words[language].report);

/** Fields of a form that may have no code yet. */
export const controlsIn = (form: Locator) => ({ control: (name: string) => form.locator(`[name=${name}]`) });

/** The line that asks to wait for a form’s code. */
export const askToWait = (place: Page | FrameLocator) =>
  place.getByRole('alert').filter({ hasText: 'Formulir ini masih dimuat.' });

/** Paths of the forms that the page sends from now on. */
export function postsOf(page: Page): string[] {
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(new URL(request.url()).pathname));
  return posts;
}

export async function fillContact({ control }: Pick<FormPage, 'control'>) {
  for (const [name, value] of Object.entries(contactMessage)) await control(name).fill(value);
}

export const written = [
  'name',
  'phone_number',
  'email',
  'suspect_name',
  'suspect_position',
  'place_of_event',
  'cronology',
] as const;

export async function fillReport({ control }: Pick<FormPage, 'control'>, language: Language = 'Indonesia') {
  for (const name of written) await control(name).fill(report[name]);
  await control('report').first().check();
  await control('approximate_date').fill(words[language].day);
}

/** A partner's page with the report form from the bank's folder of files. */
export const reportPage = (bank: string, folder: 'widgets' | 'standalone') =>
  partnerPage(`${script(`${bank}/${folder}/whistleblowing-form.js`)}
    <serambi-whistleblowing-form api="${bank}" site="${bank}"></serambi-whistleblowing-form>`);

export const hasFocus = (control: Locator) =>
  control.first().evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element);

/** Writes a file for the test, of these first bytes, and returns its path. */
export function testFile(name: string, start: ArrayLike<number>, size = 1_000): string {
  const path = test.info().outputPath(name);
  writeFileSync(path, fileContent(start, size));
  return path;
}
