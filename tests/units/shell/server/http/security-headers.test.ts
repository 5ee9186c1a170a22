import { expect, it } from 'vitest';
import { appOf } from '../../../../support/app';

it('says what a page may do with pages alone, and what holds for every file with all', async () => {
  const app = await appOf();
  const headersOf = async (path: string) => (await app.request(`http://bank.example${path}`)).headers;
  const names = ['permissions-policy', 'cross-origin-opener-policy', 'x-content-type-options', 'referrer-policy'];
  const page = await headersOf('/promo');
  const data = await headersOf('/page.json?path=/promo');
  expect(names.filter((name) => page.has(name))).toEqual(names);
  expect(names.filter((name) => data.has(name))).toEqual(names.slice(2));
});
