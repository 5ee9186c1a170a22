import type { Bank } from '../runtime/element/config';
import type { Examples } from '../runtime/element/examples';

const both = (English: string, Indonesia = English) => ({ English, Indonesia });

const bank: Bank = {
  name: 'Bank Serambi',
  plans: { alloPay: 'Serambi Pay', alloPlus: 'Serambi Plus' },
  ways: [
    { path: '/services/pay', name: both('QRIS', 'QRIS'), fee: 0, most: 10_000_000, daily: 20_000_000, pay: 2_000_000 },
    {
      path: '/services/transfer',
      name: both('BI-FAST', 'BI-FAST'),
      fee: 2_500,
      free: 10,
      most: 250_000_000,
      daily: 500_000_000,
      plus: true,
    },
    {
      path: '/services/transfer',
      name: both('RTGS', 'RTGS'),
      fee: 25_000,
      least: 100_000_001,
      daily: 1_000_000_000,
      plus: true,
    },
    {
      path: '/services/cash-out',
      name: both('Cash at a minimarket', 'Tarik tunai di minimarket'),
      fee: 5_000,
      least: 50_000,
      most: 1_000_000,
      plus: true,
    },
  ],
};

const service = (url: string, title: string) => ({ title, url: `/services/${url}` });

const content = {
  English: [service('pay', 'Pay'), service('transfer', 'Transfer'), service('cash-out', 'Cash out')],
  Indonesia: [service('pay', 'Bayar'), service('transfer', 'Transfer'), service('cash-out', 'Tarik tunai')],
};

export const examples: Examples = {
  usual: { about: 'Four ways of three services', bank, content },
  amount: { about: 'An amount that only some take', attributes: { amount: '300000000' }, bank, content },
  want: { about: 'One service', attributes: { want: 'transfer', amount: '2 juta' }, bank, content },
  unread: { about: 'Something that is no amount', attributes: { amount: 'a lot', want: 'constructor' }, bank, content },
  empty: { about: 'A bank that states none', bank: { name: 'Bank Uji' }, content },
  long: {
    about: 'Long names, in one word, too, and large amounts',
    bank: {
      ...bank,
      plans: { alloPay: 'Rekening Uang Elektronik Nusantara', alloPlus: 'Rekening Tabungan Nusantara Utama' },
      ways: Array.from({ length: 12 }, (_, index) => ({
        path: '/services/pay',
        name: both(`A way of paying that has a very long name indeed, number ${index}`, `Cara membayar nomor ${index}`),
        fee: index * 1_000,
        free: index,
        least: 10_000,
        most: 999_999_999_999,
        daily: 999_999_999_999,
      })),
    },
    content: {
      English: [{ title: 'Internationalmoneytransfers', url: '/services/pay' }],
      Indonesia: [{ title: 'Pembayarantagihanbulananrutin', url: '/services/pay' }],
    },
  },
  hostile: {
    about: 'Values that try to inject markup or scripts',
    attributes: { amount: '"b', want: '"' },
    bank: { name: '<b>', ways: [{ path: '/services/pay', name: both('<script>alert(1)</script>'), fee: 0 }] },
    content: {
      English: [{ title: '<img src=x onerror=alert(1)>', url: '/services/pay' }, null],
      Indonesia: [{ title: 'Bayar', url: 'javascript:alert(1)' }, {}],
    },
  },
};
