import type { Examples } from '../runtime/element/examples';

const both = (English: string, Indonesia = English) => ({ English, Indonesia });

const person = (image: string, name: string, jobs: string) => ({ image: `/art/people/${image}.svg`, name, jobs });

const boards = [
  {
    title: 'Direksi',
    mens: [
      person('arini-kusumawardhani', 'Arini Kusumawardhani', 'Direktur Utama'),
      person('bagas-wirasena', 'Bagas Wirasena', 'Wakil Direktur Utama'),
      person('lidya-tanuwijaya', 'Lidya Tanuwijaya', 'Direktur Keuangan'),
      person('rangga-aditama', 'Rangga Aditama', 'Direktur Teknologi'),
    ],
  },
];

const figure = {
  value: both('6.1 million', '6,1 juta'),
  label: both('customers', 'nasabah'),
  source: both('Nine-month report, 30 September 2026', 'Laporan sembilan bulan, 30 September 2026'),
  path: '/news/laba-sembilan-bulan-2026',
};

export const examples: Examples = {
  usual: {
    about: 'Four people and a figure',
    bank: {
      name: 'Bank Serambi',
      about: both('A digital bank for small businesses.', 'Bank digital untuk usaha kecil.'),
      proof: { figures: [figure] },
    },
    content: { English: boards, Indonesia: boards },
  },
  empty: { about: 'Nobody is named', content: { English: [], Indonesia: [{ title: 'Direksi', mens: [] }] } },
  long: {
    about: 'More people than the row has room for, and long figures',
    bank: {
      name: 'Bank Pembangunan Daerah Kepulauan Nusantara Timur Raya',
      proof: {
        figures: Array.from({ length: 3 }, (_, index) => ({
          ...figure,
          value: both(`Rp1,234,567,890,12${index}`, `Rp1.234.567.890.12${index}`),
          label: both(`of deposits (${index})`, `simpanan masyarakat (${index})`),
        })),
      },
    },
    content: {
      English: [
        { mens: Array.from({ length: 30 }, (_, index) => person('arini-kusumawardhani', `Arini ${index}`, '')) },
      ],
      Indonesia: [
        { mens: Array.from({ length: 30 }, (_, index) => person('arini-kusumawardhani', `Arini ${index}`, '')) },
      ],
    },
  },
  hostile: {
    about: 'Portraits that could run, and people without a name',
    bank: { name: '<b>' },
    content: {
      English: [
        { mens: [{ image: 'javascript:alert(1)', name: '<i>' }, { image: '/art/people/x.svg', name: '-' }, null] },
      ],
      Indonesia: [{ mens: [{ name: 'Tanpa potret' }] }, null, {}],
    },
  },
};
