import { expect, it } from 'vitest';
import type { Bank } from '../../../widgets/runtime/widget/config';
import { configure, mountBlock, mountExample } from '../../support/mount-widget';
import { hrefs, links, texts } from '../../support/shown';

const channels = (bank: Bank) => {
  configure(bank);
  return mountBlock('channels', {});
};

it('has the channels of the bank and of the block by kind, each with what it is for, and ways to open it', async () => {
  const { root } = await mountExample('channels');
  const groups = [...root.querySelectorAll('dl > div')].map((each) => texts(each, 'dt, dd'));
  expect(groups).toEqual([
    ['Telepon', '1500 123', '+62 21 5080 1234Dari luar negeri', '+62 811 1500 1230WhatsApp'],
    ['Situs web', 'bankserambi.exampledan alamat di bawahnya, seperti www.bankserambi.example'],
    ['Email', 'halo@bankserambi.example'],
    ['Pengirim SMS', 'BANKSERAMBI'],
    ['Nomor rekening', '900 1500 1230Donasi'],
    ['Aplikasi', 'Google Playplay.google.com/…?id=example.bankserambi'],
    ['Media sosial', 'instagram.com/bankserambiInstagram', 'youtube.com/@bankserambiYouTube'],
  ]);
  expect(hrefs(root)).toEqual(
    expect.arrayContaining(['tel:1500123', 'https://bankserambi.example', 'mailto:halo@bankserambi.example']),
  );
});

it.each([
  ['play.google.com/…?id=example.bankserambi', 'https://play.google.com/store/apps/details?id=example.bankserambi'],
  ['apps.apple.com/id/app/bank-uji/…', 'https://apps.apple.com/id/app/bank-uji/id0000000000'],
  [
    'apps.apple.com/…/bank-uji-digital-untuk-semua',
    'https://apps.apple.com/id/app/bank-uji-digital-untuk-semua/id0000000000',
  ],
])('names an app by its store, and shows in one line what tells its address from others: %s', async (short, url) => {
  const { root } = await channels({ name: 'Bank Uji', app: { stores: [{ name: 'Toko', url }] } });
  expect(links(root)).toEqual([['Toko', url]]);
  expect(texts(root, 'dd > span')).toEqual([short]);
});

it('shows the name of an account that looks like an app’s number', async () => {
  const url = 'https://instagram.com/id2024';
  const { root } = await channels({ name: 'Bank Uji', social: [{ name: 'Instagram', url }] });
  expect(links(root)).toEqual([['instagram.com/id2024', url]]);
});

it('is folded below the number of channels, and names every one of them', async () => {
  const { root } = await channels({ name: 'Bank Uji', phones: ['1500 123', '+62 21 5080 1234'] });
  expect(root.querySelector('details:not([open]) > summary')?.textContent).toBe('Lihat semuanya (2)');
  expect(root.querySelectorAll('details > dl dd')).toHaveLength(2);
});
