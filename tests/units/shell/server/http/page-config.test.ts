import { expect, it } from 'vitest';
import { pageConfiguration } from '../../../../../shell/server/http/page-config';

it('gives pages of any origin the bank as it is on its own, with addresses that lead there', async () => {
  const bank = {
    name: 'Bank Uji',
    logo: '/art/logo.svg',
    logoLight: 'https://cdn.example/light.svg',
    phones: ['1500 123'],
  };
  const app = pageConfiguration({
    bank,
    originOf: () => 'https://bank.example',
    send: async (c, text, _, headers) => c.text(text, 200, headers),
  });
  const answer = await app.request('/widgets/config.json');
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(await answer.json()).toEqual({
    api: 'https://bank.example',
    site: 'https://bank.example',
    bank: { ...bank, logo: 'https://bank.example/art/logo.svg' },
  });
});
