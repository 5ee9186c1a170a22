import type { Examples } from '../runtime/widget/examples';

const attributes = { slug: 'aplikasi-lebih-mudah-dibaca' };
const author = { name: 'Rangga Aditama', image: '/art/people/rangga-aditama.svg' };
const action = { link: '/download' };

export const examples: Examples = {
  usual: {
    about: 'An article with headings, a list and a link',
    attributes,
    content: {
      English: {
        title: 'An app that reads more easily, for more people',
        description:
          '<p>Pak Slamet is 71.</p><h2>What has changed</h2><ul><li><strong>Text</strong> as large as you like.</li></ul><p>Write to us through <a href="/help">Help</a>.</p>',
        tanggal_publish: '2026-07-14',
        author: { ...author, jobs: 'Director of Technology' },
        action: { ...action, title: 'Try it yourself', about: 'The text follows your phone.', label: 'Get the app' },
      },
      Indonesia: {
        title: 'Aplikasi yang lebih mudah dibaca, untuk lebih banyak orang',
        description:
          '<p>Pak Slamet berusia 71 tahun.</p><h2>Apa yang berubah</h2><ul><li><strong>Tulisan</strong> sebesar yang Anda mau.</li></ul><p>Tulislah kepada kami lewat <a href="/help">Bantuan</a>.</p>',
        tanggal_publish: '2026-07-14',
        author: { ...author, jobs: 'Direktur Teknologi' },
        action: {
          ...action,
          title: 'Coba sendiri',
          about: 'Ukuran huruf mengikuti ponsel Anda.',
          label: 'Unduh aplikasi',
        },
      },
    },
  },
};
