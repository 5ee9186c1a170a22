import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { codes, languages } from '../../widgets/runtime/language/language';
import { attachmentMessages } from '../../widgets/whistleblowing-form/whistleblowing-form.attachments';
import { rules as reportRules, violations } from '../../widgets/whistleblowing-form/whistleblowing-form.rules';
import { chunkWith } from '../support/chunks';
import { contactMessage, contactPath, report, reportPath, starts } from '../support/form-data';
import {
  type FormPage,
  fillContact,
  fillReport,
  governance,
  openContact,
  openReport,
  reportPage,
  words,
  written,
} from '../support/form-page';
import { gate } from '../support/gate';
import { faults } from '../support/page-inspection';
import { changeLanguage, complaints, expect, hold, hydrated, inTurn, navigable, test } from '../support/site';
import { follow, loseOnce } from '../support/steps';

const failed = 'Ada kesalahan pada server. Data gagal dikirim';

const toasts = (page: Page) => page.locator('#serambi-toasts p');

test('a form that is sent shows it, is not sent twice, and takes nothing that would be lost', async ({ page }) => {
  for (const [openForm, fill, path, field] of [
    [openContact, fillContact, contactPath, 'message'],
    [openReport, fillReport, reportPath, 'cronology'],
  ] as const) {
    const form = await openForm(page);
    await fill(form);
    const posts: string[] = [];
    const { open: answer, opened } = gate();
    await page.route(`**${path}`, async (route) => {
      posts.push(path);
      await opened;
      await route.abort();
    });
    const button = form.form.locator('[part=submit]');
    const words = (await button.textContent()) ?? '';
    await button.dblclick();
    await expect(button).toHaveText('Mengirim…');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await button.click({ force: true });
    const isInert = () => form.control(field).evaluate((control) => control.closest('[inert]') !== null);
    expect(await isInert()).toBe(true);
    answer();
    await expect(toasts(page).last()).toHaveText(failed);
    await expect(button).toHaveText(words);
    expect(await isInert()).toBe(false);
    await expect(form.control(field)).not.toHaveValue('');
    expect(posts).toEqual([path]);
  }
});

const hasFocus = (control: Locator) =>
  control.first().evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element);

/** The fields in the order of their rules; each is corrected after its error was shown. */
async function breakEachRule(
  page: Page,
  { control, error, submit }: FormPage,
  steps: readonly { field: string; message: string; exact: string; bad?: string; mend(): Promise<void> }[],
) {
  for (const { field, message, exact, bad, mend } of steps) {
    if (bad !== undefined) await control(field).fill(bad);
    await submit();
    await expect(toasts(page).last()).toHaveText(message);
    await expect(toasts(page).last()).toHaveAttribute('data-kind', 'warning');
    await expect(error(field)).toHaveText(exact);
    expect(await hasFocus(control(field)), field).toBe(true);
    const described = await control(field)
      .first()
      .evaluate((element) => element.closest('[aria-describedby]')?.getAttribute('aria-describedby'));
    expect(described?.split(' ')).toContain(`${field}-error`);
    await mend();
    await expect(error(field)).toBeHidden();
  }
}

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'serambi-files-'));
});
const file = (name: string, start: readonly number[], size = 1_000): string => {
  const path = join(folder, name);
  const bytes = Buffer.alloc(size, 0x2e);
  bytes.set(start);
  writeFileSync(path, bytes);
  return path;
};

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

