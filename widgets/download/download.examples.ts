import type { Examples } from '../runtime/element/examples';

const stores = {
  linkIos: 'https://apps.apple.com/id/app/id0',
  imageIos: '/art/download/ios.svg',
  linkAndroid: 'https://play.google.com/store/apps/details?id=example',
  imageAndroid: '/art/download/android.svg',
  imageQr: '/art/download/qr.svg',
};

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
        registers: [
          {
            contents: [
              { image: '/art/step/open-pay-1.en.svg', caption: 'Install the app.' },
              { image: '/art/step/pay-scan-5.en.svg', caption: 'Pay by QRIS.' },
            ],
          },
        ],
        facts: [{ title: 'Size', text: '48 MB' }],
        permissions: [{ title: 'Camera', text: 'For QRIS codes' }],
        never: 'Never your SMS.',
      },
      Indonesia: {
        ...stores,
        rating: '4,8 dari 5 di Google Play',
        titleRegister: 'Hari pertama',
        registers: [
          {
            contents: [
              { image: '/art/step/open-pay-1.id.svg', caption: 'Pasang aplikasi.' },
              { image: '/art/step/pay-scan-5.id.svg', caption: 'Bayar dengan QRIS.' },
            ],
          },
        ],
        facts: [{ title: 'Ukuran', text: '48 MB' }],
        permissions: [{ title: 'Kamera', text: 'Untuk kode QRIS' }],
        never: 'Tidak pernah SMS Anda.',
      },
    },
  },
  bare: {
    about: 'Stores without badges',
    content: {
      English: { linkIos: stores.linkIos, linkAndroid: stores.linkAndroid },
      Indonesia: { linkIos: stores.linkIos, linkAndroid: stores.linkAndroid },
    },
  },
  empty: {
    about: 'No stores yet: only the logo',
    content: { English: {}, Indonesia: { descDownload: '-', linkIos: '', imageQr: null } },
  },
  long: {
    about: 'A long description',
    content: {
      English: {
        ...stores,
        descDownload: `<h2>A bank that goes wherever its customers happen to go</h2>${'<p>One more thing to know before you install it.</p>'.repeat(12)}`,
      },
      Indonesia: {
        ...stores,
        descDownload: `<h2>Bank yang ikut ke mana pun nasabahnya kebetulan pergi</h2>${'<p>Satu hal lagi sebelum Anda memasangnya.</p>'.repeat(12)}`,
      },
    },
  },
  hostile: {
    about: 'Unsafe addresses, and badges without a store',
    content: {
      English: {
        descDownload: '<p>Safe<script>alert(1)</script></p>',
        linkIos: 'javascript:alert(1)',
        imageIos: stores.imageIos,
        imageQr: 'data:text/html,x',
      },
      Indonesia: {
        descDownload: '<img src=x onerror=alert(1)>',
        linkIos: '-',
        linkAndroid: 'data:text/html,x',
        imageAndroid: 'javascript:alert(1)',
      },
    },
  },
};
