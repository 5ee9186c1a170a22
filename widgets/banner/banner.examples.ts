import type { Examples } from '../runtime/widget/examples';

const banner = (title: string, name: string) => ({
  id: name,
  title,
  image: `/art/banner/${name}.svg`,
  imageMobile: `/art/banner/${name}-mobile.svg`,
  link: '/products',
  button: [],
});

const layers = ['far', 'near'].map((layer) => ({
  image: `/art/banner/everyday-${layer}.svg`,
  imageMobile: `/art/banner/everyday-${layer}-mobile.svg`,
}));

const stores = [
  { link_button: 'https://apps.apple.com/id/app/id0', image_button: '/art/download/ios.svg' },
  { link_button: 'https://play.google.com/store/apps/details?id=example', image_button: '/art/download/android.svg' },
];

const first = (title: string, text: string, linkText: string) => ({
  ...banner(title, 'everyday'),
  layers,
  text,
  linkText,
  button: stores,
});

export const examples: Examples = {
  usual: {
    about: 'Two banners, the first in layers, with a sentence, words of its own for its link and with store buttons',
    content: {
      English: [
        first('A bank that is always open', 'Without a monthly fee.', 'See the accounts'),
        banner('Save as you go', 'savings'),
      ],
      Indonesia: [
        first('Bank yang selalu terbuka', 'Tanpa biaya bulanan.', 'Lihat rekening'),
        banner('Menabung sambil jalan', 'savings'),
      ],
    },
  },
  single: {
    about: 'One banner: no rotation and no controls',
    content: { English: [banner('Only one', 'points')], Indonesia: [banner('Hanya satu', 'points')] },
  },
};
