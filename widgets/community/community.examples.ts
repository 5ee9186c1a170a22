import type { Examples } from '../runtime/widget/examples';

const report = { link: '/documents/sustainability-report-2025.pdf', date: '2026-03-25', size: 10_306 };

export const examples: Examples = {
  usual: {
    about: 'A heading, figures, what is done, what is to come, and a report',
    content: {
      English: {
        title: 'Being a good neighbour',
        about: 'Classes about money, and books for schools.',
        image: '/art/news/kelas-menabung-kupang.svg',
        action: { title: 'Join a class', path: '/news/teras-belajar-yogyakarta' },
        figures: [
          {
            value: '11,200',
            label: 'people in a free class about money in 2025',
            source: 'Annual results 2025, 5 March 2026',
            path: '/news/kinerja-tahun-2025',
          },
        ],
        projects: [
          {
            day: '2020-10-25',
            title: 'Morning run',
            place: 'Surabaya',
            about: '3,200 people ran for books.',
            result: 'Rp80 million for ten school libraries',
            image: '/art/news/lari-pagi-surabaya.svg',
            path: '/news/lari-pagi-surabaya',
          },
          {
            day: '2098-12-12',
            title: 'A free morning about money',
            place: 'Yogyakarta',
            about: 'Tea included',
            open: true,
          },
        ],
        reports: [{ ...report, title: 'Sustainability Report 2025', languages: ['English'] }],
      },
      Indonesia: {
        title: 'Menjadi tetangga yang baik',
        about: 'Kelas keuangan, dan buku untuk sekolah.',
        image: '/art/news/kelas-menabung-kupang.svg',
        action: { title: 'Ikut kelas', path: '/news/teras-belajar-yogyakarta' },
        figures: [
          {
            value: '11.200',
            label: 'peserta kelas keuangan gratis pada 2025',
            source: 'Kinerja 2025, 5 Maret 2026',
            path: '/news/kinerja-tahun-2025',
          },
        ],
        projects: [
          {
            day: '2020-10-25',
            title: 'Lari pagi',
            place: 'Surabaya',
            about: '3.200 orang berlari demi buku.',
            result: 'Rp80 juta untuk sepuluh perpustakaan sekolah',
            image: '/art/news/lari-pagi-surabaya.svg',
            path: '/news/lari-pagi-surabaya',
          },
          {
            day: '2098-12-12',
            title: 'Pagi gratis tentang uang',
            place: 'Yogyakarta',
            about: 'Teh disediakan',
            open: true,
          },
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
  empty: { about: 'A bank that states nothing', content: { English: {}, Indonesia: { projects: [] } } },
  long: {
    about: 'Many projects with long texts',
    content: {
      English: {
        projects: Array.from({ length: 24 }, (_, at) => ({
          day: `${(at % 2 ? 2000 : 2070) + at}-09-30`,
          title: 'A programme for everybody who has ever wanted to read a statement of account to its very last line',
          about: 'With teachers, cooperatives, students, and the neighbours of all of them. '.repeat(4),
          result: 'Three thousand two hundred and eighty-nine people in ninety-seven villages on forty-one islands',
        })),
      },
      Indonesia: {
        projects: Array.from({ length: 24 }, (_, at) => ({
          day: `${(at % 2 ? 2000 : 2070) + at}-09-30`,
          title: 'Program bagi siapa saja yang pernah ingin membaca mutasi rekening sampai baris yang paling akhir',
          about: 'Bersama para guru, koperasi, mahasiswa, dan tetangga mereka semua. '.repeat(4),
          result:
            'Tiga ribu dua ratus delapan puluh sembilan orang di sembilan puluh tujuh desa di empat puluh satu pulau',
        })),
      },
    },
  },
  hostile: {
    about: 'Days that there are not, and texts that try to inject markup',
    content: {
      English: {
        figures: [
          null,
          { value: '&lt;b&gt;1&lt;/b&gt;', label: '<i>x</i>', source: '<u>', path: 'javascript:alert(1)' },
        ],
        projects: [
          null,
          {},
          { day: '2026-02-31', title: 'Never' },
          { day: '2020-01-01', title: '&lt;b&gt;x&lt;/b&gt;', path: '//x' },
        ],
        reports: [{ title: '<b>', link: 'javascript:alert(1)' }],
      },
      Indonesia: {
        projects: [
          { day: 'soon', title: 'Segera' },
          { day: '2099-01-01', title: '&lt;script&gt;alert(1)&lt;/script&gt;', image: 'data:,x' },
        ],
      },
    },
  },
};
