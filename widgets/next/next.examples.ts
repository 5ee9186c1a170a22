import type { Examples } from '../runtime/element/examples';

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
  empty: { about: 'A bank without an app in the stores: the way to its download page', bank: { name: 'Bank Uji' } },
  long: {
    about: 'Many pages and a long name',
    attributes: {
      pages:
        '/services/bill-payment /about-us/corporate-governance /about-us/investor-relations /rate-limit-fees /help/security',
    },
    bank: {
      name: 'Bank Pembangunan Daerah Kepulauan Nusantara Timur Raya',
      app: { ...app, stores: [...app.stores, { name: 'Huawei AppGallery', url: 'https://appgallery.example/app' }] },
    },
  },
  hostile: {
    about: 'Pages that do not exist, and values that are not what they say',
    attributes: { pages: '//evil.example javascript:alert(1) constructor /nowhere /help' },
    bank: { name: '<b>Bank</b>', app: { stores: [{ name: '<i>', url: 'https://x.example/"onclick="a' }] } },
  },
};