for (const language of languages) {
  const lang = codes[language];
  const t = words[language];

  test.describe(`the contact form (${lang})`, inTurn(0, lang), () => {
    test('shows an error on a phone above the toast that says the same, in a way that axe accepts', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const contact = await openContact(page, lang);
      await fillContact(contact);
      // In view at the lower edge, like after typing and pressing Enter.
      const field = contact.control('problem');
      await field.fill('?');
      await field.evaluate((element) => {
        scrollBy({ top: element.getBoundingClientRect().bottom + 40 - innerHeight, behavior: 'instant' });
      });
      await field.press('Enter', { noWaitAfter: true });
      await expect(toasts(page)).toBeVisible();
      const error = await contact.error('problem').boundingBox();
      const toast = await toasts(page).boundingBox();
      expect((error?.y ?? 0) + (error?.height ?? 0)).toBeLessThanOrEqual(toast?.y ?? 0);
      expect(await faults(page, { within: 'serambi-contact-form' })).toEqual([]);
    });

    test('sends exactly what the contract says, shows the server’s message, and is empty again', async ({ page }) => {
      const messages = complaints(page);
      const contact = await openContact(page, lang);
      await fillContact(contact);
      const sent = page.waitForRequest((request) => request.method() === 'POST');
      await contact.submit();
      const request = await sent;
      expect(new URL(request.url()).pathname).toBe(contactPath);
      expect(request.postDataJSON()).toEqual(contactMessage);
      expect(request.headers()['x-serambi-language']).toBe(language);
      expect(request.headers()['idempotency-key']).toMatch(/^[\w-]{20,}$/);
      await expect(toasts(page)).toHaveText(t.stored);
      for (const name of Object.keys(contactMessage)) await expect(contact.control(name)).toHaveValue('');
      await expect(contact.form.locator('[data-state=success], [data-state=error]')).toHaveCount(0);
      expect(messages).toEqual([]);
    });
  });

  test.describe(`the whistleblowing form (${lang})`, inTurn(1, lang), () => {
    test('shows each broken rule in order, in its toast and beside its field', async ({ page }) => {
      const form = await openReport(page, lang);
      const bad: Record<string, string> = {
        email: 'a@b.id',
        suspect_name: 'Budi',
        suspect_position: 'Staf',
        place_of_event: ' ',
      };
      const mend: Record<string, () => Promise<void>> = {
        report: () => form.control('report').first().check(),
        approximate_date: () => form.control('approximate_date').fill(t.day),
      };
      await breakEachRule(
        page,
        form,
        reportRules
          .filter(
            ({ field }, at) => field !== 'attachment' && reportRules.findIndex((rule) => rule.field === field) === at,
          )
          .map(({ field, message, exact = message }) => ({
            field,
            message: message(language),
            exact: exact(language),
            ...(bad[field] !== undefined && { bad: bad[field] }),
            mend: mend[field] ?? (() => form.control(field).fill(String(report[field]))),
          })),
      );
    });

    test('sends exactly what the contract says, shows the case code in one piece, and is empty again', async ({
      page,
    }) => {
      const messages = complaints(page);
      // The narrowest phone.
      await page.setViewportSize({ width: 320, height: 640 });
      const form = await openReport(page, lang);
      await fillReport(form, lang);
      await form.control('attachment').setInputFiles([file('bukti, 1.png', starts.png)]);
      await expect(page.getByText('bukti, 1.png')).toBeVisible();
      const sent = page.waitForRequest((request) => request.method() === 'POST');
      await form.submit();
      const request = await sent;
      expect(new URL(request.url()).pathname).toBe(reportPath);
      const { attachment, ...rest } = request.postDataJSON();
      const { attachment: _, ...expected } = report;
      expect(rest).toEqual({ ...expected, report: violations[0]?.[language] });
      const bytes = Buffer.alloc(1_000, 0x2e);
      bytes.set(starts.png);
      expect(attachment).toEqual([`data:image/png;name=file-1.png;base64,${bytes.toString('base64')}`]);
      await expect(toasts(page)).toHaveText(new RegExp(`^\\S.*[A-Z0-9]{4}.* ${t.sent}$`));
      const receipt = page.locator('[part=receipt]');
      await expect(receipt).toBeVisible();
      await expect(receipt).toBeFocused();
      const lines = await receipt
        .locator('strong span')
        .evaluateAll((all) =>
          all.map((each) => [
            each.textContent,
            Math.round(each.clientHeight / Number.parseFloat(getComputedStyle(each).lineHeight)),
          ]),
        );
      expect(lines).toContainEqual([expect.stringMatching(/[A-Z0-9]{4}/), 1]);
      expect(lines.filter(([, count]) => count !== 1)).toEqual([]);
      for (const name of [...written, 'approximate_date', 'attachment'])
        await expect(form.control(name)).toHaveValue('');
      await expect(form.form.locator(':checked')).toHaveCount(0);
      await expect(page.getByText('bukti, 1.png')).toBeHidden();
      expect(messages).toEqual([]);
    });

    test('refuses a fourth file, a wrong type, a renamed type and one too large, and keeps the good ones', async ({
      page,
    }) => {
      const { control, error } = await openReport(page, lang);
      const good = ['satu.png', 'dua.jpg', 'tiga.jpeg', 'empat.pdf'].map((name) =>
        file(name, name.endsWith('png') ? starts.png : name.endsWith('pdf') ? starts.pdf : starts.jpeg),
      );
      const items = page.locator('serambi-whistleblowing-form li:has([data-remove])');
      await control('attachment').setInputFiles([file('teks.txt', [0x41]), good[0] ?? '']);
      await expect(error('attachment')).toHaveText(`teks.txt: ${attachmentMessages.type(language)}`);
      await expect(toasts(page).last()).toHaveText(attachmentMessages.type(language));
      await control('attachment').setInputFiles([file('palsu.png', starts.pdf)]);
      await expect(error('attachment')).toContainText('.pdf,');
      await control('attachment').setInputFiles([file('besar.pdf', starts.pdf, 5 * 1024 * 1024 + 1)]);
      await expect(error('attachment')).toHaveText(`besar.pdf: ${attachmentMessages.size(language)}`);
      await expect(items).toHaveCount(1);
      await control('attachment').setInputFiles(good.slice(1));
      await expect(error('attachment')).toHaveText(attachmentMessages.count(language));
      await expect(toasts(page).last()).toHaveText(attachmentMessages.count(language));
      await expect(items).toHaveCount(3);
      await expect(items.nth(2)).toContainText('tiga.jpeg');
    });

    test('has nothing for axe to report with errors, with files and with the calendar open', async ({ page }) => {
      const { control, submit, form } = await openReport(page, lang);
      await control('attachment').setInputFiles([file('gambar.jpg', starts.jpeg), file('surat.pdf', starts.pdf)]);
      await control('suspect_position').fill('Staf');
      await submit();
      // The answer moves the focus, which would close the calendar.
      await expect(toasts(page)).toBeVisible();
      await control('approximate_date').click();
      await expect(form.getByRole('dialog')).toBeVisible();
      expect(await faults(page)).toEqual([]);
    });
  });
}

