import type { Examples } from '../runtime/element/examples';

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
  empty: {
    about: 'Empty blocks',
    content: { English: {}, Indonesia: { banner: null, p1: '-', visi: '', misi: '-' } },
  },
  words: {
    about: 'A mission without vision, picture or story',
    content: { English: { misi: sentence }, Indonesia: { misi: 'Kami membuka layanan bank bagi semua orang.' } },
  },
  long: {
    about: 'A long vision and a long mission',
    content: {
      English: {
        titleProfil: sentence,
        p1: `<p>${sentence.repeat(40)}</p>`,
        visi: sentence.repeat(3),
        misi: sentence.repeat(8),
      },
      Indonesia: {
        titleProfil: sentence,
        p1: `<p>${sentence.repeat(40)}</p>`,
        visi: sentence.repeat(3),
        misi: sentence.repeat(8),
      },
    },
  },
  hostile: {
    about: 'Values that try to inject markup or scripts',
    content: {
      English: {
        imageP1: 'javascript:alert(1)',
        titleProfil: '<b>bold</b>',
        p1: '<img src=x onerror=alert(1)><p>Kept</p>',
      },
      Indonesia: {
        imageP1: 'javascript:alert(1)',
        visi: '<script>alert(1)</script>',
        p1: '<p onclick=alert(1)>Tetap</p>',
      },
    },
  },
};
