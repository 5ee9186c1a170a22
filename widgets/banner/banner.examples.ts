import type { Examples } from '../runtime/widget/examples';

const banner = (title: string, name: string) => ({
  id: name,
  title,
  image: `/art/banner/${name}.svg`,
  imageMobile: `/art/banner/${name}-mobile.svg`,
  link: '/products',
  button: [],
});

const layers = (name: string) =>
  ['far', 'near'].map((layer) => ({
    image: `/art/banner/${name}-${layer}.svg`,
    imageMobile: `/art/banner/${name}-${layer}-mobile.svg`,
  }));

const stores = [
  { link_button: 'https://apps.apple.com/id/app/id0', image_button: '/art/download/ios.svg' },
  { link_button: 'https://play.google.com/store/apps/details?id=example', image_button: '/art/download/android.svg' },
];

export const examples: Examples = {
  usual: {
    about: 'Two banners, the first in layers, with a sentence, words of its own for its link and with store buttons',
    content: {
      English: [
        {
          ...banner('A bank that is always open', 'everyday'),
          layers: layers('everyday'),
          text: 'Without a monthly fee.',
          linkText: 'See the accounts',
          button: stores,
        },
        banner('Save as you go', 'savings'),
      ],
      Indonesia: [
        {
          ...banner('Bank yang selalu terbuka', 'everyday'),
          layers: layers('everyday'),
          text: 'Tanpa biaya bulanan.',
          linkText: 'Lihat rekening',
          button: stores,
        },
        banner('Menabung sambil jalan', 'savings'),
      ],
    },
  },
  single: {
    about: 'One banner: no rotation and no controls',
    content: { English: [banner('Only one', 'points')], Indonesia: [banner('Hanya satu', 'points')] },
  },
};
