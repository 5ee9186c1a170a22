import type { Examples } from '../runtime/element/examples';

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
  empty: { about: 'No banners', content: { English: [], Indonesia: [] } },
  long: {
    about: 'Only a title, a very long one',
    content: {
      English: [
        { title: 'Everything that a household needs from its bank, in one account that is opened in five minutes' },
      ],
      Indonesia: [
        { title: 'Segala yang dibutuhkan keluarga dari banknya, dalam satu rekening yang dibuka dalam lima menit' },
      ],
    },
  },
  hostile: {
    about: 'Values that try to inject markup or scripts',
    content: {
      English: [
        {
          title: '<img src=x onerror=alert(1)>',
          image: 'javascript:alert(1)',
          link: 'javascript:alert(1)',
          button: null,
        },
      ],
      Indonesia: [
        { title: '-', image: '-', imageMobile: null, link: '', button: [{ link_button: 'data:text/html,x' }, null] },
      ],
    },
  },
};
