import type { Examples } from '../runtime/element/examples';

const plans = { alloPay: 'Serambi Pay', alloPlus: 'Serambi Plus' };

const ways = (names: Record<'pay' | 'transfer' | 'cashOut' | 'minimarket', string>) =>
  [
    {
      path: '/services/pay',
      service: names.pay,
      name: 'QRIS',
      fee: 0,
      most: 10_000_000,
      daily: 20_000_000,
      pay: 2_000_000,
    },
    {
      path: '/services/transfer',
      service: names.transfer,
      name: 'BI-FAST',
      fee: 2_500,
      free: 10,
      most: 250_000_000,
      daily: 500_000_000,
      plus: true,
    },
    {
      path: '/services/transfer',
      service: names.transfer,
      name: 'RTGS',
      fee: 25_000,
      least: 100_000_001,
      daily: 1_000_000_000,
      plus: true,
    },
    {
      path: '/services/cash-out',
      service: names.cashOut,
      name: names.minimarket,
      fee: 5_000,
      least: 50_000,
      most: 1_000_000,
      plus: true,
    },
  ].map((way) => ({ ...way, plans }));

const content = {
  English: ways({ pay: 'Pay', transfer: 'Transfer', cashOut: 'Cash out', minimarket: 'Cash at a minimarket' }),
  Indonesia: ways({
    pay: 'Bayar',
    transfer: 'Transfer',
    cashOut: 'Tarik tunai',
    minimarket: 'Tarik tunai di minimarket',
  }),
};

const long = (service: string, name: string) =>
  Array.from({ length: 12 }, (_, index) => ({
    path: '/services/pay',
    service,
    name: `${name} ${index}`,
    fee: index * 1_000,
    free: index,
    least: 10_000,
    most: 999_999_999_999,
    daily: 999_999_999_999,
    plans: { alloPay: 'Rekening Uang Elektronik Nusantara', alloPlus: 'Rekening Tabungan Nusantara Utama' },
  }));

export const examples: Examples = {
  usual: { about: 'Four ways of three services', content },
  amount: { about: 'An amount that only some take', attributes: { amount: '300000000' }, content },
  want: { about: 'One service', attributes: { want: 'transfer', amount: '2 juta' }, content },
  unread: { about: 'Something that is no amount', attributes: { amount: 'a lot', want: 'constructor' }, content },
  empty: { about: 'A bank that states none', content: { English: [], Indonesia: [] } },
  long: {
    about: 'Long names, in one word, too, and large amounts',
    content: {
      English: long('Internationalmoneytransfers', 'A way of paying that has a very long name indeed, number'),
      Indonesia: long('Pembayarantagihanbulananrutin', 'Cara membayar nomor'),
    },
  },
  hostile: {
    about: 'Values that try to inject markup or scripts',
    attributes: { amount: '"b', want: '"' },
    content: {
      English: [
        { path: '/services/pay', service: '<img src=x onerror=alert(1)>', name: '&lt;script&gt;', fee: 0 },
        { path: 'javascript:alert(1)', name: 'Pay', fee: 0 },
        { path: '/services/pay', name: 'Without a fee' },
        null,
      ],
      Indonesia: [{ path: '/services/pay', name: '<b>Bayar</b>', fee: '2500', plus: 'x' }, {}],
    },
  },
};
