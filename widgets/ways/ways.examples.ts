import { type Examples, inBoth } from '../runtime/widget/examples';

const plans = { alloPay: 'Serambi Pay', alloPlus: 'Serambi Plus' };

const content = inBoth((say) =>
  [
    {
      path: '/services/pay',
      service: say('Pay', 'Bayar'),
      name: 'QRIS',
      fee: 0,
      most: 10_000_000,
      daily: 20_000_000,
      pay: 2_000_000,
    },
    {
      path: '/services/transfer',
      service: 'Transfer',
      name: 'BI-FAST',
      fee: 2_500,
      free: 10,
      most: 250_000_000,
      daily: 500_000_000,
      plus: true,
    },
    {
      path: '/services/transfer',
      service: 'Transfer',
      name: 'RTGS',
      fee: 25_000,
      least: 100_000_001,
      daily: 1_000_000_000,
      plus: true,
    },
    {
      path: '/services/cash-out',
      service: say('Cash out', 'Tarik tunai'),
      name: say('Cash at a minimarket', 'Tarik tunai di minimarket'),
      fee: 5_000,
      least: 50_000,
      most: 1_000_000,
      plus: true,
    },
  ].map((way) => ({ ...way, plans })),
);

export const examples: Examples = {
  usual: { about: 'Four ways of three services', content },
  amount: { about: 'An amount that only some take', attributes: { amount: '300000000' }, content },
  want: { about: 'One service', attributes: { want: 'transfer', amount: '2 juta' }, content },
  unread: { about: 'Something that is no amount', attributes: { amount: 'a lot', want: 'constructor' }, content },
};
