import type { Examples } from '../runtime/widget/examples';

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

export const examples: Examples = {
  usual: {
    about: 'Four people and a figure',
    bank: {
      name: 'Bank Serambi',
      about: { English: 'A digital bank for small businesses.', Indonesia: 'Bank digital untuk usaha kecil.' },
    },
    content: { English: { boards, figures: [english] }, Indonesia: { boards, figures: [indonesian] } },
  },
};
