import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contactMessage, report, starts } from '../support/form-data';
import type { Tab } from './driver';
import { expect, test } from './test';

const governance = '/about-us/corporate-governance';
const contact = 'serambi-contact-form >>>';
const whistleblowing = 'serambi-whistleblowing-form >>>';

async function fill(tab: Tab, form: string, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await tab.find(`${form} [name=${name}]`).type(value);
}

/** Blocks or allows the page's requests, in the same way for every engine. */
const setNetwork = (tab: Tab, isThere: boolean) =>
  tab.evaluate((isThere) => {
    const page = globalThis as { fetch: typeof fetch; kept?: typeof fetch };
    page.kept ??= page.fetch;
    page.fetch = isThere ? page.kept : () => Promise.reject(new TypeError('Failed to fetch'));
  }, isThere);

async function expectValues(tab: Tab, form: string, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    expect(await tab.find(`${form} [name=${name}]`).value()).toBe(value);
  }
}

const suspect = {
  email: report.email,
  suspect_name: report.suspect_name,
  suspect_position: report.suspect_position,
  place_of_event: report.place_of_event,
  cronology: report.cronology,
};

test('the contact form says what is wrong, and keeps what it could not send', async ({ tab, site }) => {
  await tab.open(`${site}/help#contact`);
  const submit = tab.find(`${contact} button[type=submit]`);
  const { name } = contactMessage;
  await fill(tab, contact, { ...contactMessage, name: 'Budi' });
  await submit.click();
  await tab.find(`${contact} #name-error`).shown();
  await tab.find(`${contact} [name=name]`).focused();
  await tab.type(name.slice('Budi'.length));

  await setNetwork(tab, false);
  await submit.click();
  await tab.find(`${contact} [data-kind=bad]`).focused();
  await expectValues(tab, contact, { ...contactMessage });

  await setNetwork(tab, true);
  await submit.click();
  await tab.find(`${contact} [part=outcome]`).focused();
  expect(await tab.find(`${contact} [name=name]`).value()).toBe('');
});

test('a report keeps what it could not send, and its receipt has the focus', async ({ tab, site }) => {
  const folder = await mkdtemp(join(tmpdir(), 'serambi-files-'));
  const file = join(folder, 'bukti.png');
  await writeFile(file, Buffer.from(starts.png));
  await tab.open(`${site}${governance}`);
  const submit = tab.find(`${whistleblowing} button[type=submit]`);
  const attached = tab.find(`${whistleblowing} li [data-remove]`);
  await tab.find(`${whistleblowing} [name=report]`).click();
  await fill(tab, whistleblowing, suspect);
  await tab.find(`${whistleblowing} [name=approximate_date]`).type('05/11/2025');
  await tab.press('Escape');
  await tab.find(`${whistleblowing} [name=attachment]`).setFiles(file);
  await attached.shown();

  await setNetwork(tab, false);
  await submit.click();
  await tab.find(`${whistleblowing} [data-kind=bad]`).focused();
  await expectValues(tab, whistleblowing, suspect);
  await attached.shown();

  await setNetwork(tab, true);
  await submit.click();
  await tab.find(`${whistleblowing} [part=receipt]`).focused();
  expect(await tab.find(`${whistleblowing} [name=suspect_name]`).value()).toBe('');
  await rm(folder, { recursive: true });
});

test('the calendar is operated by pointer and keys, in the language shown', async ({ tab, site }) => {
  await tab.open(`${site}${governance}`);
  const field = tab.find(`${whistleblowing} [name=approximate_date]`);
  const dialog = tab.find(`${whistleblowing} [role=dialog]`);
  const button = (label: string) => tab.find(`${whistleblowing} [role=dialog] button[aria-label="${label}"]`);
  const day = '.react-datepicker__day:not(.react-datepicker__day--outside-month)';
  await field.click();
  await dialog.shown();
  expect(await dialog.attribute('aria-label')).toBe('Pilih tanggal kejadian');
  const future = tab.find(`${whistleblowing} .react-datepicker__day[aria-disabled=true]`);
  // The last days of a week may all have passed.
  if (await future.count()) {
    await future.click();
    expect(await field.value()).toBe('');
  }
  await button('Bulan sebelumnya').click();
  await tab.find(`${whistleblowing} ${day}`, '17').click();
  await dialog.hidden();
  await field.focused();
  const chosen = await field.value();
  expect(chosen).toMatch(/17, \d{4}$/);

  await tab.press('ArrowDown');
  await tab.find(`${whistleblowing} ${day}:focus`, '17').shown();
  await tab.press('ArrowLeft');
  await tab.find(`${whistleblowing} ${day}:focus`, '16').shown();
  await tab.press('Enter');
  await dialog.hidden();
  expect(await field.value()).toBe(chosen.replace('17', '16'));

  await tab.changeLanguage('English');
  await tab.press('ArrowDown');
  await dialog.shown();
  expect(await dialog.attribute('aria-label')).toBe('Choose the date of the event');
  await button('Previous month').shown();
  await tab.press('Escape');
  await dialog.hidden();
  await field.focused();
});
