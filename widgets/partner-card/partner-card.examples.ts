import type { Examples } from '../runtime/widget/examples';

const imageMember = '/art/benefit/partner.svg';

export const examples: Examples = {
  usual: {
    about: 'Picture, title, text and what two partners give',
    content: {
      English: {
        imageMember,
        titleMember: 'More than 2,500 partners',
        descBanner: 'Look for the sign at the till.',
        offers: [
          { partner: 'Kopi Teras', offer: 'Morning coffee for Rp10,000', slug: 'kopi-pagi' },
          { partner: 'Apotek Sembada', offer: '10% off vitamins' },
        ],
      },
      Indonesia: {
        imageMember,
        titleMember: 'Lebih dari 2.500 mitra',
        descBanner: 'Cari tandanya di kasir.',
        offers: [
          { partner: 'Kopi Teras', offer: 'Kopi pagi Rp10.000', slug: 'kopi-pagi' },
          { partner: 'Apotek Sembada', offer: 'Diskon 10% untuk vitamin' },
        ],
      },
    },
  },
  empty: { about: 'Empty blocks', content: { English: {}, Indonesia: {} } },
  long: {
    about: 'Very long words, and no picture',
    content: {
      English: { titleMember: 'More than 2,500 partners '.repeat(8), descBanner: 'Everywhere'.repeat(40) },
      Indonesia: { titleMember: 'Lebih dari 2.500 mitra '.repeat(8), descBanner: 'Dimanasaja'.repeat(40) },
    },
  },
  hostile: {
    about: 'Values that try to inject markup or scripts',
    content: {
      English: { imageMember: 'javascript:alert(1)', titleMember: '<b>bold</b>', descBanner: '-' },
      Indonesia: { imageMember, titleMember: '-', descBanner: null },
    },
  },
};
