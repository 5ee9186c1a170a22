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
};