test.describe('sending', () => {
  test.use({ ownContext: true });
  test('keeps everything while offline, and its identity while the same is tried again', async ({ page, context }) => {
    const contact = await openContact(page);
    await fillContact(contact);
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => request.method() === 'POST' && keys.push(request.headers()['idempotency-key']));
    await context.setOffline(true);
    await contact.submit();
    await expect(toasts(page)).toHaveText(failed);
    await expect(contact.control('name')).toHaveValue(contactMessage.name);
    await context.setOffline(false);
    await page.route(`**${contactPath}`, (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
    await contact.submit();
    await expect.poll(() => keys.length).toBe(2);
    await expect(contact.form.getByRole('button')).toHaveText(words.Indonesia.send);
    await contact.control('message').fill(`${contactMessage.message} Tolong.`);
    await contact.submit();
    await expect(toasts(page).last()).toHaveText(words.Indonesia.stored);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[1]);
  });

  test('shows while typing whether a field is valid, and not by colour alone', async ({ page }) => {
    const contact = await openContact(page);
    const field = contact.form.locator('[part=field]', { has: page.locator('[name=problem]') });
    await expect(field).toHaveAttribute('data-state', 'neutral');
    await contact.control('problem').fill('123456');
    await expect(field).toHaveAttribute('data-state', 'error');
    await expect(field.locator('svg')).toHaveCount(1);
    await contact.control('problem').fill('x'.repeat(30));
    await expect(field).toHaveAttribute('data-state', 'success');
    await expect(field.locator('svg')).toHaveCount(1);
    await contact.control('problem').fill('x'.repeat(31));
    await expect(field).toHaveAttribute('data-state', 'error');
  });
});

const calendarChunk = () => chunkWith('whistleblowing-form.date-picker.tsx');

