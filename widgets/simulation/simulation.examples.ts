import type { Examples } from '../runtime/widget/examples';

type Words = 'English' | 'Indonesia';

const terms = [
  [1, 7, '2.25'],
  [3, 30, '2.50'],
  [6, 60, '2.75'],
  [12, 120, '3.25'],
  [24, 240, '3.50'],
] as const;

const rate = (value: string, language: Words) =>
  language === 'English' ? `${value}% a year` : `${value.replace('.', ',')}% per tahun`;

const tier = ([months, days, value]: (typeof terms)[number], language: Words) => ({
  tenure: language === 'English' ? `${months} month${months === 1 ? '' : 's'}` : `${months} bulan`,
  holding_period: language === 'English' ? `${days} days` : `${days} hari`,
  interest_rate: rate(value, language),
});

const savings = (language: Words) => ({
  id: 'savings',
  title: language === 'English' ? 'Term savings' : 'Tabungan berjangka',
  tables: terms.map((each) => tier(each, language)),
});

const accounts = (language: Words) => ({
  id: 'accounts',
  title: language === 'English' ? 'Accounts' : 'Rekening',
  tables: [
    {
      id: 10,
      plans: language === 'English' ? 'Interest on your balance' : 'Bunga atas saldo',
      alloPay: 'no',
      alloPlus: rate('2.00', language),
    },
  ],
});

const rates = {
  minimum: 1_000_000,
  maximum: 2_000_000_000,
  early: 0.5,
  guarantee: { rate: 3.5, from: '2026-01-01', until: '2026-12-31' },
};

const inBoth = <T>(block: (language: Words) => T) => ({ English: block('English'), Indonesia: block('Indonesia') });

export const examples: Examples = {
  usual: {
    about: 'Term savings, and an account whose balance earns interest',
    content: inBoth((language) => ({ tabs: [accounts(language), savings(language)] })),
  },
  single: {
    about: 'One product, and a choice that the page has made',
    attributes: { amount: '250000000', term: '24', deposits: '2000000000', opened: '2026-01-31' },
    content: inBoth((language) => ({ tabs: [savings(language)], rates })),
  },
  empty: { about: 'No rates', content: { English: { tabs: [] }, Indonesia: {} } },
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
    content: inBoth((language) => ({
      tabs: Array.from({ length: 20 }, (_, at) => ({
        id: `savings-${at}`,
        title: `${'Tabunganberjangkapanjang '.repeat(3)}${at + 1}`,
        tables: Array.from({ length: 60 }, (_, month) => tier([month + 1, 7, '3.25'] as never, language)),
      })),
    })),
  },
  hostile: {
    about: 'Values that try to inject markup, and a choice beyond all bounds',
    attributes: { product: '__proto__', amount: '-1e99', term: '999', deposits: 'NaN', opened: '2026-02-31' },
    content: inBoth((language) => ({
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
            tier(terms[3], language),
          ],
        },
      ],
    })),
  },
};
