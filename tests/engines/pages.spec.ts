import { codes, languages } from '../../widgets/runtime/language/language';
import { leftovers, pages } from '../support/page-inspection';
import { expect, test } from './test';

for (const language of languages) {
  test(`every page loads with all widgets ready, in ${language}, without an error`, async ({ tab, site }) => {
    // Two dozen documents.
    test.slow();
    for (const { path, widgets } of pages) {
      await tab.open(`${site}${path}?lang=${codes[language]}`);
      const faults = () =>
        tab.evaluate(
          (widgets, code) =>
            widgets.flatMap((name) => {
              const root = document.querySelector(`serambi-${name}`)?.shadowRoot?.querySelector<HTMLElement>('.root');
              const isReady = root?.dataset.status === 'ready' && root.lang === code;
              return isReady ? [] : [`${name} is ${root?.dataset.status} in ${root?.lang}`];
            }),
          widgets,
          codes[language],
        );
      await expect.poll(faults, path).toEqual([]);
      expect(await tab.text(), path).not.toMatch(leftovers);
      expect(
        await tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        path,
      ).toBeLessThanOrEqual(0);
    }
  });
}

test('without scripts a page reads, and its menu and switch lead on', async ({ tab, site, expectedErrors }) => {
  expectedErrors.push(/sandbox/);
  await tab.open(`${site}/healthz`);
  // The only way to switch off scripts in all engines.
  await tab.evaluate((address) => {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-same-origin');
    frame.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%; border: 0';
    frame.src = address;
    document.body.append(frame);
  }, `${site}/help`);
  const question = tab.find('iframe >>> serambi-faq >>> details:not([open]) > summary');
  const name = await question.evaluate((summary) => summary.textContent?.trim());
  await question.click();
  await tab.find('iframe >>> serambi-faq >>> details[open] > summary', name).shown();
  await tab.find('iframe >>> serambi-header >>> nav a', 'Promo').click();
  await tab.find('iframe >>> html[lang=id] serambi-promo-grid >>> h2').shown();
  await tab.find('iframe >>> serambi-header >>> header [role=group] a', 'EN').click();
  await tab.find('iframe >>> html[lang=en] serambi-promo-grid >>> h2').shown();
});
