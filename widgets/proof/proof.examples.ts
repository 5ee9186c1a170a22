import type { Examples } from '../runtime/element/examples';

const voice = { path: '/news/lastri', image: '/art/people/lastri.svg', name: 'Bu Lastri' };

const long = (value: string, label: string, source: string) => ({
  figures: Array.from({ length: 5 }, (_, index) => ({
    value: `${value}${index}`,
    label: `${label} (${index})`,
    source,
    path: '/about-us/investor-relations',
  })),
});

const hostile = {
  figures: [
    { value: '&lt;b&gt;1&lt;/b&gt;', label: '<i>', source: '<script>alert(1)</script>', path: 'javascript:alert(1)' },
    { value: '<b>1</b>', label: '<i>one</i>', source: '<script>alert(1)</script>', path: '/nowhere' },
    null,
  ],
  awards: [{ source: 'Nobody' }, 'x'],
  voice: { title: '-', image: 'javascript:alert(1)' },
};

export const examples: Examples = {
  usual: {
    about: 'Two figures, a voice and a rating',
    content: {
      English: {
        figures: [
          {
            value: '6.1 million',
            label: 'customers',
            source: 'Nine-month report, 30 September 2026',
            path: '/news/laba-sembilan-bulan-2026',
          },
          {
            value: '9 in 10',
            label: 'complaints settled within five working days',
            source: 'Annual results 2025',
          },
        ],
        voice: { ...voice, title: '“Keep the tin.”', source: '22 years of nasi pecel' },
        awards: [{ title: '4.8 out of 5', source: 'Google Play, 1 November 2026' }],
      },
      Indonesia: {
        figures: [
          {
            value: '6,1 juta',
            label: 'nasabah',
            source: 'Laporan sembilan bulan, 30 September 2026',
            path: '/news/laba-sembilan-bulan-2026',
          },
          { value: '9 dari 10', label: 'pengaduan selesai dalam lima hari kerja', source: 'Kinerja tahun 2025' },
        ],
        voice: { ...voice, title: '“Kalengnya disimpan saja.”', source: '22 tahun berjualan' },
        awards: [{ title: '4,8 dari 5', source: 'Google Play, 1 November 2026' }],
      },
    },
  },
  empty: { about: 'A bank that states nothing', content: { English: {}, Indonesia: { figures: [] } } },
  long: {
    about: 'Long numbers and labels',
    content: {
      English: long(
        'Rp1,234,567,890,12',
        'of deposits that people all over the archipelago have entrusted to us',
        'Quarterly report published in accordance with the regulations, 30 September 2026',
      ),
      Indonesia: long(
        'Rp1.234.567.890.12',
        'simpanan yang dipercayakan masyarakat di seluruh Nusantara kepada kami',
        'Laporan publikasi triwulanan sesuai ketentuan yang berlaku, 30 September 2026',
      ),
    },
  },
  hostile: { about: 'Values that are not what they say', content: { English: hostile, Indonesia: hostile } },
};
