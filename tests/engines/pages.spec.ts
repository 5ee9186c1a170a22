import { codes, languages } from '../../widgets/runtime/language/language';
import { leftovers, pages } from '../support/page-inspection';
import { expect, test } from './test';

for (const language of languages) {
  test(`every page loads with all widgets ready, in ${language}, without an error`, async ({ tab, site }) => {
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
    expect(tab.errors).toEqual([]);
  });
}
