/** The two forms as a browser shows them. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { contactMessage, report } from './form-data';
import { expect, hydrated, test } from './site';

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

export const openContact = (page: Page, lang: 'id' | 'en' = 'id') =>
  open(page, `/help?lang=${lang}#contact`, 'serambi-contact-form', words[lang === 'en' ? 'English' : 'Indonesia'].send);

export const governance = '/about-us/corporate-governance';
export const openReport = (page: Page, lang: 'id' | 'en' = 'id', path = governance) =>
  open(
    page,
    `${path}?lang=${lang}`,
    'serambi-whistleblowing-form',
    words[lang === 'en' ? 'English' : 'Indonesia'].report,
  );

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

export async function fillReport({ control }: Pick<FormPage, 'control'>, lang: 'id' | 'en' = 'id') {
  for (const name of written) await control(name).fill(report[name]);
  await control('report').first().check();
  await control('approximate_date').fill(words[lang === 'en' ? 'English' : 'Indonesia'].day);
}

/** A partner's page with the report form from the bank's folder of files. */
export const reportPage = (
  bank: string,
  folder: 'widgets' | 'standalone',
) => `<!doctype html><meta charset="utf-8"><title>Mitra</title><link rel="icon" href="data:,">
    <script type="module" src="${bank}/${folder}/whistleblowing-form.js"></script>
    <serambi-whistleblowing-form api="${bank}" site="${bank}"></serambi-whistleblowing-form>`;

export const hasFocus = (control: Locator) =>
  control.first().evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element);

/** Returns a function that writes a file, of these first bytes, for the tests of a spec, and returns its path. */
export function testFiles() {
  let folder: string;
  test.beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'serambi-files-'));
  });
  test.afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return (name: string, start: ArrayLike<number>, size = 1_000): string => {
    const path = join(folder, name);
    const bytes = Buffer.alloc(size, 0x2e);
    bytes.set(start);
    writeFileSync(path, bytes);
    return path;
  };
}
