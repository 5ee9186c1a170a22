import type { Browser, Page, Response } from '@playwright/test';
import { rules as contactRules } from '../../widgets/contact-form/contact-form.rules';
import { codes, type Language, languages } from '../../widgets/runtime/language/language';
import { attachmentMessages } from '../../widgets/whistleblowing-form/whistleblowing-form.attachments';
import { rules as reportRules, violations } from '../../widgets/whistleblowing-form/whistleblowing-form.rules';
import { contactMessage, report, starts } from '../support/form-data';
import { testFile } from '../support/form-page';
import { faults } from '../support/page-inspection';
import { apart, expect, inTurn, test } from '../support/site';

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 900 } });

const words = {
  English: {
    error: 'Error',
    ending: 'What the file holds does not fit its name. Rename it so that it ends in .pdf, then choose it again',
    left: 'What else it holds could not be removed.',
    files: 'Your files could not be kept. Please choose them again.',
    received: 'We have received your message',
    receipt: 'Your report has been received',
  },
  Indonesia: {
    error: 'Kesalahan',
    ending: 'Isi berkas tidak sesuai dengan namanya. Ubah namanya agar berakhir dengan .pdf, lalu pilih lagi',
    left: 'Data lain di dalamnya tidak dapat dihapus.',
    files: 'Berkas Anda tidak dapat disimpan. Silakan pilih lagi.',
    received: 'Pesan Anda telah kami terima',
    receipt: 'Laporan Anda telah kami terima',
  },
};

async function open(page: Page, path: string, language: Language) {
  await page.goto(`${path}?lang=${codes[language]}`);
  const form = page.locator('form[part=form]');
  const control = (name: string) => form.locator(`[name=${name}]`);
  const outcome = page.locator('[part=outcome]');

  const post = async (): Promise<Response> => {
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    const shown = page.waitForEvent('domcontentloaded');
    await form.locator('[part=submit]').click();
    await shown;
    return answer;
  };
  /** Returns the status. */
  const send = async () => (await post()).status();

  /** Each message is above the form, linked to its field, and beside the field. */
  const expectErrors = async (errors: readonly (readonly [field: string, message: string])[]) => {
    await expect(page).toHaveTitle(new RegExp(`^${words[language].error}: `));
    await expect(outcome).toBeInViewport();
    await expect(outcome.getByRole('link')).toHaveText(errors.map(([, message]) => message));
    await expect(form.locator('[aria-invalid=true]')).toHaveCount(errors.length);
    for (const [field, message] of errors) {
      await expect(form.locator(`#${field}-error`)).toHaveText(message);
      await expect(form.locator(`[aria-invalid=true][aria-describedby~=${field}-error]`)).toHaveCount(1);
    }
  };
  const fill = async (values: object) => {
    for (const [name, value] of Object.entries(values)) if (value) await control(name).fill(value);
  };
  return { form, control, outcome, post, send, expectErrors, fill };
}