test.describe('the date of the event', () => {
  test.use({ ownContext: true });
  test.beforeEach(({ page }) => page.clock.setFixedTime(new Date('2026-11-21T05:00:00Z')));
  const day = (form: Locator, text: string) =>
    form.locator('.react-datepicker__day:not(.react-datepicker__day--outside-month)', {
      hasText: new RegExp(`^${text}$`),
    });

  test('is picked with the mouse, month and year chosen, in a calendar that only then arrives', async ({ page }) => {
    const messages = complaints(page);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const { control, form } = await openReport(page);
    const isCalendar = (url: string) => url.endsWith(calendarChunk());
    expect(fetched.some(isCalendar)).toBe(false);
    await control('approximate_date').click();
    const dialog = form.getByRole('dialog', { name: 'Pilih tanggal kejadian' });
    await expect(dialog).toBeVisible();
    expect(fetched.some(isCalendar)).toBe(true);
    // A day moves when the calendar's styles are adopted, shortly after it is rendered.
    await expect(day(form, '22')).toHaveCSS('display', 'grid');
    await expect(dialog).toHaveCSS('position', 'absolute');
    await expect(day(form, '22')).toHaveAttribute('aria-disabled', 'true');
    await day(form, '22').click({ force: true });
    await expect(control('approximate_date')).toHaveValue('');
    await dialog.getByLabel('Bulan', { exact: true }).selectOption('Agustus');
    await dialog.getByLabel('Tahun').selectOption('2025');
    await day(form, '17').click();
    await expect(control('approximate_date')).toHaveValue('Agustus 17, 2025');
    await expect(dialog).toBeHidden();
    expect(await hasFocus(control('approximate_date'))).toBe(true);
    expect(messages).toEqual([]);
  });

  test('is picked with the keys of a date picker; Tab goes round in it, and Escape closes it', async ({ page }) => {
    const { control, form } = await openReport(page, 'en');
    const arrived = page.waitForResponse((response) => response.url().endsWith(calendarChunk()));
    await control('approximate_date').focus();
    await arrived;
    const dialog = form.getByRole('dialog');
    await expect(async () => {
      await control('approximate_date').press('ArrowDown');
      await expect(dialog).toBeVisible({ timeout: 200 });
    }).toPass();
    await expect(day(form, '21')).toBeFocused();
    for (const [key, name] of [
      ['Home', 'Monday, 16 November 2026'],
      ['ArrowUp', 'Monday, 9 November 2026'],
      ['ArrowRight', 'Tuesday, 10 November 2026'],
      ['PageUp', 'Saturday, 10 October 2026'],
      ['Shift+PageUp', 'Friday, 10 October 2025'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(dialog.getByRole('gridcell', { name }), key).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Previous month' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(control('approximate_date')).toHaveValue('October 10, 2025');
    await expect(dialog).toBeHidden();
    await page.keyboard.press('ArrowDown');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(await hasFocus(control('approximate_date'))).toBe(true);
  });

  test('has its calendar although the file for it was lost once, and loads it once more only', async ({ page }) => {
    const asked: string[] = [];
    await page.route(`**${calendarChunk()}*`, (route) =>
      asked.push(route.request().url()) > 1 ? route.continue() : route.fulfill({ status: 503 }),
    );
    const { form } = await openReport(page, 'en');
    const button = form.getByRole('button', { name: 'Open the calendar' });
    await expect(async () => {
      await button.click();
      await expect(form.getByRole('dialog')).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(day(form, '21')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(day(form, '20')).toBeFocused();
    expect(asked).toHaveLength(2);
  });

  test('is typed, follows the language, and stays as it was typed where it cannot be read', async ({ page }) => {
    const form = await openReport(page);
    await fillReport(form);
    const date = form.control('approximate_date');
    await date.fill('05/08/2026');
    await form.control('place_of_event').focus();
    await expect(date).toHaveValue('Agustus 5, 2026');
    await changeLanguage(page, 'English');
    await expect(date).toHaveValue('August 5, 2026');
    await changeLanguage(page, 'Indonesia');
    await expect(date).toHaveValue('Agustus 5, 2026');
    await date.fill('kemarin');
    await form.submit();
    await expect(form.error('approximate_date')).toHaveText(
      'Tanggal ini tidak terbaca. Tulis seperti 5 Agustus 2026 atau 5/8/2026.',
    );
    await expect(date).toHaveValue('kemarin');
  });
});

test.describe('files', () => {
  test('are removed with the keys, the focus staying among them', async ({ page }) => {
    const { control } = await openReport(page);
    await control('attachment').setInputFiles([file('a.png', starts.png), file('b.pdf', starts.pdf, 2_500_000)]);
    const widget = page.locator('serambi-whistleblowing-form');
    await expect(widget.getByText('2 dari 3 berkas dipilih')).toBeVisible();
    await expect(widget.locator('li', { hasText: 'b.pdf' })).toContainText('2,5 MB');
    await widget.getByRole('button', { name: 'Hapus a.png' }).press('Enter');
    await expect(widget.getByRole('button', { name: 'Hapus b.pdf' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(control('attachment')).toBeFocused();
  });

  test('are counted while dragged and taken when dropped', async ({ page }) => {
    const { control } = await openReport(page);
    await control('attachment').focus();
    const transfer = await page.evaluateHandle((start) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(start)], 'jatuh.png', { type: 'image/png' }));
      return data;
    }, starts.png);
    const widget = page.locator('serambi-whistleblowing-form');
    await expect(async () => {
      await control('attachment').dispatchEvent('dragover', { dataTransfer: transfer });
      await expect(widget.getByText('Lepaskan untuk melampirkan 1 berkas')).toBeVisible({ timeout: 200 });
    }).toPass();
    await control('attachment').dispatchEvent('drop', { dataTransfer: transfer });
    await expect(widget.getByText('Lepaskan untuk melampirkan 1 berkas')).toBeHidden();
    await expect(widget.locator('li', { hasText: 'jatuh.png' })).toBeVisible();
  });

  test('are in the report if it is sent before they are read, or nothing is sent', async ({ page }) => {
    const { control } = await openReport(page);
    await fillReport({ control });
    await control('attachment').focus();
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.postData() ?? ''));
    await control('attachment').evaluate((input: HTMLInputElement, start) => {
      const data = new DataTransfer();
      const content = new Uint8Array(4_000_000).fill(0x2e);
      content.set(start);
      data.items.add(new File([content], 'besar.pdf', { type: 'application/pdf' }));
      input.files = data.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
      input.form?.requestSubmit();
    }, starts.pdf);
    const widget = page.locator('serambi-whistleblowing-form');
    await expect(widget.locator('li', { hasText: 'besar.pdf' })).toBeVisible();
    await expect(widget.locator('[aria-busy]')).toHaveCount(0);
    for (const body of posts) expect(JSON.parse(body).attachment).toHaveLength(1);
    await expect(control('name')).not.toHaveValue('');
  });

  test('that were removed while others are read stay removed', async ({ page }) => {
    const { control } = await openReport(page);
    const widget = page.locator('serambi-whistleblowing-form');
    await control('attachment').setInputFiles(file('foto.png', starts.png));
    await expect(widget.locator('li', { hasText: 'foto.png' })).toBeVisible();
    await page.evaluate(() => {
      const { arrayBuffer } = Blob.prototype;
      const released = new Promise<void>((resolve) => addEventListener('release', () => resolve()));
      Blob.prototype.arrayBuffer = async function (this: Blob) {
        await released;
        return arrayBuffer.call(this);
      };
    });
    await control('attachment').setInputFiles(file('surat.pdf', starts.pdf));
    await widget.getByRole('button', { name: 'Hapus foto.png' }).click();
    await page.evaluate(() => dispatchEvent(new Event('release')));
    await expect(widget.locator('li', { hasText: 'surat.pdf' })).toBeVisible();
    await expect(widget.locator('li', { hasText: 'foto.png' })).toHaveCount(0);
  });

  test('are sent, and the case code is shown, although the file with that code was lost once', async ({ page }) => {
    await page.route(`**${chunkWith('whistleblowing-form.validator.ts')}*`, (route) => route.abort(), { times: 1 });
    const { control, submit } = await openReport(page);
    await fillReport({ control });
    await control('attachment').setInputFiles(file('bukti.png', starts.png));
    await expect(page.locator('serambi-whistleblowing-form li', { hasText: 'bukti.png' })).toBeVisible();
    const posted = page.waitForRequest((request) => request.method() === 'POST');
    await submit();
    expect(JSON.parse((await posted).postData() ?? '').attachment).toHaveLength(1);
    await expect(page.locator('serambi-whistleblowing-form [part=receipt]')).toContainText(/SRB-\w{4}-\w{4}/);
  });

  test('are all attached that were chosen before their code came, in several choices', async ({ page }) => {
    const arrive = await hold(page, `**${chunkWith('whistleblowing-form.files.tsx')}`);
    const { control } = await openReport(page);
    await control('attachment').setInputFiles(file('foto.png', starts.png));
    await control('attachment').setInputFiles(file('surat.pdf', starts.pdf));
    arrive();
    const widget = page.locator('serambi-whistleblowing-form');
    for (const name of ['foto.png', 'surat.pdf']) await expect(widget.locator('li', { hasText: name })).toBeVisible();
  });

  test('are sent without their names and hidden data, unless the original is asked for', async ({ page }) => {
    const { control } = await openReport(page);
    const picture = await page.evaluate(async () => {
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = 8;
      canvas.getContext('2d')?.fillRect(0, 0, 4, 8);
      return canvas.toDataURL('image/jpeg');
    });
    const plain = Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64');
    // An EXIF segment after the start of the picture.
    const exif = Buffer.from('Exif\0\0RAHASIA-GPS');
    const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, exif.length + 2]), exif]);
    const original = Buffer.concat([plain.subarray(0, 2), segment, plain.subarray(2)]);
    const path = join(folder, 'Foto Sutrisno.JPG');
    writeFileSync(path, original);
    await fillReport({ control });
    await control('attachment').setInputFiles([path, join(folder, 'Foto Sutrisno.JPG')]);
    const widget = page.locator('serambi-whistleblowing-form');
    const items = widget.locator('li', { hasText: 'Foto Sutrisno.JPG' });
    const [first, second] = [items.nth(0), items.nth(1)];
    // This browser also writes a colour profile into the picture.
    const found = 'perangkat atau program, catatan tersembunyi lain';
    await expect(first).toContainText(`Dikirim sebagai file-1.jpg. Dihapus dari yang dikirim: ${found}.`);
    await second.getByRole('checkbox', { name: 'Kirim berkas asli dengan nama aslinya: Foto Sutrisno.JPG' }).press(' ');
    await expect(second).toContainText(`Dikirim sebagai Foto Sutrisno.JPG. Tetap ada di berkas: ${found}.`);
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await widget.getByRole('button', { name: 'Kirim laporan' }).click();
    const urls = (await sent).postDataJSON().attachment as string[];
    expect(urls.map((url) => /;name=([^;]*)/.exec(url)?.[1])).toEqual(['file-1.jpg', 'Foto%20Sutrisno.JPG']);
    const [clean, whole] = urls.map((url) => Buffer.from(url.split('base64,')[1] ?? '', 'base64'));
    expect(whole).toEqual(original);
    for (const hidden of ['Exif', 'ICC_PROFILE']) expect(clean?.includes(hidden)).toBe(false);
    // From its tables on the picture is unchanged.
    const tables = Buffer.from([0xff, 0xdb]);
    expect(clean?.subarray(clean.indexOf(tables))).toEqual(plain.subarray(plain.indexOf(tables)));
  });
});

