import { expect, test } from './test';

const page = (body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Partner</title><link rel="icon" href="data:,">${body}`;
const script = (src: string) => `<script type="module" src="${src}"></script>`;

test('auto.js loads two widgets on somebody else’s page, which follow its language and theme', async ({
  tab,
  site,
  host,
}) => {
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
  await tab.evaluate(() => {
    const detail = { type: 'CHANGE', value: 'English' };
    dispatchEvent(new CustomEvent('serambi:language', { detail }));
  });
  await expect.poll(() => title.text()).not.toBe(before);
  expect(await tab.find('serambi-services >>> a').attribute('href')).toBe(`${site}/services/pay`);
  expect(tab.errors).toEqual([]);
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
  expect(tab.errors).toEqual([]);
});

test('the whistleblowing form is a frame of the bank’s page on a page that may show it', async ({
  tab,
  site,
  host,
}) => {
  await tab.open(
    await host(
      page(`${script(`${site}/widgets/whistleblowing-form.js`)}
        <serambi-whistleblowing-form api="${site}" site="${site}"></serambi-whistleblowing-form>`),
    ),
  );
  const frame = tab.find('serambi-whistleblowing-form >>> iframe');
  // It takes the height that the page inside states.
  await expect.poll(() => frame.evaluate((element) => element.clientHeight)).toBeGreaterThan(500);
  expect(await tab.find('serambi-whistleblowing-form >>> input').count()).toBe(0);
  expect(tab.errors).toEqual([]);
});
