import type { Examples } from '../runtime/widget/examples';

const banner = (titleBanner: string) => ({
  title: 'Serambi',
  titleBanner,
  image: '/art/hero/products.svg',
  imageMobile: '/art/hero/products-mobile.svg',
});

const feature = (name: string, featureTitle: string) => ({
  image: `/art/feature/${name}.svg`,
  imageFront: `/art/feature/${name}-front.svg`,
  featureTitle,
  featureDesc: `${featureTitle}.`,
});

const register = (id: string, title: string, captions: string[]) => ({
  id,
  title,
  contents: captions.map((caption, index) => ({ image: `/art/step/${id}-${index + 1}.id.svg`, caption })),
});

const English = {
  banner: banner('Room for your plans'),
  tabs: [
    {
      id: 'accounts',
      title: 'Accounts',
      titleFeature: 'Start simple',
      features: [feature('open-account', 'Open it at home'), feature('daily-interest', 'Interest every day')],
      tables: [
        { id: 1, plans: 'Monthly fee', alloPay: 'Free', alloPlus: 'Free' },
        { id: 2, plans: 'Transfers', alloPay: 'no', alloPlus: 'ok' },
      ],
      titleRegister: 'How to open your account',
      titleRegister2: 'Keep your phone close by.',
      registers: [
        register('open-pay', 'Open an account', ['Download the app.', 'Enter your number.', 'Choose a PIN.']),
        register('upgrade-plus', 'Upgrade it', ['Tap Upgrade.', 'Show your e-KTP.']),
      ],
    },
    {
      id: 'savings',
      title: 'Term savings',
      titleFeature: 'Put it away now',
      features: [feature('fixed-rate', 'A rate that stays')],
      tables: [
        { id: 1, tiering_no: '1', tenure: '1 month', holding_period: '7 days', interest_rate: '2.25% a year' },
        { id: 2, tiering_no: '2', tenure: '3 months', holding_period: '30 days', interest_rate: '2.50% a year' },
      ],
      titleRegister: 'How to open term savings',
      registers: [register('term-savings', 'Open term savings', ['Tap Save.', 'Pick a term.'])],
    },
  ],
};

const Indonesia: typeof English = {
  banner: banner('Ruang untuk rencana Anda'),
  tabs: [
    {
      id: 'accounts',
      title: 'Rekening',
      titleFeature: 'Mulai dari yang sederhana',
      features: [feature('open-account', 'Buka dari rumah'), feature('daily-interest', 'Bunga setiap hari')],
      tables: [
        { id: 1, plans: 'Biaya bulanan', alloPay: 'Gratis', alloPlus: 'Gratis' },
        { id: 2, plans: 'Transfer', alloPay: 'no', alloPlus: 'ok' },
      ],
      titleRegister: 'Cara membuka rekening',
      titleRegister2: 'Siapkan ponsel Anda.',
      registers: [
        register('open-pay', 'Buka rekening', ['Unduh aplikasi.', 'Masukkan nomor Anda.', 'Buat PIN.']),
        register('upgrade-plus', 'Tingkatkan', ['Ketuk Tingkatkan.', 'Tunjukkan e-KTP.']),
      ],
    },
    {
      id: 'savings',
      title: 'Tabungan berjangka',
      titleFeature: 'Simpan sekarang',
      features: [feature('fixed-rate', 'Bunga yang tetap')],
      tables: [
        { id: 1, tiering_no: '1', tenure: '1 bulan', holding_period: '7 hari', interest_rate: '2,25% per tahun' },
        { id: 2, tiering_no: '2', tenure: '3 bulan', holding_period: '30 hari', interest_rate: '2,50% per tahun' },
      ],
      titleRegister: 'Cara membuka tabungan berjangka',
      registers: [register('term-savings', 'Buka tabungan berjangka', ['Ketuk Simpan.', 'Pilih jangka waktu.'])],
    },
  ],
};

export const examples: Examples = {
  usual: { about: 'Two tabs with both kinds of tables', content: { English, Indonesia } },
  single: {
    about: 'One product: no row of tabs',
    content: {
      English: { ...English, tabs: English.tabs.slice(1) },
      Indonesia: { ...Indonesia, tabs: Indonesia.tabs.slice(1) },
    },
  },
};
