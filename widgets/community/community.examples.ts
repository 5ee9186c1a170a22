import { type Examples, inBoth } from '../runtime/widget/examples';

export const examples: Examples = {
  usual: {
    about: 'A heading, figures, what is done, what is to come, and a report',
    content: inBoth((say) => ({
      title: say('Being a good neighbour', 'Menjadi tetangga yang baik'),
      about: say('Classes about money, and books for schools.', 'Kelas keuangan, dan buku untuk sekolah.'),
      image: '/art/news/kelas-menabung-kupang.svg',
      action: { title: say('Join a class', 'Ikut kelas'), path: '/news/teras-belajar-yogyakarta' },
      figures: [
        {
          value: say('11,200', '11.200'),
          label: say('people in a free class about money in 2025', 'peserta kelas keuangan gratis pada 2025'),
          source: say('Annual results 2025, 5 March 2026', 'Kinerja 2025, 5 Maret 2026'),
          path: '/news/kinerja-tahun-2025',
        },
      ],
      projects: [
        {
          day: '2020-10-25',
          place: 'Surabaya',
          image: '/art/news/lari-pagi-surabaya.svg',
          path: '/news/lari-pagi-surabaya',
          title: say('Morning run', 'Lari pagi'),
          about: say('3,200 people ran for books.', '3.200 orang berlari demi buku.'),
          result: say('Rp80 million for ten school libraries', 'Rp80 juta untuk sepuluh perpustakaan sekolah'),
        },
        {
          day: '2098-12-12',
          place: 'Yogyakarta',
          open: true,
          title: say('A free morning about money', 'Pagi gratis tentang uang'),
          about: say('Tea included', 'Teh disediakan'),
        },
      ],
      reports: [
        {
          link: '/documents/sustainability-report-2025.pdf',
          date: '2026-03-25',
          size: 10_306,
          title: say('Sustainability Report 2025', 'Laporan Keberlanjutan 2025'),
          languages: ['English'],
        },
      ],
    })),
  },
  past: {
    about: 'Nothing is to come',
    content: inBoth((say) => ({ projects: [{ day: '2020-03-05', title: say('A school garden', 'Kebun sekolah') }] })),
  },
};
