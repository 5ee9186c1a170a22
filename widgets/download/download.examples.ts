import { type Examples, inBoth } from '../runtime/widget/examples';

const stores = {
  linkIos: 'https://apps.apple.com/id/app/id0',
  imageIos: '/art/download/ios.svg',
  linkAndroid: 'https://play.google.com/store/apps/details?id=example',
  imageAndroid: '/art/download/android.svg',
  imageQr: '/art/download/qr.svg',
};

const step = (image: string, caption: string) => ({ image: `/art/step/${image}.svg`, caption });

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
    content: inBoth((say) => ({
      ...stores,
      descDownload: say(
        '<h2>The bank in your pocket</h2><p>Open an account in minutes.</p>',
        '<h2>Bank di saku Anda</h2><p>Buka rekening dalam hitungan menit.</p>',
      ),
    })),
  },
  needs: {
    about: 'What users say of it, the first steps, what a phone needs, and what the app asks for',
    content: inBoth((say) => ({
      ...stores,
      rating: say('4.8 out of 5 on Google Play', '4,8 dari 5 di Google Play'),
      titleRegister: say('Your first day', 'Hari pertama'),
      registers: [
        {
          contents: [
            step(say('open-pay-1.en', 'open-pay-1.id'), say('Install the app.', 'Pasang aplikasi.')),
            step(say('pay-scan-5.en', 'pay-scan-5.id'), say('Pay by QRIS.', 'Bayar dengan QRIS.')),
          ],
        },
      ],
      facts: [{ title: say('Size', 'Ukuran'), text: '48 MB' }],
      permissions: [{ title: say('Camera', 'Kamera'), text: say('For QRIS codes', 'Untuk kode QRIS') }],
      never: say('Never your SMS.', 'Tidak pernah SMS Anda.'),
    })),
  },
  bare: {
    about: 'Stores without badges',
    content: inBoth(() => ({ linkIos: stores.linkIos, linkAndroid: stores.linkAndroid })),
  },
};
