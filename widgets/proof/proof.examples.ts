import type { Examples } from '../runtime/widget/examples';

const customers = { path: '/news/laba-sembilan-bulan-2026' };
const voice = { path: '/news/lastri', image: '/art/people/lastri.svg', name: 'Bu Lastri' };

export const examples: Examples = {
  usual: {
    about: 'Two figures, a voice and a rating',
    content: {
      English: {
        figures: [
          { ...customers, value: '6.1 million', label: 'customers', source: 'Nine-month report, 30 September 2026' },
          { value: '9 in 10', label: 'complaints settled within five working days', source: 'Annual results 2025' },
        ],
        voice: { ...voice, title: '“Keep the tin.”', source: '22 years of nasi pecel' },
        awards: [{ title: '4.8 out of 5', source: 'Google Play, 1 November 2026' }],
      },
      Indonesia: {
        figures: [
          { ...customers, value: '6,1 juta', label: 'nasabah', source: 'Laporan sembilan bulan, 30 September 2026' },
          { value: '9 dari 10', label: 'pengaduan selesai dalam lima hari kerja', source: 'Kinerja tahun 2025' },
        ],
        voice: { ...voice, title: '“Kalengnya disimpan saja.”', source: '22 tahun berjualan' },
        awards: [{ title: '4,8 dari 5', source: 'Google Play, 1 November 2026' }],
      },
    },
  },
};
