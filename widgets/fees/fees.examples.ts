import { type Examples, inBoth } from '../runtime/widget/examples';

const plans = { alloPay: 'Serambi Pay', alloPlus: 'Serambi Plus' };

const content = inBoth((say) => {
  const source = say('median of ten large banks', 'median sepuluh bank besar');
  return [
    {
      path: '/services/transfer',
      service: 'Transfer',
      name: 'BI-FAST',
      fee: 2_500,
      free: 10,
      plus: true,
      use: 'bifast',
      times: 14,
      typical: { fee: 2_500, source, day: '2026-10-01' },
    },
    { path: '/services/transfer', service: 'Transfer', name: 'QRIS', fee: 0 },
    {
      path: '/services/cash-out',
      service: say('Cash out', 'Tarik tunai'),
      name: say('ATM of another bank', 'ATM bank lain'),
      fee: 7_500,
      free: 5,
      plus: true,
      use: 'atm',
      times: 4,
      typical: { fee: 7_500, source, day: '2026-10-01' },
    },
    {
      path: '/services/bill-payment',
      service: say('Bill payment', 'Bayar tagihan'),
      name: say('Bills', 'Tagihan'),
      fee: 0,
      use: 'bills',
      times: 3,
      typical: { fee: 2_500, source, day: '2026-10-01' },
    },
  ].map((way) => ({ ...way, plans }));
});

export const examples: Examples = {
  usual: { about: 'Three ways that are compared, and one that is not', content },
  chosen: { about: 'Numbers that the page has chosen', attributes: { bifast: '30', atm: '9', bills: '0' }, content },
  dearer: {
    about: 'A bank that takes more than a typical one',
    content: inBoth((say) => [{ ...say(content.English[2], content.Indonesia[2]), fee: 15_000, free: 0 }]),
  },
  unread: { about: 'Numbers that are none', attributes: { bifast: 'many', atm: '-3', bills: '1e9' }, content },
};
