import { type Examples, inBoth } from '../runtime/widget/examples';

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

export const examples: Examples = {
  usual: {
    about: 'Two banners, the first in layers, with a sentence, words of its own for its link and with store buttons',
    content: inBoth((say) => [
      {
        ...banner(say('A bank that is always open', 'Bank yang selalu terbuka'), 'everyday'),
        layers,
        text: say('Without a monthly fee.', 'Tanpa biaya bulanan.'),
        linkText: say('See the accounts', 'Lihat rekening'),
        button: stores,
      },
      banner(say('Save as you go', 'Menabung sambil jalan'), 'savings'),
    ]),
  },
  single: {
    about: 'One banner: no rotation and no controls',
    content: inBoth((say) => [banner(say('Only one', 'Hanya satu'), 'points')]),
  },
};
