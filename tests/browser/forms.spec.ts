import type { Page } from '@playwright/test';
import { codes, languages } from '../../widgets/runtime/language/language';
import { rules as reportRules, violations } from '../../widgets/whistleblowing-form/whistleblowing-form.rules';
import { contactMessage, contactPath, fileContent, report, reportPath, starts } from '../support/form-data';
import {
  controlsIn,
  type FormPage,
  fillContact,
  fillReport,
  hasFocus,
  openContact,
  openReport,
  reportPage,
  testFile,
  words,
  written,
} from '../support/form-page';
import { gate } from '../support/gate';
import { faults } from '../support/page-inspection';
import { apart, changeLanguage, complaints, expect, hydrated, inTurn, test } from '../support/site';
import { loseOnce, partnerPage, runUntil, script } from '../support/steps';

const failed = 'Ada kesalahan pada server. Data gagal dikirim';

const toasts = (page: Page) => page.locator('#serambi-toasts p');

test('a form that is sent shows it, is not sent twice, and takes nothing that would be lost', async ({ page }) => {
  const { form, control } = await openReport(page);
  await fillReport({ control });
  const posts: string[] = [];
  const { open: answer, opened } = gate();
  await page.route(`**${reportPath}`, async (route) => {
    posts.push(route.request().url());
    await opened;
    await route.abort();
  });
  const button = form.locator('[part=submit]');
  await button.dblclick();
  await expect(button).toHaveText('Mengirim…');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await button.click({ force: true });
  const isInert = () => control('cronology').evaluate((field) => field.closest('[inert]') !== null);
  expect(await isInert()).toBe(true);
  // A link that is pressed meanwhile is not followed.
  await page.locator('serambi-footer a[href^="/news"]').first().click();
  answer();
  await expect(toasts(page).last()).toHaveText(failed);
  await expect(button).toHaveText(words.Indonesia.report);
  expect(await isInert()).toBe(false);
  await expect(control('cronology')).toHaveValue(report.cronology);
  expect(posts).toHaveLength(1);
});

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

for (const language of languages) {
  const lang = codes[language];
  const t = words[language];

  test.describe(`the contact form (${lang})`, inTurn(0, lang), () => {
    test('shows an error on a phone above the toast that says the same, in a way that axe accepts', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const contact = await openContact(page, language);
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
      const contact = await openContact(page, language);
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
      const form = await openReport(page, language);
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
      const form = await openReport(page, language);
      await fillReport(form, language);
      await form.control('attachment').setInputFiles([testFile('bukti, 1.png', starts.png)]);
      await expect(page.getByText('bukti, 1.png')).toBeVisible();
      const sent = page.waitForRequest((request) => request.method() === 'POST');
      await form.submit();
      const request = await sent;
      expect(new URL(request.url()).pathname).toBe(reportPath);
      const { attachment, ...rest } = request.postDataJSON();
      const { attachment: _, ...expected } = report;
      expect(rest).toEqual({ ...expected, report: violations[0]?.[language] });
      const content = fileContent(starts.png, 1_000).toString('base64');
      expect(attachment).toEqual([`data:image/png;name=file-1.png;base64,${content}`]);
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

    test('has nothing for axe to report with errors, with files and with the calendar open', async ({ page }) => {
      const { control, submit, form } = await openReport(page, language);
      await control('attachment').setInputFiles([
        testFile('gambar.jpg', starts.jpeg),
        testFile('surat.pdf', starts.pdf),
      ]);
      await control('suspect_position').fill('Staf');
      await submit();
      // The answer moves the focus, which would close the calendar.
      await expect(toasts(page)).toBeVisible();
      await control('approximate_date').click();
      await expect(form.getByRole('dialog')).toBeVisible();
      expect(await faults(page, { within: 'serambi-whistleblowing-form' })).toEqual([]);
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
    await fillReport(controlsIn(form));
    await form.getByRole('button', { name: 'Kirim laporan' }).click();
    await expect(inner.locator('[part=receipt]')).toBeVisible();
    // The height is the same for any visit, and may come late.
    const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
    expect(heard.length).toBeLessThan(2);
    expect(heard.filter((each) => !/^\{"serambi":"framed","height":\d+\}$/.test(each))).toEqual([]);
    await changeLanguage(page, 'English');
    await expect(form.getByRole('button', { name: 'Send report' })).toBeVisible();
    // A moved frame loads again.
    await page.evaluate(() => document.body.append(document.querySelector('serambi-whistleblowing-form') as Element));
    await expect(form.getByRole('button', { name: 'Send report' })).toBeVisible();
    expect(messages).toEqual([]);
  });

  const contact = (bank: string, config = '') =>
    partnerPage(`<script type="application/json" id="serambi-config">{${config}}</script>
      ${script(`${bank}/widgets/contact-form.js`)}
      <serambi-contact-form api="${bank}" site="${bank}"></serambi-contact-form>`);

  for (const [way, config] of [
    ['with its markup', ''],
    ['alone', '"bank":{"name":"Bank Mitra"}'],
  ] as const) {
    test(
      `a form’s code comes ${way}, although a file that this imports was lost once`,
      apart,
      async ({ page, partner, site }) => {
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
      },
    );
  }

  test(
    'a form whose code is lost for good says that it cannot be sent, and may be tried again',
    apart,
    async ({ page, partner, site }) => {
      const lost = /form-rules-/;
      await page.clock.install();
      await page.route(lost, (route) => route.fulfill({ status: 503 }));
      partner.show(contact(site.origin));
      await page.goto(partner.origin);
      const widget = page.locator('serambi-contact-form');
      await widget.locator('[name=name]').fill('Budi');
      await runUntil(page, widget.getByRole('alert').filter({ hasText: 'Bagian halaman ini tidak dapat dimuat.' }));
      await page.unroute(lost);
      await widget.getByRole('button', { name: 'Coba lagi' }).click();
      await expect(widget.getByRole('alert')).toHaveCount(0);
      await expect(async () => {
        await widget.locator('form').getByRole('button').last().click();
        await expect(widget.locator('[aria-invalid]').first()).toBeFocused({ timeout: 500 });
      }).toPass();
      await expect(widget.locator('[name=name]')).toHaveValue('Budi');
    },
  );

  test('neither an error nor a receipt scrolls it', apart, async ({ page, partner, site }) => {
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
