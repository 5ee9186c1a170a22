import { type Examples, inBoth } from '../runtime/widget/examples';

export const examples: Examples = {
  usual: {
    about: 'Picture, title, text and what two partners give',
    content: inBoth((say) => ({
      imageMember: '/art/benefit/partner.svg',
      titleMember: say('More than 2,500 partners', 'Lebih dari 2.500 mitra'),
      descBanner: say('Look for the sign at the till.', 'Cari tandanya di kasir.'),
      offers: [
        {
          partner: 'Kopi Teras',
          offer: say('Morning coffee for Rp10,000', 'Kopi pagi Rp10.000'),
          slug: 'kopi-pagi',
        },
        { partner: 'Apotek Sembada', offer: say('10% off vitamins', 'Diskon 10% untuk vitamin') },
      ],
    })),
  },
};
