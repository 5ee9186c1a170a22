import type { Examples } from '../runtime/widget/examples';

const banner = { title: 'Profile', titleBanner: 'A bank with the door open', image: '/art/hero/profile.svg' };
const sentence = 'We make banking simple enough to explain in one sentence and open it to people everywhere. ';

export const examples: Examples = {
  usual: {
    about: 'Story with a picture, vision and mission',
    content: {
      English: {
        banner,
        imageP1: '/art/about/story.svg',
        titleProfil: 'The story of a veranda',
        p1: '<p>It began with a <strong>simple</strong> observation.</p>',
        visi: 'To be the bank in which everybody feels welcome.',
        misi: 'We open banking to people everywhere.',
      },
      Indonesia: {
        banner: { ...banner, title: 'Profil', titleBanner: 'Bank yang pintunya selalu terbuka' },
        imageP1: '/art/about/story.svg',
        titleProfil: 'Kisah sebuah serambi',
        p1: '<p>Bermula dari pengamatan <strong>sederhana</strong>.</p>',
        visi: 'Menjadi bank tempat setiap orang merasa diterima.',
        misi: 'Kami membuka layanan bank bagi semua orang.',
      },
    },
  },
  words: {
    about: 'A mission without vision, picture or story',
    content: { English: { misi: sentence }, Indonesia: { misi: 'Kami membuka layanan bank bagi semua orang.' } },
  },
};
