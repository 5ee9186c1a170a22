import type { Examples } from '../runtime/widget/examples';

const plans = { alloPay: 'Serambi Pay', alloPlus: 'Serambi Plus' };

const ways = (names: Record<'transfer' | 'cashOut' | 'atm' | 'bills' | 'electricity' | 'source', string>) =>
  [
    {
      path: '/services/transfer',
      service: names.transfer,
      name: 'BI-FAST',
      fee: 2_500,
      free: 10,
      plus: true,
      use: 'bifast',
      times: 14,
      typical: { fee: 2_500, source: names.source, day: '2026-10-01' },
    },
    { path: '/services/transfer', service: names.transfer, name: 'QRIS', fee: 0 },
    {
      path: '/services/cash-out',
      service: names.cashOut,
      name: names.atm,
      fee: 7_500,
      free: 5,
      plus: true,
      use: 'atm',
      times: 4,
      typical: { fee: 7_500, source: names.source, day: '2026-10-01' },
    },
    {
      path: '/services/bill-payment',
      service: names.bills,
      name: names.electricity,
      fee: 0,
      use: 'bills',
      times: 3,
      typical: { fee: 2_500, source: names.source, day: '2026-10-01' },
    },
  ].map((way) => ({ ...way, plans }));

const content = {
  English: ways({
    transfer: 'Transfer',
    cashOut: 'Cash out',
    atm: 'ATM of another bank',
    bills: 'Bill payment',
    electricity: 'Bills',
    source: 'median of ten large banks',
  }),
  Indonesia: ways({
    transfer: 'Transfer',
    cashOut: 'Tarik tunai',
    atm: 'ATM bank lain',
    bills: 'Bayar tagihan',
    electricity: 'Tagihan',
    source: 'median sepuluh bank besar',
  }),
};

export const examples: Examples = {
  usual: { about: 'Three ways that are compared, and one that is not', content },
  chosen: { about: 'Numbers that the page has chosen', attributes: { bifast: '30', atm: '9', bills: '0' }, content },
  dearer: {
    about: 'A bank that takes more than a typical one',
    content: {
      English: [{ ...content.English[2], fee: 15_000, free: 0 }],
      Indonesia: [{ ...content.Indonesia[2], fee: 15_000, free: 0 }],
    },
  },
  unread: { about: 'Numbers that are none', attributes: { bifast: 'many', atm: '-3', bills: '1e9' }, content },
};
