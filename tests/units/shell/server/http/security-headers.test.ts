import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { widgetPolicy } from '../../../../../shell/server/http/security-headers';
import { appOf } from '../../../../support/app';

it('says what a page may do with pages alone, and what holds for every file with all', async () => {
  const app = await appOf();
  const headersOf = async (path: string) => (await app.request(`http://bank.example${path}`)).headers;
  const names = ['permissions-policy', 'cross-origin-opener-policy', 'x-content-type-options', 'referrer-policy'];
  const page = await headersOf('/promo');
  const data = await headersOf('/api/promo/all');
  expect(names.filter((name) => page.has(name))).toEqual(names);
  expect(names.filter((name) => data.has(name))).toEqual(names.slice(2));
});

it('names every origin that a page with widgets needs, the media’s once', () => {
  const images = (mediaBase?: string) =>
    /img-src ([^;]*)/.exec(widgetPolicy({ origin: 'https://bank.example', mediaBase }))?.[1];
  expect(images()).toBe('https://bank.example data:');
  expect(images('https://bank.example/media')).toBe('https://bank.example data:');
  expect(images('https://media.example/bank')).toBe('https://bank.example https://media.example data:');
});

it('makes the policy of the documentation’s example', () => {
  const text = readFileSync(new URL('../../../../../widgets/embedding.md', import.meta.url), 'utf8');
  const [example = ''] = /^ {4}default-src .*(?:\n {4}.*)*/m.exec(text) ?? [];
  const policy = widgetPolicy({ origin: 'https://bank.example', mediaBase: undefined });
  expect(example.trim().replace(/\s+/g, ' ')).toBe(policy);
});
