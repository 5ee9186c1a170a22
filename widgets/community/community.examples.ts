import type { Examples } from '../runtime/widget/examples';

const report = { link: '/documents/sustainability-report-2025.pdf', date: '2026-03-25', size: 10_306 };
const shared = {
  image: '/art/news/kelas-menabung-kupang.svg',
  figure: { path: '/news/kinerja-tahun-2025' },
  run: {
    day: '2020-10-25',
    place: 'Surabaya',
    image: '/art/news/lari-pagi-surabaya.svg',
    path: '/news/lari-pagi-surabaya',
  },
  morning: { day: '2098-12-12', place: 'Yogyakarta', open: true },
};

const many = (title: string, about: string, result: string) => ({
  projects: Array.from({ length: 24 }, (_, at) => ({
    day: `${(at % 2 ? 2000 : 2070) + at}-09-30`,
    title,
    about: about.repeat(4),
    result,
  })),
});

export const examples: Examples = {
  usual: {
    about: 'A heading, figures, what is done, what is to come, and a report',
    content: {
      English: {
        title: 'Being a good neighbour',
        about: 'Classes about money, and books for schools.',
        image: shared.image,
        action: { title: 'Join a class', path: '/news/teras-belajar-yogyakarta' },
        figures: [
          {
            ...shared.figure,
            value: '11,200',
            label: 'people in a free class about money in 2025',
            source: 'Annual results 2025, 5 March 2026',
          },
        ],
        projects: [
          {
            ...shared.run,
            title: 'Morning run',
            about: '3,200 people ran for books.',
            result: 'Rp80 million for ten school libraries',
          },
          { ...shared.morning, title: 'A free morning about money', about: 'Tea included' },
        ],
        reports: [{ ...report, title: 'Sustainability Report 2025', languages: ['English'] }],
      },
      Indonesia: {
        title: 'Menjadi tetangga yang baik',
        about: 'Kelas keuangan, dan buku untuk sekolah.',
        image: shared.image,
        action: { title: 'Ikut kelas', path: '/news/teras-belajar-yogyakarta' },
        figures: [
          {
            ...shared.figure,
            value: '11.200',
            label: 'peserta kelas keuangan gratis pada 2025',
            source: 'Kinerja 2025, 5 Maret 2026',
          },
        ],
        projects: [
          {
            ...shared.run,
            title: 'Lari pagi',
            about: '3.200 orang berlari demi buku.',
            result: 'Rp80 juta untuk sepuluh perpustakaan sekolah',
          },
          { ...shared.morning, title: 'Pagi gratis tentang uang', about: 'Teh disediakan' },
        ],
        reports: [{ ...report, title: 'Laporan Keberlanjutan 2025', languages: ['English'] }],
      },
    },
  },
  past: {
    about: 'Nothing is to come',
    content: {
      English: { projects: [{ day: '2020-03-05', title: 'A school garden' }] },
      Indonesia: { projects: [{ day: '2020-03-05', title: 'Kebun sekolah' }] },
    },
  },
  long: {
    about: 'Many projects with long texts',
    content: {
      English: many(
        'A programme for everybody who has ever wanted to read a statement of account to its very last line',
        'With teachers, cooperatives, students, and the neighbours of all of them. ',
        'Three thousand two hundred and eighty-nine people in ninety-seven villages on forty-one islands',
      ),
      Indonesia: many(
        'Program bagi siapa saja yang pernah ingin membaca mutasi rekening sampai baris yang paling akhir',
        'Bersama para guru, koperasi, mahasiswa, dan tetangga mereka semua. ',
        'Tiga ribu dua ratus delapan puluh sembilan orang di sembilan puluh tujuh desa di empat puluh satu pulau',
      ),
    },
  },
};
