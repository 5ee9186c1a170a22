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

/** What the visitor sees when the network is gone, in every engine. */
const disconnect = (tab: Tab) =>
  tab.evaluate(() => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  });

const suspect = {
  email: report.email,
  suspect_name: report.suspect_name,
  suspect_position: report.suspect_position,
  place_of_event: report.place_of_event,
  cronology: report.cronology,
};

test('the contact form shows the broken rule at its field, then is sent and empty', async ({ tab, site }) => {
  await tab.open(`${site}/help#contact`);
  const submit = tab.find(`${contact} button[type=submit]`);
  const { name, ...rest } = contactMessage;
  await fill(tab, contact, { name: 'Budi' });
  await submit.click();
  await tab.find(`${contact} #name-error`).shown();
  await tab.find(`${contact} [name=name]`).focused();
  await tab.type(name.slice('Budi'.length));
  await fill(tab, contact, rest);
  await submit.click();
  await expect.poll(() => tab.find(`${contact} [name=name]`).value()).toBe('');
  expect(tab.errors).toEqual([]);
});

test('the contact form keeps what was typed when it cannot be sent', async ({ tab, site }) => {
  await tab.open(`${site}/help?lang=en#contact`);
  await fill(tab, contact, { ...contactMessage });
  await disconnect(tab);
  await tab.find(`${contact} button[type=submit]`).click();
  await tab.find(`${contact} [data-kind=bad]`).focused();
  for (const [name, value] of Object.entries(contactMessage)) {
    expect(await tab.find(`${contact} [name=${name}]`).value()).toBe(value);
  }
});

test('a report is sent with a file and a date from the calendar, and its receipt is focused', async ({ tab, site }) => {
  const folder = await mkdtemp(join(tmpdir(), 'serambi-files-'));
  const file = join(folder, 'bukti.png');
  await writeFile(file, Buffer.from(starts.png));
  await tab.open(`${site}${governance}`);
  await tab.find(`${whistleblowing} [name=report]`).click();
  await fill(tab, whistleblowing, suspect);
  await tab.find(`${whistleblowing} [name=approximate_date]`).type('05/11/2025');
  await tab.press('Escape');
  await tab.find(`${whistleblowing} [name=attachment]`).setFiles(file);
  await tab.find(`${whistleblowing} li [data-remove]`).shown();
  await tab.find(`${whistleblowing} button[type=submit]`).click();
  await tab.find(`${whistleblowing} [part=receipt]`).focused();
  expect(await tab.find(`${whistleblowing} [name=suspect_name]`).value()).toBe('');
  expect(tab.errors).toEqual([]);
  await rm(folder, { recursive: true });
});

test('a report that cannot be sent keeps what was typed', async ({ tab, site }) => {
  await tab.open(`${site}${governance}`);
  await tab.find(`${whistleblowing} [name=report]`).click();
  await fill(tab, whistleblowing, suspect);
  await tab.find(`${whistleblowing} [name=approximate_date]`).type('05/11/2025');
  await tab.press('Escape');
  await disconnect(tab);
  await tab.find(`${whistleblowing} button[type=submit]`).click();
  await tab.find(`${whistleblowing} [data-kind=bad]`).focused();
  for (const [name, value] of Object.entries(suspect)) {
    expect(await tab.find(`${whistleblowing} [name=${name}]`).value()).toBe(value);
  }
});

for (const [lang, calendar, month] of [
  ['id', 'Pilih tanggal kejadian', 'Bulan sebelumnya'],
  ['en', 'Choose the date of the event', 'Previous month'],
] as const) {
  test(`the calendar is operated by pointer and by keys, without the future, in words of its language (${lang})`, async ({
    tab,
    site,
  }) => {
    await tab.open(`${site}${governance}?lang=${lang}`);
    const field = tab.find(`${whistleblowing} [name=approximate_date]`);
    const dialog = tab.find(`${whistleblowing} [role=dialog]`);
    const day = '.react-datepicker__day:not(.react-datepicker__day--outside-month)';
    await field.click();
    await dialog.shown();
    expect(await dialog.attribute('aria-label')).toBe(calendar);
    const future = tab.find(`${whistleblowing} .react-datepicker__day[aria-disabled=true]`);
    // The last days of a week may all have passed.
    if (await future.count()) {
      await future.click();
      expect(await field.value()).toBe('');
    }
    await tab.find(`${whistleblowing} [role=dialog] button[aria-label="${month}"]`).click();
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
    await tab.press('ArrowDown');
    await dialog.shown();
    await tab.press('Escape');
    await dialog.hidden();
    await field.focused();
  });
}
