import type { Examples } from '../runtime/element/examples';

const both = (English: string, Indonesia = English) => ({ English, Indonesia });

export const examples: Examples = {
  usual: {
    about: 'Three figures and a rating',
    bank: {
      name: 'Bank Serambi',
      proof: {
        figures: [
          {
            value: both('6.1 million', '6,1 juta'),
            label: both('customers', 'nasabah'),
            source: both('Nine-month report, 30 September 2026', 'Laporan sembilan bulan, 30 September 2026'),
            path: '/news/laba-sembilan-bulan-2026',
          },
          {
            value: both('9 in 10', '9 dari 10'),
            label: both('complaints settled within five working days', 'pengaduan selesai dalam lima hari kerja'),
            source: both('Annual results 2025', 'Kinerja tahun 2025'),
          },
        ],
        voice: {
          title: both('“Keep the tin.”', '“Kalengnya disimpan saja.”'),
          name: both('Bu Lastri'),
          source: both('22 years of nasi pecel', '22 tahun berjualan'),
          path: '/news/lastri',
          image: '/art/people/lastri.svg',
        },
        awards: [
          {
            title: both('4.8 out of 5', '4,8 dari 5'),
            source: both('Google Play, 1 November 2026', 'Google Play, 1 November 2026'),
          },
        ],
      },
    },
  },
  empty: { about: 'A bank that states nothing', bank: { name: 'Bank Uji' } },
  long: {
    about: 'Long numbers and labels',
    bank: {
      name: 'Bank Uji',
      proof: {
        figures: Array.from({ length: 5 }, (_, index) => ({
          value: both(`Rp1,234,567,890,12${index}`, `Rp1.234.567.890.12${index}`),
          label: both(
            `of deposits that people all over the archipelago have entrusted to us (${index})`,
            `simpanan yang dipercayakan masyarakat di seluruh Nusantara kepada kami (${index})`,
          ),
          source: both(
            'Quarterly report published in accordance with the regulations, 30 September 2026',
            'Laporan publikasi triwulanan sesuai ketentuan yang berlaku, 30 September 2026',
          ),
          path: '/about-us/investor-relations',
        })),
      },
    },
  },
  hostile: {
    about: 'Values that are not what they say',
    bank: {
      name: '<b>',
      proof: {
        figures: [
          { value: both('<b>1</b>'), label: both('<i>'), source: both('<script>alert(1)</script>'), path: '/nowhere' },
        ],
      },
    },
  },
};