/** axe is a script, so it reads the same answer in a page with script. */
async function expectAccessible(browser: Browser, answer: Response) {
  const page = await browser.newPage({ javaScriptEnabled: true, viewport: { width: 390, height: 900 } });
  const body = await answer.text();
  await page.route(answer.url(), (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(answer.url());
  await expect(page.locator('[part=outcome]')).toBeVisible();
  expect(await faults(page, { within: 'main' })).toEqual([]);
  await page.close();
}

for (const language of languages) {
  const t = words[language];

  test(
    `the contact form keeps its rules, what was typed, and sends (${codes[language]})`,
    apart,
    async ({ page, browser }) => {
      const { control, outcome, post, send, expectErrors, fill } = await open(page, '/help', language);
      const errors = contactRules.map(({ field, message, exact = message }) => [field, exact(language)] as const);
      const refused = await post();
      expect(refused.status()).toBe(422);
      await expectErrors(errors);
      await expectAccessible(browser, refused);
      const bad = {
        name: 'Budi',
        phone_number: '0812345678',
        email: 'budi@ex',
        problem: 'Kartu',
        message: '<Hilang>\n"kemarin"',
      };
      await fill(bad);
      expect(await send()).toBe(422);
      await expectErrors(errors);
      for (const [name, value] of Object.entries(bad)) await expect(control(name)).toHaveValue(value);
      // A corrected value has no message.
      await fill({ ...contactMessage, message: bad.message });
      expect(await send()).toBe(422);
      await expectErrors(errors.slice(-1));
      await fill({ message: contactMessage.message });
      expect(await send()).toBe(200);
      await expect(outcome.getByRole('heading')).toHaveText(t.received);
      await expect(outcome).toBeInViewport();
      for (const name of Object.keys(contactMessage)) await expect(control(name)).toHaveValue('');
      expect(new URL(page.url()).search).toBe(`?lang=${codes[language]}`);
    },
  );

  test(
    `the whistleblowing form keeps its rules, also of files, and shows the case code (${codes[language]})`,
    inTurn(1, codes[language]),
    async ({ page, browser }) => {
      const { control, outcome, post, send, expectErrors, fill } = await open(
        page,
        '/about-us/corporate-governance',
        language,
      );
      const typedRules = reportRules.filter(({ field }) => field !== 'attachment');
      const errors = typedRules
        .filter(({ field }, index) => typedRules.findIndex((rule) => rule.field === field) === index)
        .map(({ field, message, exact = message }) => [field, exact(language)] as const);
      const refused = await post();
      expect(refused.status()).toBe(422);
      await expectErrors(errors);
      await expectAccessible(browser, refused);
      const png = testFile('bukti, 1.png', starts.png);
      await fill({
        suspect_position: 'Staf',
        approximate_date: 'November 23, 2099',
        place_of_event: ' ',
        cronology: ' ',
      });
      await control('attachment').setInputFiles([png]);
      expect(await send()).toBe(422);
      const inFuture = typedRules.findLast(({ field }) => field === 'approximate_date')?.message(language) ?? '';
      await expectErrors([
        ...errors.map(([field, message]) => [field, field === 'approximate_date' ? inFuture : message] as const),
        ['attachment', t.files],
      ]);
      await expect(control('approximate_date')).toHaveValue('November 23, 2099');

      // A link of the summary leads to the field, below all sticky elements; the next Tab is in it.
      await outcome.getByRole('link').nth(3).click();
      await expect(page.locator('label[for=suspect_position]')).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Tab');
      await expect(control('suspect_position')).toBeFocused();

      const { report: _, attachment: __, ...typed } = report;
      await fill({ ...typed, approximate_date: '05/11/2026' });
      await control('report').nth(1).check();
      const bad = [
        [[testFile('palsu.png', starts.pdf)], () => t.ending],
        [
          [png, testFile('2.png', starts.png), testFile('3.png', starts.png), testFile('4.png', starts.png)],
          attachmentMessages.count,
        ],
      ] as const;
      for (const [files, message] of bad) {
        await control('attachment').setInputFiles([...files]);
        expect(await send()).toBe(422);
        await expectErrors([['attachment', message(language)]]);
        await expect(control('report').nth(1)).toBeChecked();
        await expect(control('report').nth(1)).toHaveValue(violations[1]?.[language] ?? '');
      }
      // More than the server reads of a report.
      await control('attachment').setInputFiles([testFile('film.pdf', starts.pdf, 30 * 1024 * 1024)]);
      expect(await send()).toBe(413);
      const { count, size } = attachmentMessages;
      await expectErrors([['attachment', `${count(language)}. ${size(language)}`]]);
      await expect(control('report').nth(1)).toBeChecked();
      for (const name of ['name', 'suspect_name', 'cronology'] as const) {
        await expect(control(name)).toHaveValue(typed[name]);
      }
      await control('attachment').setInputFiles([png, testFile('b.jpg', starts.jpeg), testFile('c.pdf', starts.pdf)]);
      expect(await send()).toBe(200);
      const receipt = page.locator('[part=receipt]');
      await expect(receipt.getByRole('heading')).toHaveText(t.receipt);
      await expect(receipt).toBeInViewport();
      await expect(receipt.getByRole('listitem').first()).toContainText(t.left);
      const code = /SRB-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec((await receipt.textContent()) ?? '')?.[0];
      expect(code).toBeTruthy();
      // A reload sends the same report.
      await page.reload();
      await expect(receipt).toContainText(code ?? '');
      expect(page.url()).not.toContain(code ?? '');
      for (const name of Object.keys(typed)) await expect(control(name)).toHaveValue('');
    },
  );
}

test('the contact form in a partner’s page is sent to the bank, which takes it from those that it knows', async ({
  page,
  partner,
  site,
}) => {
  const fragment = await (await fetch(`${site.origin}/embed/contact-form?language=English`)).text();
  partner.show(`<!doctype html><title>Mitra</title>${fragment}`);
  const send = async () => {
    for (const [name, value] of Object.entries(contactMessage)) await page.locator(`[name=${name}]`).fill(value);
    await page.locator('[part=submit]').click();
    await page.waitForURL(`${site.origin}/help?lang=en#outcome`);
  };
  await page.goto(partner.origin);
  await send();
  await expect(page.locator('[part=outcome]').getByRole('heading')).toHaveText(words.English.received);
  // The same host by another name is another origin.
  await page.goto(partner.origin.replace('127.0.0.1', 'localhost'));
  await send();
  await expect(page.locator('[part=outcome]')).toContainText('Please fill it in here, on our own page.');
  await expect(page.locator('[name=message]')).toHaveValue('');
});
