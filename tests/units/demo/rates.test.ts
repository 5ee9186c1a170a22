import { expect, it } from 'vitest';
import rates from '../../../demo/content/rates.json';
import { routes } from '../../../shell/routes';
import { appOf } from '../../support/app';

const app = await appOf();
const text = async (path: string) => (await app.request(path)).text();

/** Since when rates hold, as pages say it. */
const stated =
  /(?:Updated on|In effect since|Diperbarui pada|Berlaku sejak)\s*(?:<!--.*?-->)?\s*<time[^>]* datetime="(.*?)"/gi;

it.each(['en', 'id'])('says one day since when the rates hold, on every page in %s', async (language) => {
  const pages = new Map<string, Set<string>>();
  for (const { path } of routes.filter((each) => !each.path.includes(':'))) {
    const days = [...(await text(`${path}?lang=${language}`)).matchAll(stated)].map(([, day = '']) => day);
    if (days.length > 0) pages.set(path, new Set(days));
  }
  expect([...pages.keys()]).toEqual(['/products', '/rate-limit-fees']);
  for (const days of pages.values()) expect([...days]).toEqual([rates.English.from]);
  expect(rates.Indonesia.from).toBe(rates.English.from);
});

it.each(['English', 'Indonesia'])(
  'says that day with each answer about rates that search finds in %s',
  async (language) => {
    const { [language]: block } = JSON.parse(await text('/api/search?q=suku+bunga+deposito+interest+rates'));
    const items: { path?: string; date?: string }[] = block.groups.flatMap((group: { items: object[] }) => group.items);
    const ofRates = items.filter(({ path = '' }) => /^\/(?:products|rate-limit-fees)#/.test(path));
    expect(ofRates.length).toBeGreaterThan(0);
    for (const { path, date } of ofRates) expect(date, path).toBe(rates.English.from);
  },
);
