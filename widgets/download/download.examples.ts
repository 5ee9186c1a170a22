import type { Examples } from '../runtime/widget/examples';

const stores = {
  linkIos: 'https://apps.apple.com/id/app/id0',
  imageIos: '/art/download/ios.svg',
  linkAndroid: 'https://play.google.com/store/apps/details?id=example',
  imageAndroid: '/art/download/android.svg',
  imageQr: '/art/download/qr.svg',
};

const withoutBadges = { linkIos: stores.linkIos, linkAndroid: stores.linkAndroid };

const steps = (language: 'en' | 'id', first: string, second: string) => [
  {
    contents: [
      { image: `/art/step/open-pay-1.${language}.svg`, caption: first },
      { image: `/art/step/pay-scan-5.${language}.svg`, caption: second },
    ],
  },
];

export const examples: Examples = {
  usual: {
    about: 'Both stores, a QR code and a picture of the app',
    bank: {
      name: 'Bank Serambi',
      app: {
        scene: {
          English: '/art/download/scene.en.svg',
          Indonesia: '/art/download/scene.id.svg',
          about: { English: 'The app: your balance', Indonesia: 'Aplikasi: saldo Anda' },
        },
      },
    },
    content: {
      English: { ...stores, descDownload: '<h2>The bank in your pocket</h2><p>Open an account in minutes.</p>' },
      Indonesia: { ...stores, descDownload: '<h2>Bank di saku Anda</h2><p>Buka rekening dalam hitungan menit.</p>' },
    },
  },
  needs: {
    about: 'What users say of it, the first steps, what a phone needs, and what the app asks for',
    content: {
      English: {
        ...stores,
        rating: '4.8 out of 5 on Google Play',
        titleRegister: 'Your first day',
        registers: steps('en', 'Install the app.', 'Pay by QRIS.'),
        facts: [{ title: 'Size', text: '48 MB' }],
        permissions: [{ title: 'Camera', text: 'For QRIS codes' }],
        never: 'Never your SMS.',
      },
      Indonesia: {
        ...stores,
        rating: '4,8 dari 5 di Google Play',
        titleRegister: 'Hari pertama',
        registers: steps('id', 'Pasang aplikasi.', 'Bayar dengan QRIS.'),
        facts: [{ title: 'Ukuran', text: '48 MB' }],
        permissions: [{ title: 'Kamera', text: 'Untuk kode QRIS' }],
        never: 'Tidak pernah SMS Anda.',
      },
    },
  },
  bare: { about: 'Stores without badges', content: { English: withoutBadges, Indonesia: withoutBadges } },
};
