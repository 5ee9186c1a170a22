import { type Examples, inBoth, type Say } from '../runtime/widget/examples';

const terms = [
  [1, 7, '2.25'],
  [3, 30, '2.50'],
  [6, 60, '2.75'],
  [12, 120, '3.25'],
  [24, 240, '3.50'],
] as const;

const rate = (value: string, say: Say) => say(`${value}% a year`, `${value.replace('.', ',')}% per tahun`);

const tier = ([months, days, value]: (typeof terms)[number], say: Say) => ({
  tenure: say(`${months} month${months === 1 ? '' : 's'}`, `${months} bulan`),
  holding_period: say(`${days} days`, `${days} hari`),
  interest_rate: rate(value, say),
});

const savings = (say: Say) => ({
  id: 'savings',
  title: say('Term savings', 'Tabungan berjangka'),
  tables: terms.map((each) => tier(each, say)),
});

const accounts = (say: Say) => ({
  id: 'accounts',
  title: say('Accounts', 'Rekening'),
  tables: [
    {
      id: 10,
      plans: say('Interest on your balance', 'Bunga atas saldo'),
      alloPay: 'no',
      alloPlus: rate('2.00', say),
    },
  ],
});

const rates = {
  minimum: 1_000_000,
  maximum: 2_000_000_000,
  early: 0.5,
  guarantee: { rate: 3.5, from: '2026-01-01', until: '2026-12-31' },
};

export const examples: Examples = {
  usual: {
    about: 'Term savings, and an account whose balance earns interest',
    content: inBoth((say) => ({ tabs: [accounts(say), savings(say)] })),
  },
  single: {
    about: 'One product, and a choice that the page has made',
    attributes: { amount: '250000000', term: '24', deposits: '2000000000', opened: '2026-01-31' },
    content: inBoth((say) => ({ tabs: [savings(say)], rates })),
  },
  unreadable: {
    about: 'Rates and terms in words that are not known: nothing is guessed',
    content: inBoth(() => ({
      tabs: [
        {
          title: 'Deposito',
          tables: [
            { tenure: 'a while', interest_rate: '3% a year' },
            { tenure: '1 month', interest_rate: '0.25% a month' },
            { tenure: '12 months', interest_rate: 'up to 6% a year' },
          ],
        },
      ],
    })),
  },
  long: {
    about: 'More products and terms than are shown, with long names',
    content: inBoth((say) => ({
      tabs: Array.from({ length: 20 }, (_, at) => ({
        id: `savings-${at}`,
        title: `${'Tabunganberjangkapanjang '.repeat(3)}${at + 1}`,
        tables: Array.from({ length: 60 }, (_, month) => tier([month + 1, 7, '3.25'] as never, say)),
      })),
    })),
  },
  hostile: {
    about: 'Values that try to inject markup, and a choice beyond all bounds',
    attributes: { product: '__proto__', amount: '-1e99', term: '999', deposits: 'NaN', opened: '2026-02-31' },
    content: inBoth((say) => ({
      tabs: [
        null,
        {
          id: '"><script>alert(1)</script>',
          title: '<img src=x onerror=alert(1)>',
          tables: [
            {},
            null,
            { tenure: '999 months', interest_rate: '3% a year' },
            { tenure: '1 constructor', interest_rate: '3% a year' },
            { tenure: '6 months', interest_rate: '2% a year' },
            { tenure: '6 bulan', interest_rate: '3% per tahun' },
            tier(terms[3], say),
          ],
        },
      ],
    })),
  },
};
