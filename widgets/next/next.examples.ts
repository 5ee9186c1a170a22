import type { Examples } from '../runtime/widget/examples';

const app = {
  stores: [
    { name: 'App Store', url: 'https://apps.apple.com/id/app/id0', image: '/art/download/ios.svg' },
    {
      name: 'Google Play',
      url: 'https://play.google.com/store/apps/details?id=example',
      image: '/art/download/android.svg',
    },
  ],
  qr: '/art/download/qr.svg',
};

export const examples: Examples = {
  usual: {
    about: 'Three pages, badges and a QR code',
    attributes: { pages: '/products /rate-limit-fees /help/security' },
    bank: { name: 'Bank Serambi', app },
  },
  alone: {
    about: 'On a page that is about the app',
    attributes: { pages: '/products /rate-limit-fees /help/security', layout: 'pages' },
    bank: { name: 'Bank Serambi', app },
  },
};
