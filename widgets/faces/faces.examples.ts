import type { Examples } from '../runtime/widget/examples';

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

const path = '/news/laba-sembilan-bulan-2026';
const english = { value: '6.1 million', label: 'customers', source: 'Nine-month report, 30 September 2026', path };
const indonesian = { value: '6,1 juta', label: 'nasabah', source: 'Laporan sembilan bulan, 30 September 2026', path };
const many = [{ mens: Array.from({ length: 30 }, (_, at) => person('arini-kusumawardhani', `Arini ${at}`, '')) }];

const three = (figure: object, value: string, label: string) =>
  [0, 1, 2].map((at) => ({ ...figure, value: `${value}${at}`, label: `${label} (${at})` }));

export const examples: Examples = {
  usual: {
    about: 'Four people and a figure',
    bank: {
      name: 'Bank Serambi',
      about: both('A digital bank for small businesses.', 'Bank digital untuk usaha kecil.'),
    },
    content: { English: { boards, figures: [english] }, Indonesia: { boards, figures: [indonesian] } },
  },
  long: {
    about: 'More people than the row has room for, and long figures',
    bank: { name: 'Bank Pembangunan Daerah Kepulauan Nusantara Timur Raya' },
    content: {
      English: { boards: many, figures: three(english, 'Rp1,234,567,890,12', 'of deposits') },
      Indonesia: { boards: many, figures: three(indonesian, 'Rp1.234.567.890.12', 'simpanan masyarakat') },
    },
  },
};
