import { rmSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { chunkWith } from '../support/chunks';
import { contactMessage, contactPath, report, reportPath, starts } from '../support/form-data';
import {
  askToWait,
  controlsIn,
  fillContact,
  fillReport,
  governance,
  openReport,
  postsOf,
  reportPage,
  words,
} from '../support/form-page';
import { gate } from '../support/gate';
import { apart, complaints, expect, hold, hydrated, navigable, test } from '../support/site';
import { partnerPage, runUntil, script } from '../support/steps';

/** It asks whether the server can be reached; the next one sends. */
async function firstPress(page: Page, press: () => Promise<void>) {
  const answer = page.waitForResponse('**/healthz');
  await press();
  await answer;
  await expect(askToWait(page)).toBeInViewport();
}

/** The report form with its code lost, and a field of it with a name. */
async function lostForm(page: Page, code?: string) {
  // Code that alone is lost is asked for again for seconds.
  if (code) await page.clock.install();
  await page.route(code ?? '**/chunks/*.js', (route) => route.abort());
  await page.goto(governance);
  const form = page.locator('serambi-whistleblowing-form');
  const name = form.locator('[name=suspect_name]');
  await name.fill('Sutrisno');
  const lost = page.locator('serambi-whistleblowing-form[data-lost]');
  await (code ? runUntil(page, lost) : expect(lost).toBeAttached());
  return { form, name };
}

/** A report that is filled in, with its code lost. */
async function lostReport(page: Page, code?: string) {
  const { form } = await lostForm(page, code);
  await fillReport(controlsIn(form));
  return form;
}

test.describe('a form without its code', () => {
  test('who sends while the code cannot be loaded is answered by the server: nothing is in the URL, nothing is lost', async ({
    page,
  }) => {
    const messages = complaints(page);
    const { name } = await lostForm(page);
    // The browser's own page for a server that cannot be reached would replace what was typed.
    await page.route('**/healthz', (route) => route.abort());
    const asked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/healthz'));
    await name.press('Enter');
    await asked;
    await expect(askToWait(page)).toBeInViewport();
    await page.unroute('**/healthz');
    await firstPress(page, () => name.press('Enter'));
    await name.press('Enter');
    await expect(page).toHaveTitle(/^Kesalahan: /);
    expect(new URL(page.url()).search).toBe('');
    await expect(name).toHaveValue('Sutrisno');
    // Controls that need a script are hidden, although the browser would run one.
    await expect(page.getByRole('button', { name: 'Buka kalender' })).toBeHidden();
    // The browser logs the answer and the code that the test withholds.
    expect(messages.filter((message) => !/422|ERR_FAILED/.test(message))).toEqual([]);
  });

  test('whose case code has no code to show it sees it all the same, with the focus', apart, async ({ page }) => {
    await page.route(`**${chunkWith('whistleblowing-form.receipt.tsx')}*`, (route) => route.abort());
    const { control, submit } = await openReport(page);
    await fillReport({ control });
    await submit();
    const outcome = page.locator('serambi-whistleblowing-form').getByRole('group', { name: /SRB-\w{4}-\w{4}/ });
    await expect(outcome).toBeFocused();
    await expect(outcome).toBeInViewport();
  });

  test('who sends before the code came is asked to wait for it, and sends once', async ({ page }) => {
    const posts = postsOf(page);
    const arrive = await hold(page, /\/chunks\//);
    await page.goto(governance, { waitUntil: 'domcontentloaded' });
    const form = page.locator('serambi-whistleblowing-form');
    await fillReport(controlsIn(form));
    const send = form.getByRole('button', { name: 'Kirim laporan' });
    await send.click();
    const alert = askToWait(page);
    await expect(alert).toBeInViewport();
    arrive();
    await hydrated(page);
    // Its reader has time, although the form works now.
    await expect(alert).toBeInViewport();
    await send.click();
    await expect(alert).toBeHidden();
    await expect(form.locator('[part=receipt]')).toContainText(/SRB-\w{4}-\w{4}/);
    expect(posts).toEqual([reportPath]);
  });

  test('a message on a page that was reached by a link waits for its code, too', apart, async ({ page }) => {
    const posts = postsOf(page);
    await page.goto('/privacy');
    await navigable(page);
    const arrive = await hold(page, `**${chunkWith('contact-form.view.tsx')}`);
    await page.locator('serambi-footer a[href^="/help"]').first().click();
    const form = page.locator('serambi-contact-form');
    await page.getByRole('tab', { name: 'Hubungi Kami' }).click();
    await fillContact(controlsIn(form));
    const send = form.getByRole('button', { name: 'Kirim pesan' });
    await send.click();
    await expect(askToWait(page)).toBeInViewport();
    arrive();
    await hydrated(page);
    await expect(form.locator('[name=name]')).toHaveValue(contactMessage.name);
    await send.click();
    await expect(form.getByText(words.Indonesia.stored)).toBeVisible();
    expect(posts).toEqual([contactPath]);
  });

  test('leaves no draft behind that was typed before the code came', async ({ page }) => {
    await hold(page, /\/chunks\//);
    await page.goto(governance, { waitUntil: 'domcontentloaded' });
    const name = page.locator('serambi-whistleblowing-form [name=suspect_name]');
    await name.fill('Sutrisno');
    // A page that the browser keeps for its Back button.
    await page.evaluate(() => dispatchEvent(new Event('pagehide')));
    await expect(name).toHaveValue('');
  });

  test('is empty for the next person, although the browser was sending it', async ({ page }) => {
    const { name } = await lostForm(page);
    await firstPress(page, () => name.press('Enter'));
    // As after a press, then a link, and Back to a page that the browser kept.
    const value = await name.evaluate((input: HTMLInputElement) => {
      input.form?.requestSubmit();
      dispatchEvent(new Event('pagehide'));
      return input.value;
    });
    expect(value).toBe('');
    await expect(page).toHaveTitle(/^Kesalahan: /);
  });

  for (const [way, code, path, details = {}] of [
    ['its own code is lost for good', 'contact-form.view.tsx', '/help#contact', apart],
    ['the code of the page is lost for good', '', '/help'],
    ['the code of the tabs is lost for good', 'faq.view.tsx', '/help', apart],
    ['its own code does not arrive', 'contact-form.view.tsx', '/help#contact', apart],
    ['the code of the tabs does not arrive', 'faq.view.tsx', '/help#contact', apart],
  ] as const)
    test(`is shown and sent by the browser if ${way}`, details, async ({ page }) => {
      await page.clock.install();
      const file = code ? chunkWith(code).replace('/chunks', '') : String.raw`/chunks/.*\.js`;
      await page.route(new RegExp(file), (route) => way.includes('lost') && route.fulfill({ status: 404 }));
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const form = page.locator('serambi-contact-form');
      await runUntil(page, page.locator('main [data-lost]').first(), way.includes('lost') ? 5_000 : 10_000);
      if (path === '/help') await expect(page.getByRole('tab')).toHaveCount(0);
      await fillContact(controlsIn(form));
      await expect(async () => {
        await form.locator('[part=submit]').click();
        await page.clock.runFor(5_000);
        await expect(form.getByText(/MSG-\w{4}-\w{4}/).first()).toBeVisible({ timeout: 500 });
      }).toPass();
    });

  test('is stored once if its code comes while the browser is sending it', apart, async ({ page }) => {
    const posts: string[] = [];
    let arrive = () => {};
    page.on('request', (request) => {
      if (request.method() !== 'POST') return;
      posts.push(request.headers()['content-type'] ?? '');
      arrive();
    });
    const code = `**${chunkWith('whistleblowing-form.view.tsx')}*`;
    const form = await lostReport(page, code);
    // Before the route that loses it, so that no request passes between the two.
    arrive = await hold(page, code);
    await firstPress(page, () => form.locator('[part=submit]').click());
    const answer = await hold(page, page.url());
    // In the page, because Playwright waits for a page change that has begun.
    await form.evaluate(async (host: HTMLElement) => {
      const send = host.shadowRoot?.querySelector<HTMLElement>('[part=submit]');
      const posted = new Promise((resolve) =>
        new MutationObserver(resolve).observe(host, { attributeFilter: ['data-posted'] }),
      );
      send?.click();
      await Promise.all([posted, customElements.whenDefined(host.localName)]);
      send?.click();
    });
    await expect.poll(() => posts.length).toBe(2);
    answer();
    await expect(form.getByText(/SRB-\w{4}-\w{4}/).first()).toBeVisible();
    // The browser's own posts have a token, which makes them one submission.
    expect(posts.filter((type) => !type.startsWith('multipart/form-data'))).toEqual([]);
  });

  test('stays if the network is lost between the first press and the next one', apart, async ({ page, context }) => {
    const { name } = await lostForm(page);
    await firstPress(page, () => name.press('Enter'));
    await context.setOffline(true);
    await name.press('Enter');
    await expect(askToWait(page)).toBeInViewport();
    await expect(name).toHaveValue('Sutrisno');
    await context.setOffline(false);
    await expect(async () => {
      await name.press('Enter');
      await expect(page).toHaveTitle(/^Kesalahan: /, { timeout: 1_000 });
    }).toPass();
    await expect(name).toHaveValue('Sutrisno');
  });

  test('keeps what was typed if a chosen file can no longer be read, and says so', apart, async ({ page }) => {
    const form = await lostReport(page);
    const path = test.info().outputPath('bukti.png');
    const files = form.locator('[name=attachment]');
    writeFileSync(path, Buffer.from(starts.png));
    await files.setInputFiles(path);
    rmSync(path);
    const send = form.locator('[part=submit]');
    await send.click();
    const alert = page.getByRole('alert').filter({ hasText: 'Ada berkas yang tidak dapat dibaca lagi' });
    await expect(alert).toBeInViewport();
    await expect(files).toHaveValue('');
    await firstPress(page, () => send.click());
    await expect(alert).toBeHidden();
    await expect(form.locator('[name=suspect_name]')).toHaveValue(report.suspect_name);
    await send.click();
    await expect(form.getByText(/SRB-\w{4}-\w{4}/).first()).toBeVisible();
  });

  test('sends a chosen file that is gone by then, and asks again after another was chosen', apart, async ({ page }) => {
    const form = await lostReport(page);
    const path = test.info().outputPath('bukti.png');
    const send = form.locator('[part=submit]');
    const choose = async () => {
      writeFileSync(path, Buffer.from(starts.png));
      await form.locator('[name=attachment]').setInputFiles(path);
    };
    await firstPress(page, () => send.click());
    await choose();
    await firstPress(page, () => send.click());
    rmSync(path);
    await send.click();
    await expect(form.getByText(/SRB-\w{4}-\w{4}/).first()).toBeVisible();
    await expect(form.getByText(/bukti|lampiran/i).first()).toBeVisible();
  });

  test('leaves the chosen files to its code if that comes while they are read', apart, async ({ page }) => {
    await page.addInitScript(() => {
      const { arrayBuffer } = Blob.prototype;
      const opened = new Promise((resolve) => addEventListener('release', resolve));
      let reads = 0;
      Blob.prototype.arrayBuffer = async function () {
        if (reads++ === 0) await opened;
        return arrayBuffer.call(this);
      };
    });
    const form = await lostReport(page);
    const files = form.locator('[name=attachment]');
    await files.setInputFiles({ name: 'bukti.png', mimeType: 'image/png', buffer: Buffer.from(starts.png) });
    await form.locator('[part=submit]').click();
    await page.unroute('**/chunks/*.js');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.locator('serambi-whistleblowing-form:defined')).toBeAttached();
    await expect(files).toHaveValue('');
    await page.evaluate(() => dispatchEvent(new Event('release')));
    await form.locator('[part=submit]').click();
    await expect(form.getByText(/SRB-\w{4}-\w{4}/).first()).toBeVisible();
  });

  test('does not take back who leaves the page after a press that waits for the server', apart, async ({ page }) => {
    const form = await lostReport(page);
    const answer = await hold(page, '**/healthz');
    const asked = page.waitForRequest('**/healthz');
    await form.locator('[part=submit]').click();
    await asked;
    const other = await hold(page, '**/privacy*');
    // Playwright’s own press would wait for the page.
    await page.evaluate(() => setTimeout(() => location.assign('/privacy')));
    const answered = page.waitForResponse('**/healthz');
    answer();
    await answered;
    other();
    await expect(page).toHaveURL(/\/privacy$/);
    await expect(page.locator('serambi-privacy')).toBeVisible();
  });

  test(
    'is not sent by a press from before its code if that comes first, because its text may be another by then',
    apart,
    async ({ page }) => {
      const posts = postsOf(page);
      const code = `**${chunkWith('whistleblowing-form.view.tsx')}*`;
      const form = await lostReport(page, code);
      const answer = await hold(page, '**/healthz');
      const asked = page.waitForRequest('**/healthz');
      await page.unroute(code);
      await form.locator('[part=submit]').click();
      await asked;
      await expect(page.locator('serambi-whistleblowing-form:defined')).toBeAttached();
      const answered = page.waitForResponse('**/healthz');
      answer();
      await answered;
      // Only the next press sends.
      await form.locator('[name=name]').press('End');
      expect(posts).toEqual([]);
      await form.locator('[part=submit]').click();
      await expect(form.locator('[part=receipt]')).toContainText(/SRB-\w{4}-\w{4}/);
      expect(posts).toHaveLength(1);
    },
  );

  test(
    'is shown if the code of the page is lost and does not arrive from another address either',
    apart,
    async ({ page }) => {
      await page.clock.install();
      await page.route(/:\d+\/chunks\/.*\.js/, (route) => route.abort());
      await hold(page, /\/again-1\//);
      await page.goto('/help', { waitUntil: 'domcontentloaded' });
      await runUntil(page, page.locator('serambi-contact-form [name=name]'), 10_000);
    },
  );

  test('is shown while the code of the page does not arrive', async ({ page }) => {
    await page.clock.install();
    const arrive = await hold(page, /\/chunks\//);
    await page.goto('/help', { waitUntil: 'domcontentloaded' });
    const name = page.locator('serambi-contact-form [name=name]');
    await runUntil(page, name, 10_000);
    arrive();
    await expect(name).toBeHidden();
    await expect(page.getByRole('tab', { name: 'Hubungi Kami' })).toBeVisible();
  });

  test('gets the code of the page with a press, once that can be loaded again', async ({ page }) => {
    await page.route('**/chunks/*.js', (route) => route.abort());
    await page.goto('/help');
    await expect(page.locator('[data-code][data-lost]').first()).toBeAttached();
    await page.unroute('**/chunks/*.js');
    const name = page.locator('serambi-contact-form [name=name]');
    await expect(async () => {
      await name.pressSequentially('a');
      await name.click();
      await expect(page.locator('serambi-faq:defined')).toBeAttached({ timeout: 500 });
    }).toPass();
    await expect(page.locator('serambi-contact-form:defined')).toBeAttached();
    await expect(page.getByRole('tab', { name: 'Hubungi Kami', selected: true })).toBeVisible();
    await expect(name).toBeVisible();
    await expect(name).toHaveValue(/^a+$/);
  });

  test('gets its code once the network is back', apart, async ({ page }) => {
    await page.clock.install();
    const module = `**${chunkWith('whistleblowing-form.view.tsx')}*`;
    await page.route(module, (route) => route.abort());
    await page.goto(governance);
    await runUntil(page, page.locator('serambi-whistleblowing-form[data-lost]'));
    await page.unroute(module);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.locator('serambi-whistleblowing-form:defined')).toBeAttached();
  });
});

test('every tab of a page is open if the code that tabs share is lost', async ({ page }) => {
  await page.route(`**${chunkWith('behaviours.ts')}*`, (route) => route.abort());
  await page.goto('/products/debit-card');
  const panels = page.locator('main').getByRole('tabpanel', { includeHidden: true });
  await expect(panels.nth(1)).toBeVisible();
  await expect(page.locator('main').getByRole('tab')).toHaveCount(0);
});

test('a message on a partner’s page whose code does not arrive says so, and gets it with the next press', async ({
  page,
  partner,
  site,
}) => {
  const widget = `<serambi-contact-form api="${site.origin}"></serambi-contact-form>`;
  partner.show(partnerPage(script(`${site.origin}/widgets/auto.js`) + widget));
  await page.clock.install();
  await hold(page, new RegExp(`:\\d+${chunkWith('contact-form.view.tsx')}`));
  await page.goto(partner.origin);
  const form = page.locator('serambi-contact-form');
  const name = form.locator('[name=name]');
  await name.fill('Budi Santoso');
  await form.locator('[part=submit]').click();
  const again = form.getByRole('alert').getByRole('button', { name: 'Coba lagi' });
  await runUntil(page, again, 10_000);
  await again.click();
  await expect(again).toBeHidden();
  await expect(name).toHaveValue('Budi Santoso');
  await form.locator('[part=submit]').click();
  await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
});

test.describe('a frame on a partner’s page without its code', () => {
  const frameOf = (page: Page) => page.frameLocator('serambi-whistleblowing-form iframe');

  /** Holds the code of frames until the function that it returns is called. */
  async function holdInFrames(page: Page, code = '**/chunks/*') {
    const { open, opened } = gate();
    await page.route(code, async (route) => {
      if (route.request().frame() !== page.mainFrame()) await opened;
      await route.continue();
    });
    return open;
  }

  for (const [when, details] of [
    ['before its code has come', {}],
    ['right after another frame', apart],
  ] as const)
    test(`a form that is used ${when} stays`, details, async ({ page, partner, site }) => {
      partner.show(`${reportPage(site.origin, 'widgets')}<iframe srcdoc="<input>"></iframe>`);
      await page.clock.install();
      await holdInFrames(page);
      await page.goto(partner.origin);
      const name = frameOf(page).locator('[name=suspect_name]');
      if (when.startsWith('right')) {
        await page.frameLocator('[srcdoc]').locator('input').click();
        await name.click();
      }
      await name.fill('Sutrisno');
      await page.clock.runFor(20_000);
      await expect(name).toHaveValue('Sutrisno');
    });

  for (const [place, before, after, show, details = {}] of [
    ['below the fold', '<div style="height: 6000px"></div>', '', () => {}],
    [
      'in closed details',
      '<details><summary>Form</summary>',
      '</details>',
      () => document.querySelector('summary')?.click(),
      apart,
    ],
  ] as const) {
    test(`a form ${place} stays until it is seen, and then works`, details, async ({ page, partner, site }) => {
      partner.show(`${before}${reportPage(site.origin, 'widgets')}${after}`);
      await page.clock.install();
      await page.goto(partner.origin);
      const element = page.locator('serambi-whistleblowing-form iframe');
      await expect(element).toBeAttached();
      await page.clock.runFor(20_000);
      await page.evaluate(show);
      await element.scrollIntoViewIfNeeded();
      await page.clock.resume();
      const frame = page.frameLocator('serambi-whistleblowing-form iframe');
      await expect(frame.locator('serambi-whistleblowing-form:defined')).toBeAttached();
      await expect(element).toHaveAttribute('style', /height/);
    });
  }

  test('the line that asks to wait covers no button', apart, async ({ page, partner, site }) => {
    partner.show(reportPage(site.origin, 'widgets'));
    await holdInFrames(page);
    for (const viewport of [
      { width: 360, height: 640 },
      { width: 768, height: 1_024 },
    ]) {
      await page.setViewportSize(viewport);
      await page.goto(partner.origin);
      const frame = frameOf(page);
      const send = frame.locator('[part=submit]');
      await send.click();
      await expect(frame.locator('.early')).toBeVisible();
      // Playwright presses only where nothing covers the button.
      await send.click({ timeout: 5_000 });
    }
  });

  test('a form that is sent before its code has come waits for it, and the partner’s page learns nothing', async ({
    page,
    partner,
    site,
  }) => {
    partner.show(reportPage(site.origin, 'widgets'));
    await page.addInitScript(() => {
      addEventListener('load', ({ target }) => target instanceof HTMLIFrameElement && loads.push(target.src), true);
      const loads: string[] = [];
      Object.assign(window, { loads });
    });
    const arrive = await holdInFrames(page);
    await page.goto(partner.origin);
    const frame = frameOf(page);
    const form = frame.locator('serambi-whistleblowing-form form');
    await expect(form).toBeVisible();
    await form.locator('[name=suspect_name]').fill('Sutrisno');
    await form.getByRole('button', { name: 'Kirim laporan' }).click();
    const alert = askToWait(frame);
    await expect(alert).toBeInViewport();
    arrive();
    await expect(alert).toBeHidden();
    await expect(form.locator('[name=suspect_name]')).toHaveValue('Sutrisno');
    const loads = await page.evaluate(() => (window as unknown as { loads: string[] }).loads);
    expect(loads.length).toBeLessThan(2);
  });

  for (const [lost, chunks, details = {}] of [
    ['the code of the page', '**/chunks/*.js', apart],
    ['its own code', `**${chunkWith('whistleblowing-form.view.tsx')}*`],
  ] as const)
    test(`gets ${lost} with a press, once that can be loaded again`, details, async ({ page, partner, site }) => {
      partner.show(reportPage(site.origin, 'widgets'));
      await page.clock.install();
      let isLost = true;
      await page.route(chunks, async (route) => {
        const isFramed = route.request().frame() !== page.mainFrame();
        await (isFramed && isLost ? route.abort() : route.continue());
      });
      await page.goto(partner.origin);
      const frame = frameOf(page);
      const name = frame.locator('[name=name]');
      await name.fill(report.name);
      await runUntil(page, frame.locator('[data-lost]').first());
      isLost = false;
      await expect(async () => {
        await frame.locator('[part=submit]').click();
        await expect(frame.locator('serambi-whistleblowing-form:defined')).toBeAttached({ timeout: 500 });
      }).toPass();
      await expect(name).toHaveValue(report.name);
    });

  test('tells the same height however late its own code is', apart, async ({ page, partner, site }) => {
    partner.show(reportPage(site.origin, 'widgets'));
    await page.addInitScript(() => {
      const heights: number[] = [];
      addEventListener('message', ({ data }) => data?.height && heights.push(data.height));
      Object.assign(window, { heights });
    });
    const heights = () => page.evaluate(() => (window as unknown as { heights: number[] }).heights);
    await page.goto(partner.origin);
    await expect.poll(heights).toHaveLength(1);
    const usual = await heights();
    const arrive = await holdInFrames(page, `**${chunkWith('whistleblowing-form.iframe.tsx')}`);
    const own = frameOf(page);
    await page.reload();
    await expect(own.locator('serambi-whistleblowing-form:defined form')).toBeVisible();
    // Errors make the form higher.
    await own.getByRole('button', { name: 'Kirim laporan' }).click();
    await expect(own.locator('[aria-invalid=true]').first()).toBeVisible();
    arrive();
    await expect.poll(heights).toEqual(usual);
  });

  for (const [end, details] of [
    ['<input id="phone_number"', apart],
    ['<script type="application/json"', {}],
  ] as const)
    test(
      `is not sent by the browser if its document ends before ${end}`,
      details,
      async ({ page, context, partner, site }) => {
        partner.show(reportPage(site.origin, 'widgets'));
        await context.route('**/frame/**', async (route) => {
          const answer = await route.fetch();
          const document = await answer.text();
          await route.fulfill({ response: answer, body: document.slice(0, document.indexOf(end)) });
        });
        const posts = postsOf(page);
        await page.goto(partner.origin);
        const frame = frameOf(page);
        const form = frame.locator('serambi-whistleblowing-form form');
        const name = form.locator('[name=name]');
        await name.fill(report.name);
        await name.press('Enter');
        await expect(askToWait(frame)).toBeInViewport();
        await expect(name).toHaveValue(report.name);
        expect(posts).toEqual([]);
      },
    );

  for (const press of ['Send', 'Enter'])
    test(
      `gets the rest of its document after ${press} was pressed while that came`,
      apart,
      async ({ page, partner, site, start }) => {
        const { open: arrive, opened } = gate();
        const slow = await start.server(async ({ url = '' }, response) => {
          const answer = await fetch(site.origin + url);
          const body = Buffer.from(await answer.arrayBuffer());
          const { 'content-encoding': _, 'content-length': __, ...headers } = Object.fromEntries(answer.headers);
          response.writeHead(answer.status, headers);
          if (!url.startsWith('/frame/')) return response.end(body);
          const end = body.indexOf('<script type="application/json"');
          response.write(body.subarray(0, end));
          await opened;
          response.end(body.subarray(end));
        });
        partner.show(reportPage(slow, 'widgets'));
        await page.goto(partner.origin, { waitUntil: 'commit' });
        const frame = frameOf(page);
        const form = frame.locator('serambi-whistleblowing-form form');
        const name = form.locator('[name=name]');
        await name.fill(report.name);
        if (press === 'Enter') await name.press('Enter');
        else await form.locator('[part=submit]').click();
        const alert = askToWait(frame);
        await expect(alert).toBeInViewport();
        arrive();
        await expect(frame.locator('serambi-whistleblowing-form:defined')).toBeAttached();
        await expect(alert).toBeHidden();
        await expect(name).toHaveValue(report.name);
      },
    );
});