test.describe('a reporter', () => {
  test.beforeEach(({ page }) =>
    page.route('https://www.bmkg.go.id/', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Cuaca</h1>' }),
    ),
  );

  test('keeps the way out in sight, and the page as well, on a phone, a small one and at 200 % zoom', async ({
    page,
  }) => {
    await page.goto(governance);
    const exit = page.locator('serambi-whistleblowing-form [part=exit]');
    for (const [width, height, most] of [
      [390, 844, 0.12],
      [360, 640, 0.12],
      [195, 422, 0.15],
      [720, 450, 0.15],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await page.mouse.wheel(0, 1_500);
      await expect(exit).toBeInViewport();
      // The button, and as much below it as its bar has above it.
      await expect
        .poll(
          async () => {
            const { y = 0, height: tall = 0 } = (await exit.boundingBox()) ?? {};
            return (2 * y + tall) / height;
          },
          { message: `${width} × ${height}` },
        )
        .toBeLessThan(most);
    }
  });

  test('leaves by the exit button, also after a link within the page, and Back does not return', async ({
    page,
    site,
  }) => {
    await page.goto('/privacy');
    const { control } = await openReport(page);
    await control('suspect_name').fill('Sutrisno');
    await follow(page, '#main');
    await expect(page).toHaveURL(/#main$/);
    await page.getByRole('link', { name: 'Tinggalkan halaman ini' }).click();
    await expect(page.getByRole('heading', { name: 'Cuaca' })).toBeVisible();
    await page.goBack();
    expect(page.url()).toBe(`${site.origin}/privacy`);
  });

  test('leaves for good: an earlier visit in the tab’s history is left again, and a new one is not', async ({
    page,
  }) => {
    await openReport(page);
    await page.goto('/privacy');
    await openReport(page);
    await page.getByRole('link', { name: 'Tinggalkan halaman ini' }).click();
    const elsewhere = page.getByRole('heading', { name: 'Cuaca' });
    await expect(elsewhere).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/privacy/);
    await page.goBack();
    await expect(elsewhere).toBeVisible();
    const { control } = await openReport(page);
    await control('suspect_name').fill('Sutrisno');
    await expect(control('suspect_name')).toHaveValue('Sutrisno');
  });

  test('leaves by pressing Shift three times, but not by typing capitals or extending a selection', async ({
    page,
  }) => {
    const { control } = await openReport(page);
    for (let times = 0; times < 4; times++) await control('suspect_name').click({ modifiers: ['Shift'] });
    await control('suspect_name').pressSequentially('ABCD');
    for (const letter of 'ABC') await page.keyboard.press(`Shift+${letter}`);
    await expect(control('suspect_name')).toHaveValue('ABCDABC');
    for (let times = 0; times < 3; times++) await page.keyboard.press('Shift');
    await expect(page.getByRole('heading', { name: 'Cuaca' })).toBeVisible();
  });

  test('comes to the top of the form by its button on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { form } = await openReport(page);
    await page.locator('serambi-whistleblowing-form [part=start]').click();
    const title = page.locator('serambi-whistleblowing-form').getByRole('heading', { name: /e-Form/ });
    await expect(title).toBeInViewport({ ratio: 1 });
    await expect(form.locator('[name=name]')).toBeInViewport({ ratio: 1 });
  });

  test('stays on the page while the report is sent, whatever link is pressed, and sees the case code', async ({
    page,
  }) => {
    const { control, submit } = await openReport(page);
    await fillReport({ control });
    const release = await hold(page, `**${reportPath}`);
    const posted = page.waitForRequest(`**${reportPath}`);
    await submit();
    await posted;
    await page.locator('serambi-footer a[href^="/news"]').first().click();
    release();
    await expect(page.locator('serambi-whistleblowing-form [part=receipt]')).toContainText(/SRB-\w{4}-\w{4}/);
  });

  test('leaves nothing of a draft behind', async ({ page }) => {
    const form = await openReport(page);
    await fillReport(form);
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
      'Sutrisno',
    );
    await page.goto('/privacy');
    await page.goBack();
    await hydrated(page);
    for (const name of written) await expect(form.control(name)).toHaveValue('');
    await expect(form.control('suspect_name')).toHaveAttribute('autocomplete', 'off');
  });

  test('loads no file whose name tells of a report', async ({ page }) => {
    const { form, control } = await openReport(page);
    await control('approximate_date').click();
    await expect(form.getByRole('dialog')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => /whistle|report|lapor/i.test(name))).toEqual([]);
  });

  test('gets a page that is not cached and sends no referrer, however it was opened', async ({ page, request }) => {
    const { headers } = await request.get(governance).then((answer) => ({ headers: answer.headers() }));
    expect(headers['cache-control']).toBe('no-store, no-transform');
    expect(headers['referrer-policy']).toBe('no-referrer');
    await page.goto('/privacy');
    await navigable(page);
    await page.evaluate((path) => {
      const link = Object.assign(document.createElement('a'), { href: path, textContent: 'Lapor' });
      document.body.prepend(link);
    }, governance);
    const asked: string[] = [];
    page.on('request', (each) => each.isNavigationRequest() || asked.push(new URL(each.url()).pathname));
    const loaded = page.waitForRequest((each) => each.isNavigationRequest() && each.url().endsWith(governance));
    await page.getByRole('link', { name: 'Lapor', exact: true }).hover();
    await page.getByRole('link', { name: 'Lapor', exact: true }).click();
    await loaded;
    // Hovering the link prepared nothing.
    expect(asked).not.toContain(governance);
  });
});

