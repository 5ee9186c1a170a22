import { type Examples, inBoth } from '../runtime/widget/examples';

export const examples: Examples = {
  usual: {
    about: 'An article with headings, a list and a link',
    attributes: { slug: 'aplikasi-lebih-mudah-dibaca' },
    content: inBoth((say) => ({
      title: say(
        'An app that reads more easily, for more people',
        'Aplikasi yang lebih mudah dibaca, untuk lebih banyak orang',
      ),
      description: say(
        '<p>Pak Slamet is 71.</p><h2>What has changed</h2><ul><li><strong>Text</strong> as large as you like.</li></ul><p>Write to us through <a href="/help">Help</a>.</p>',
        '<p>Pak Slamet berusia 71 tahun.</p><h2>Apa yang berubah</h2><ul><li><strong>Tulisan</strong> sebesar yang Anda mau.</li></ul><p>Tulislah kepada kami lewat <a href="/help">Bantuan</a>.</p>',
      ),
      tanggal_publish: '2026-07-14',
      author: {
        name: 'Rangga Aditama',
        image: '/art/people/rangga-aditama.svg',
        jobs: say('Director of Technology', 'Direktur Teknologi'),
      },
      action: {
        title: say('Try it yourself', 'Coba sendiri'),
        about: say('The text follows your phone.', 'Ukuran huruf mengikuti ponsel Anda.'),
        label: say('Get the app', 'Unduh aplikasi'),
        link: '/download',
      },
    })),
  },
};
