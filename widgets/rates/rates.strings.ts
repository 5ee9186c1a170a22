export const strings = {
  English: {
    heading: 'Rates, limits and fees',
    lead: 'What your money earns, how much of it you can move in a day, and what each service costs.',
    tabs: 'Subjects',
    effective: 'In effect since',
    calculate: 'Work out your interest',
  },
  Indonesia: {
    heading: 'Suku bunga, limit, dan biaya',
    lead: 'Berapa hasil simpanan Anda, berapa limit transaksi per hari, dan berapa biaya setiap layanan.',
    tabs: 'Topik',
    effective: 'Berlaku sejak',
    calculate: 'Hitung bunga Anda',
  },
};