test.describe('on a partner’s page', () => {
  test('the form is a frame of the bank’s own page, which sends from there', async ({ page, partner, site }) => {
    partner.show(reportPage(site.origin, 'standalone'));
    const messages = complaints(page);
    await page.goto(partner.origin);
    const frame = page.locator('serambi-whistleblowing-form iframe');
    await expect(frame).toHaveAttribute(
      'sandbox',
      'allow-forms allow-modals allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
    );
    await expect(page.locator('serambi-whistleblowing-form input')).toHaveCount(0);
    const inner = page.frameLocator('serambi-whistleblowing-form iframe');
    const form = inner.locator('serambi-whistleblowing-form form');
    await expect(form).toBeVisible();
    await expect(inner.locator('serambi-header')).toHaveCount(0);
    await hydrated((await (await frame.elementHandle())?.contentFrame()) ?? page);
    await inner.locator('serambi-whistleblowing-form details summary').first().click();
    const [help] = await Promise.all([page.waitForEvent('popup'), inner.locator('a[href^="/help"]').first().click()]);
    await expect(help.locator('serambi-header')).toBeVisible();
    await help.close();
    await page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      const widget = document.querySelector('serambi-whistleblowing-form');
      widget?.addEventListener('serambi:submitted', ({ type }) => heard.push(type));
      widget?.addEventListener('serambi-submitted', ({ type }) => heard.push(type));
      addEventListener('message', ({ data }) => heard.push(JSON.stringify(data)));
    });
    await fillReport({ control: (name) => form.locator(`[name=${name}]`) });
    await form.getByRole('button', { name: 'Kirim laporan' }).click();
    await expect(inner.locator('[part=receipt]')).toBeVisible();
    // The height is the same for any visit, and may come late.
    const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
    expect(heard.length).toBeLessThan(2);
    expect(heard.filter((each) => !/^\{"serambi":"framed","height":\d+\}$/.test(each))).toEqual([]);
    await changeLanguage(page, 'English');
    await expect(form.getByRole('button', { name: 'Send report' })).toBeVisible();
    expect(messages).toEqual([]);
  });

  const contact = (bank: string, config = '') => `<!doctype html><meta charset="utf-8"><title>Mitra</title>
    <link rel="icon" href="data:,"><script type="application/json" id="serambi-config">{${config}}</script>
    <script type="module" src="${bank}/widgets/contact-form.js"></script>
    <serambi-contact-form api="${bank}" site="${bank}"></serambi-contact-form>`;

  for (const [way, config] of [
    ['with its markup', ''],
    ['alone', '"bank":{"name":"Bank Mitra"}'],
  ] as const) {
    test(`a form’s code comes ${way}, although a file that this imports was lost once`, async ({
      page,
      partner,
      site,
    }) => {
      const lost = await loseOnce(page, /chunks\/form-rules-/);
      partner.show(contact(site.origin, config));
      await page.goto(partner.origin);
      const form = page.locator('serambi-contact-form form');
      await form.locator('[name=name]').fill('Budi');
      await expect(async () => {
        await form.getByRole('button').last().click();
        await expect(form.locator('[aria-invalid]').first()).toBeFocused({ timeout: 500 });
      }).toPass();
      await expect(form.locator('[name=name]')).toHaveValue('Budi');
      await lost();
    });
  }

  test('a form whose code is lost for good says that it cannot be sent, and may be tried again', async ({
    page,
    partner,
    site,
  }) => {
    const lost = /form-rules-/;
    await page.clock.install();
    await page.route(lost, (route) => route.fulfill({ status: 503 }));
    partner.show(contact(site.origin));
    await page.goto(partner.origin);
    const widget = page.locator('serambi-contact-form');
    await widget.locator('[name=name]').fill('Budi');
    await expect(async () => {
      await page.clock.runFor(5_000);
      await expect(widget.getByRole('alert')).toContainText('Bagian halaman ini tidak dapat dimuat.', { timeout: 500 });
    }).toPass();
    await page.unroute(lost);
    await widget.getByRole('button', { name: 'Coba lagi' }).click();
    await expect(widget.getByRole('alert')).toHaveCount(0);
    await expect(async () => {
      await widget.locator('form').getByRole('button').last().click();
      await expect(widget.locator('[aria-invalid]').first()).toBeFocused({ timeout: 500 });
    }).toPass();
    await expect(widget.locator('[name=name]')).toHaveValue('Budi');
  });

  test('neither an error nor a receipt scrolls it', async ({ page, partner, site }) => {
    partner.show(`${reportPage(site.origin, 'widgets')}<p style="height: 200vh">`);
    await page.goto(partner.origin);
    const frame = page.locator('serambi-whistleblowing-form iframe');
    const form = page.frameLocator('serambi-whistleblowing-form iframe').locator('serambi-whistleblowing-form form');
    await hydrated((await (await frame.elementHandle())?.contentFrame()) ?? page);
    for (const name of written) await form.locator(`[name=${name}]`).fill(report[name]);
    await form.locator('[name=report]').first().check();
    // The frame is half out of view: what it shows at its upper edge cannot be seen.
    await page.evaluate(() => scrollTo(0, 400));
    const scrolled = await page.evaluateHandle(() => {
      const positions: number[] = [];
      addEventListener('scroll', () => positions.push(scrollY));
      return positions;
    });
    const submit = () => form.evaluate((element: HTMLFormElement) => element.requestSubmit());
    await submit();
    await expect(form.locator('[name=approximate_date]')).toBeFocused();
    await form.locator('[name=approximate_date]').evaluate((input: HTMLInputElement) => {
      input.value = '5 November 2026';
    });
    await submit();
    const receipt = page.frameLocator('serambi-whistleblowing-form iframe').locator('[part=receipt]');
    await expect(receipt).toBeFocused();
    const top = await receipt.evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(await scrolled.evaluate((positions) => [...new Set([...positions, scrollY])])).toEqual([400]);
  });
});
