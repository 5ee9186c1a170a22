import type { Examples } from '../runtime/widget/examples';

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

export const examples: Examples = {
  usual: { about: 'Four ways of three services', content },
  amount: { about: 'An amount that only some take', attributes: { amount: '300000000' }, content },
  want: { about: 'One service', attributes: { want: 'transfer', amount: '2 juta' }, content },
  unread: { about: 'Something that is no amount', attributes: { amount: 'a lot', want: 'constructor' }, content },
};
