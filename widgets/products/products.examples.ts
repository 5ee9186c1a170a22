import { type Examples, inBoth } from '../runtime/widget/examples';

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

const content = inBoth((say) => ({
  banner: {
    title: 'Serambi',
    titleBanner: say('Room for your plans', 'Ruang untuk rencana Anda'),
    image: '/art/hero/products.svg',
    imageMobile: '/art/hero/products-mobile.svg',
  },
  tabs: [
    {
      id: 'accounts',
      title: say('Accounts', 'Rekening'),
      titleFeature: say('Start simple', 'Mulai dari yang sederhana'),
      features: [
        feature('open-account', say('Open it at home', 'Buka dari rumah')),
        feature('daily-interest', say('Interest every day', 'Bunga setiap hari')),
      ],
      tables: [
        {
          id: 1,
          plans: say('Monthly fee', 'Biaya bulanan'),
          alloPay: say('Free', 'Gratis'),
          alloPlus: say('Free', 'Gratis'),
        },
        { id: 2, plans: say('Transfers', 'Transfer'), alloPay: 'no', alloPlus: 'ok' },
      ],
      titleRegister: say('How to open your account', 'Cara membuka rekening'),
      titleRegister2: say('Keep your phone close by.', 'Siapkan ponsel Anda.'),
      registers: [
        register('open-pay', say('Open an account', 'Buka rekening'), [
          say('Download the app.', 'Unduh aplikasi.'),
          say('Enter your number.', 'Masukkan nomor Anda.'),
          say('Choose a PIN.', 'Buat PIN.'),
        ]),
        register('upgrade-plus', say('Upgrade it', 'Tingkatkan'), [
          say('Tap Upgrade.', 'Ketuk Tingkatkan.'),
          say('Show your e-KTP.', 'Tunjukkan e-KTP.'),
        ]),
      ],
    },
    {
      id: 'savings',
      title: say('Term savings', 'Tabungan berjangka'),
      titleFeature: say('Put it away now', 'Simpan sekarang'),
      features: [feature('fixed-rate', say('A rate that stays', 'Bunga yang tetap'))],
      tables: [
        {
          id: 1,
          tiering_no: '1',
          tenure: say('1 month', '1 bulan'),
          holding_period: say('7 days', '7 hari'),
          interest_rate: say('2.25% a year', '2,25% per tahun'),
        },
        {
          id: 2,
          tiering_no: '2',
          tenure: say('3 months', '3 bulan'),
          holding_period: say('30 days', '30 hari'),
          interest_rate: say('2.50% a year', '2,50% per tahun'),
        },
      ],
      titleRegister: say('How to open term savings', 'Cara membuka tabungan berjangka'),
      registers: [
        register('term-savings', say('Open term savings', 'Buka tabungan berjangka'), [
          say('Tap Save.', 'Ketuk Simpan.'),
          say('Pick a term.', 'Pilih jangka waktu.'),
        ]),
      ],
    },
  ],
}));

export const examples: Examples = {
  usual: { about: 'Two tabs with both kinds of tables', content },
  single: {
    about: 'One product: no row of tabs',
    content: inBoth((say) => {
      const block = say(content.English, content.Indonesia);
      return { ...block, tabs: block.tabs.slice(1) };
    }),
  },
};
