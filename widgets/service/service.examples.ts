import type { Examples } from '../runtime/widget/examples';

const steps = (id: string, title: string, captions: string[]) => ({
  id,
  title,
  contents: captions.map((caption, index) => ({ image: `/art/step/${id}-${index + 1}.id.svg`, caption })),
});

const card = (featureTitle: string, featureDesc: string) => ({
  image: '/art/feature/topup-bank.svg',
  imageFront: '/art/feature/topup-bank-front.svg',
  featureTitle,
  featureDesc,
});

const banner = (titleBanner: string) => ({
  titleBanner,
  image: '/art/hero/top-up.svg',
  imageMobile: '/art/hero/top-up-mobile.svg',
});

const topUp = {
  English: {
    banner: banner('Money in, within moments'),
    titleFeature: 'From anywhere',
    features: [card('From any bank', 'Use your account number.'), card('From a shop', 'Pay at the till.')],
    titleRegister: 'How to top up',
    registers: [
      steps('topup-bank', 'From another bank', ['Open your other bank.', 'Send the money.']),
      steps('topup-store', 'At a minimarket', ['Ask to top up.', 'Keep the receipt.']),
    ],
  },
  Indonesia: {
    banner: banner('Dana masuk dalam sekejap'),
    titleFeature: 'Dari mana saja',
    features: [card('Dari bank mana pun', 'Pakai nomor rekening Anda.'), card('Dari toko', 'Bayar di kasir.')],
    titleRegister: 'Cara isi saldo',
    registers: [
      steps('topup-bank', 'Dari bank lain', ['Buka bank Anda yang lain.', 'Kirim dananya.']),
      steps('topup-store', 'Di minimarket', ['Minta isi saldo.', 'Simpan struknya.']),
    ],
  },
};

const bills = (titleTypeService: string, ...titles: string[]) => ({
  titleTypeService,
  typeService: titles.map((title) => ({ image: '/art/bill/water.svg', title, billers: `${title}: A, B` })),
  registers: [steps('bill-pay', titleTypeService, [titleTypeService])],
});

const costs = (qris: string, cash: string, other: string) => ({
  plans: { alloPay: 'Serambi Pay', alloPlus: 'Serambi Plus' },
  ways: [
    { path: '/services/pay', name: qris, fee: 0, most: 10_000_000, daily: 20_000_000, pay: 2_000_000 },
    { path: '/services/pay', name: cash, fee: 2_000, least: 20_000, most: 1_000_000, pay: 2_000_000 },
    { path: '/services/pay', name: other, fee: 0, plus: true },
  ],
});

export const examples: Examples = {
  usual: { about: 'A service with two sequences of steps', attributes: { service: 'top-up' }, content: topUp },
  bills: {
    about: 'Bill payment, with icons of the bill types',
    attributes: { service: 'bill-payment' },
    content: {
      English: bills('What you can pay', 'Electricity', 'Water'),
      Indonesia: bills('Yang bisa Anda bayar', 'Listrik', 'Air PDAM'),
    },
  },
  fees: {
    about: 'A service whose fees and limits the bank states, one without a limit a day and one without any',
    attributes: { service: 'pay' },
    content: {
      English: { ...topUp.English, ...costs('QRIS code', 'Cash', 'From another bank') },
      Indonesia: { ...topUp.Indonesia, ...costs('Kode QRIS', 'Tunai', 'Dari bank lain') },
    },
  },
};
