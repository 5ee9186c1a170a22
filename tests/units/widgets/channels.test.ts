import { expect, it } from 'vitest';
import type { Bank } from '../../../widgets/runtime/widget/config';
import { configure, mountBlock } from '../../support/mount-widget';
import { texts } from '../../support/shown';

const channels = (bank: Bank, block = {}) => {
  configure(bank);
  return mountBlock('channels', block);
};

it('names an app by its store, with an address in one line that leads to the whole one', async () => {
  const url = 'https://play.google.com/store/apps/details?id=example.bankserambi';
  const bank = { name: 'Bank Uji', app: { stores: [{ name: 'Google Play', url }] }, phones: ['1500 123'] };
  const { root } = await channels(bank);
  const link = root.querySelector(`a[href="${url}"]`);
  expect(link?.textContent).toBe('Google Play');
  expect(link?.nextElementSibling?.textContent).toBe('play.google.com/…?id=example.bankserambi');
  expect(root.querySelector('a[href="tel:1500123"]')?.textContent).toBe('1500 123');
});

it('shows of an app the name in its address, and not its number in the store', async () => {
  const url = 'https://apps.apple.com/id/app/bank-uji/id0000000000';
  const bank = { name: 'Bank Uji', app: { stores: [{ name: 'App Store', url }] } };
  const { root } = await channels(bank);
  const link = root.querySelector(`a[href="${url}"]`);
  expect(link?.nextElementSibling?.textContent).toBe('apps.apple.com/id/app/bank-uji/…');
});

it('tells one address from another, however long it is, and whatever an account is called', async () => {
  const url = 'https://apps.apple.com/id/app/bank-uji-digital-untuk-semua/id0000000000';
  const social = [{ name: 'Instagram', url: 'https://instagram.com/id2024' }];
  const bank = { name: 'Bank Uji', app: { stores: [{ name: 'App Store', url }] }, social };
  const { root } = await channels(bank);
  expect(root.querySelector(`a[href="${url}"]`)?.nextElementSibling?.textContent).toBe(
    'apps.apple.com/…/bank-uji-digital-untuk-semua',
  );
  expect(root.querySelector('a[href="https://instagram.com/id2024"]')?.textContent).toBe('instagram.com/id2024');
});

it('is folded below the number of channels, and names every one of them', async () => {
  const bank = { name: 'Bank Uji', phones: ['1500 123', '+62 21 5080 1234'] };
  const { root } = await channels(bank);
  expect(root.querySelector('details:not([open]) > summary')?.textContent).toBe('Lihat semuanya (2)');
  expect(root.querySelectorAll('details > dl dd')).toHaveLength(2);
});

it('adds the channels of the block to those of the bank, each with what it is for', async () => {
  const { root } = await channels(
    { name: 'Bank Uji', phones: ['1500 123'] },
    {
      phone: [{ value: '+62 811', title: 'WhatsApp' }],
      domain: [{ value: 'bank.example' }],
      sms: [{ value: 'BANKUJI' }],
    },
  );
  expect(texts(root, 'dd')).toEqual(['1500 123', '+62 811WhatsApp', 'bank.example', 'BANKUJI']);
  expect(root.querySelector('a[href="https://bank.example"]')).not.toBeNull();
});
