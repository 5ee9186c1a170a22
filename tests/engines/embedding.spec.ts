import { startServer } from '../support/listen';
import { partnerPage as page, script } from '../support/steps';
import { expect, test } from './test';

test('auto.js loads two widgets elsewhere, which follow language and theme', async ({ tab, site, host }) => {
  await tab.open(
    await host(
      page(`<style>serambi-services { --serambi-ink: rgb(1, 2, 3) }</style>
        <script type="application/json" id="serambi-config">{ "api": "${site}", "site": "${site}" }</script>
        ${script(`${site}/widgets/auto.js`)}
        <serambi-services></serambi-services><serambi-values></serambi-values>`),
    ),
  );
  const title = tab.find('serambi-services >>> h3');
  await title.shown();
  await tab.find('serambi-values >>> li').shown();
  expect(await title.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(1, 2, 3)');
  const before = await title.text();
  await tab.changeLanguage('English');
  await expect.poll(() => title.text()).not.toBe(before);
  expect(await tab.find('serambi-services >>> a').attribute('href')).toBe(`${site}/services/pay?lang=en`);
});

test('a standalone file is all that its widget needs', async ({ tab, site, host }) => {
  await tab.open(
    await host(
      page(`${script(`${site}/standalone/faq.js`)}<serambi-faq api="${site}" language="English"></serambi-faq>`),
    ),
  );
  await tab.find('serambi-faq >>> details[open] h3').shown();
  await tab.find('serambi-faq >>> details:not([open]) > summary').click();
  const scripts = () =>
    tab.evaluate(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname.endsWith('.js')).length,
    );
  expect(await scripts()).toBe(1);
});

test('the whistleblowing form is a frame on a page that may show it', async ({ tab, site, host }) => {
  await tab.open(
    await host(
      page(`${script(`${site}/widgets/whistleblowing-form.js`)}
        <serambi-whistleblowing-form api="${site}" site="${site}"></serambi-whistleblowing-form>`),
    ),
  );
  const frame = tab.find('serambi-whistleblowing-form >>> iframe');
  // It has the height that the framed page states.
  await expect.poll(() => frame.evaluate((element) => element.clientHeight)).toBeGreaterThan(500);
  expect(await tab.find('serambi-whistleblowing-form >>> input').count()).toBe(0);
});

test('a widget works on a right-to-left page, and loads once online', async ({ tab, site, host, expectedErrors }) => {
  expectedErrors.push(/404/);
  let isUp = false;
  const backend = await startServer(async (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (!isUp) return response.writeHead(404).end();
    const content = await fetch(site + request.url);
    response.setHeader('Content-Type', 'application/json').end(await content.text());
  });
  await tab.open(
    await host(
      `${page('')}<body dir="rtl">${script(`${site}/widgets/services.js`)}
        <serambi-services api="${backend.origin}" site="${site}" language="English"></serambi-services>`,
    ),
  );
  const widget = tab.find('serambi-services');
  const status = () => widget.evaluate((element) => (element as HTMLElement & { status: string }).status);
  await expect.poll(status).toBe('error');
  await tab.find('serambi-services >>> button').shown();
  isUp = true;
  await widget.evaluate((element) => {
    const { ready } = element as HTMLElement & { ready: Promise<void> };
    const note = (what: string) => element.append(`${what} `);
    for (const name of ['serambi:ready', 'serambi-ready']) element.addEventListener(name, () => note(name));
    ready.then(() => note('promise'));
    dispatchEvent(new Event('online'));
  });
  await expect
    .poll(() => widget.evaluate((element) => element.textContent?.trim()))
    .toBe('serambi:ready serambi-ready promise');
  expect(await status()).toBe('ready');
  const title = tab.find('serambi-services >>> h3');
  expect(await title.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
  expect(await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await backend.stop();
});

test('a page that may not send the form is told so, by name, and leads to the bank’s own', async ({ tab, site }) => {
  const stranger = await startServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(
      page(`<script>console.warn = (words) => { document.body.dataset.warning = words }</script>
        ${script(`${site}/widgets/contact-form.js`)}
        <serambi-contact-form api="${site}" language="English"></serambi-contact-form>`),
    );
  });
  await tab.open(stranger.origin);
  const link = tab.find('serambi-contact-form >>> [role=alert] a');
  expect(await link.attribute('href')).toBe(`${site}/help?lang=en#contact`);
  expect(await tab.find('body').attribute('data-warning')).toBe(
    `Serambi: ${site} takes no contact-form from ${stranger.origin}: it is not in its ALLOWED_ORIGINS.`,
  );
  await stranger.stop();
});
