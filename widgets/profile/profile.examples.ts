import { type Examples, inBoth } from '../runtime/widget/examples';

const sentence = 'We make banking simple enough to explain in one sentence and open it to people everywhere. ';

export const examples: Examples = {
  usual: {
    about: 'Story with a picture, vision and mission',
    content: inBoth((say) => ({
      banner: {
        title: say('Profile', 'Profil'),
        titleBanner: say('A bank with the door open', 'Bank yang pintunya selalu terbuka'),
        image: '/art/hero/profile.svg',
      },
      imageP1: '/art/about/story.svg',
      titleProfil: say('The story of a veranda', 'Kisah sebuah serambi'),
      p1: say(
        '<p>It began with a <strong>simple</strong> observation.</p>',
        '<p>Bermula dari pengamatan <strong>sederhana</strong>.</p>',
      ),
      visi: say(
        'To be the bank in which everybody feels welcome.',
        'Menjadi bank tempat setiap orang merasa diterima.',
      ),
      misi: say('We open banking to people everywhere.', 'Kami membuka layanan bank bagi semua orang.'),
    })),
  },
  words: {
    about: 'A mission without vision, picture or story',
    content: { English: { misi: sentence }, Indonesia: { misi: 'Kami membuka layanan bank bagi semua orang.' } },
  },
};
