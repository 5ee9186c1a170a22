/** The report form in its parts: the date, the files, and what protects a reporter. */
import type { Locator } from '@playwright/test';
import { attachmentMessages } from '../../widgets/whistleblowing-form/whistleblowing-form.attachments';
import { chunkWith } from '../support/chunks';
import { starts } from '../support/form-data';
import { fillReport, governance, hasFocus, openReport, testFile, written } from '../support/form-page';
import { apart, changeLanguage, complaints, expect, hold, hydrated, navigable, test } from '../support/site';
import { follow } from '../support/steps';

const calendarChunk = () => chunkWith('whistleblowing-form.date-picker.tsx');

test.describe('the date of the event', () => {
  test.use({ ownContext: true });
  test.beforeEach(({ page }) => page.clock.setFixedTime(new Date('2026-11-21T05:00:00Z')));
  const day = (form: Locator, text: string) =>
    form.locator('.react-datepicker__day:not(.react-datepicker__day--outside-month)', {
      hasText: new RegExp(`^${text}$`),
    });

  test('is picked with the mouse, month and year chosen, in a calendar that only then arrives; no file’s name tells of a report', async ({
    page,
  }) => {
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
    expect(fetched.filter((url) => /whistle|report|lapor/i.test(url))).toEqual([]);
    expect(messages).toEqual([]);
  });

  test('stays open when a month is chosen in the frame in which the calendar gets the focus', async ({ page }) => {
    const { control, form } = await openReport(page, 'English');
    await control('approximate_date').click();
    const dialog = form.getByRole('dialog');
    await expect(day(form, '22')).toHaveAttribute('aria-disabled', 'true');
    await dialog.evaluate((calendar) => {
      // A day that goes with its month, and the focus with it.
      calendar.querySelector<HTMLElement>('.react-datepicker__day--022')?.focus();
      const month = calendar.querySelector('select') as HTMLSelectElement;
      month.value = '7';
      month.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await expect(dialog.getByRole('gridcell', { name: '17 August 2026' })).toBeVisible();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(dialog).toBeVisible();
  });

  test('is picked with the keys of a date picker; Tab goes round in it, and Escape closes it', async ({ page }) => {
    const { control, form } = await openReport(page, 'English');
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

  test(
    'has its calendar although the file for it was lost once, and loads it once more only',
    apart,
    async ({ page }) => {
      const asked: string[] = [];
      await page.route(`**${calendarChunk()}*`, (route) =>
        asked.push(route.request().url()) > 1 ? route.continue() : route.fulfill({ status: 503 }),
      );
      const { form } = await openReport(page, 'English');
      const button = form.getByRole('button', { name: 'Open the calendar' });
      await expect(async () => {
        await button.click();
        await expect(form.getByRole('dialog')).toBeVisible({ timeout: 500 });
      }).toPass();
      await expect(day(form, '21')).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await expect(day(form, '20')).toBeFocused();
      expect(asked).toHaveLength(2);
    },
  );

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
  test('are refused if there are too many, one is too large or of another type, removed with the keys, the focus staying among them, counted while dragged, and taken when dropped', async ({
    page,
  }) => {
    const { control, error } = await openReport(page);
    const widget = page.locator('serambi-whistleblowing-form');
    const items = widget.locator('li:has([data-remove])');
    const toast = page.locator('#serambi-toasts p').last();
    const png = (name: string) => testFile(name, starts.png);
    const { type, size, count } = attachmentMessages;
    await control('attachment').setInputFiles([testFile('teks.txt', [0x41]), png('satu.png')]);
    await expect(error('attachment')).toHaveText(`teks.txt: ${type('Indonesia')}`);
    await expect(toast).toHaveText(type('Indonesia'));
    await control('attachment').setInputFiles([testFile('palsu.png', starts.pdf)]);
    await expect(error('attachment')).toContainText('.pdf,');
    await control('attachment').setInputFiles([testFile('besar.pdf', starts.pdf, 5 * 1024 * 1024 + 1)]);
    await expect(error('attachment')).toHaveText(`besar.pdf: ${size('Indonesia')}`);
    await expect(items).toHaveCount(1);
    await control('attachment').setInputFiles([
      testFile('b.pdf', starts.pdf, 2_500_000),
      png('tiga.png'),
      png('empat.png'),
    ]);
    await expect(error('attachment')).toHaveText(count('Indonesia'));
    await expect(toast).toHaveText(count('Indonesia'));
    await expect(items).toHaveCount(3);
    await expect(items.nth(2)).toContainText('tiga.png');
    await expect(items.nth(1)).toContainText('2,5 MB');
    await widget.getByRole('button', { name: 'Hapus satu.png' }).press('Enter');
    await expect(widget.getByText('2 dari 3 berkas dipilih')).toBeVisible();
    await expect(widget.getByRole('button', { name: 'Hapus b.pdf' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(control('attachment')).toBeFocused();
    const transfer = await page.evaluateHandle((start) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(start)], 'jatuh.png', { type: 'image/png' }));
      return data;
    }, starts.png);
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

  test('are all attached that were chosen before their code came, and stay removed while others are read', async ({
    page,
  }) => {
    const arrive = await hold(page, `**${chunkWith('whistleblowing-form.files.tsx')}`);
    const { control } = await openReport(page);
    const widget = page.locator('serambi-whistleblowing-form');
    const names = ['foto.png', 'kuitansi.png'];
    for (const name of names) await control('attachment').setInputFiles(testFile(name, starts.png));
    arrive();
    for (const name of names) await expect(widget.locator('li', { hasText: name })).toBeVisible();
    await page.evaluate(() => {
      const { arrayBuffer } = Blob.prototype;
      const released = new Promise<void>((resolve) => addEventListener('release', () => resolve()));
      Blob.prototype.arrayBuffer = async function (this: Blob) {
        await released;
        return arrayBuffer.call(this);
      };
    });
    await control('attachment').setInputFiles(testFile('surat.pdf', starts.pdf));
    await widget.getByRole('button', { name: 'Hapus foto.png' }).click();
    await page.evaluate(() => dispatchEvent(new Event('release')));
    await expect(widget.locator('li', { hasText: 'surat.pdf' })).toBeVisible();
    await expect(widget.locator('li', { hasText: 'foto.png' })).toHaveCount(0);
  });

  test(
    'are sent, and the case code is shown, although the file with that code was lost once',
    apart,
    async ({ page }) => {
      await page.route(`**${chunkWith('whistleblowing-form.validator.ts')}*`, (route) => route.abort(), { times: 1 });
      const { control, submit } = await openReport(page);
      await fillReport({ control });
      await control('attachment').setInputFiles(testFile('bukti.png', starts.png));
      await expect(page.locator('serambi-whistleblowing-form li', { hasText: 'bukti.png' })).toBeVisible();
      const posted = page.waitForRequest((request) => request.method() === 'POST');
      await submit();
      expect(JSON.parse((await posted).postData() ?? '').attachment).toHaveLength(1);
      await expect(page.locator('serambi-whistleblowing-form [part=receipt]')).toContainText(/SRB-\w{4}-\w{4}/);
    },
  );

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
    const path = testFile('Foto Sutrisno.JPG', original, original.length);
    await fillReport({ control });
    await control('attachment').setInputFiles([path, path]);
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

  test('comes to the top of the form by its button on a phone, and keeps the way out in sight, and the page as well, also on a small one and at 200 % zoom', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { control } = await openReport(page);
    const widget = page.locator('serambi-whistleblowing-form');
    await widget.locator('[part=start]').click();
    await expect(widget.getByRole('heading', { name: /e-Form/ })).toBeInViewport({ ratio: 1 });
    await expect(control('name')).toBeInViewport({ ratio: 1 });
    const exit = widget.locator('[part=exit]');
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

  test('leaves for good by the exit button: Back does not return, an earlier visit is left again, and a new one is not', async ({
    page,
    site,
  }) => {
    await openReport(page);
    await page.goto('/privacy');
    const { control } = await openReport(page);
    await follow(page, '#main');
    await expect(page).toHaveURL(/#main$/);
    await page.getByRole('link', { name: 'Tinggalkan halaman ini' }).click();
    const elsewhere = page.getByRole('heading', { name: 'Cuaca' });
    await expect(elsewhere).toBeVisible();
    await page.goBack();
    expect(page.url()).toBe(`${site.origin}/privacy`);
    await page.goBack();
    await expect(elsewhere).toBeVisible();
    await openReport(page);
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
