import { type Examples, inBoth } from '../runtime/widget/examples';

const periods = ['2023', '2024', '2025', 'Sep 2026'];
const path = '/about-us/investor-relations#1/1';
const assets = { values: [11.9, 14.8, 19.6, 23.1], before: 18.4 };
const profit = [-62, 118, 236, 251];
const ratio = { format: '#%', values: [33, 31.2, 28.4, 27.6], before: 29.1 };
const contact = { text: 'Lidya Tanuwijaya', email: 'investor@bank.example' };

const usual = inBoth((say) => ({
  periods,
  figures: [
    { label: say('Total assets', 'Total aset'), format: say('Rp# trillion', 'Rp# triliun'), ...assets },
    {
      label: say('Net profit', 'Laba bersih'),
      format: say('Rp# billion', 'Rp# miliar'),
      values: profit,
      covers: say('9 months', '9 bulan'),
    },
    { label: say('Capital adequacy ratio', 'Rasio kecukupan modal'), ...ratio },
  ],
  source: say(
    'Audited annual reports; September 2026 unaudited',
    'Laporan tahunan yang diaudit; September 2026 belum diaudit',
  ),
  path,
  facts: [
    {
      title: say('Share', 'Saham'),
      text: say('SRMB, on the Indonesia Stock Exchange', 'SRMB, di Bursa Efek Indonesia'),
    },
    { title: say('Contact', 'Kontak'), ...contact },
  ],
}));

const long = {
  periods: Array.from({ length: 10 }, (_, at) => `30 September ${2017 + at}`),
  figures: Array.from({ length: 7 }, (_, at) => ({
    label: `Penyaluran kredit kepada usaha mikro, kecil, dan menengah di seluruh kepulauan ${at}`,
    format: 'Rp# triliun per tahun buku berjalan',
    values: Array.from({ length: 10 }, (_, year) => 1_234_567.25 * (year + at)),
    note: 'Angka sebelum tahun 2022 disajikan kembali sesuai dengan ketentuan sejak 1 Januari 2023. '.repeat(2),
  })),
};

export const examples: Examples = {
  usual: { about: 'Three figures, one with a loss in its first year', content: usual },
  headline: {
    about: 'The first three figures, the share, and whom to write to',
    attributes: { layout: 'headline' },
    content: usual,
  },
  long: { about: 'Ten years of large numbers', content: { English: long, Indonesia: long } },
};
