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
