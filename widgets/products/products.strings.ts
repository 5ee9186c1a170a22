const English = {
  products: 'Products',
  captions: { plans: 'Compare {one} and {other}', tiers: 'Rates by term' },
  columns: {
    plans: 'Feature',
    alloPay: 'Pay',
    alloPlus: 'Plus',
    tiering_no: 'Tier',
    tenure: 'Term',
    holding_period: 'Minimum holding period',
    interest_rate: 'Yearly rate',
  },
  ok: 'Yes',
  no: 'No',
  updated: 'Updated on',
  open: 'Open an account',
  rates: 'All rates, limits and fees',
  calculate: 'Work it out',
};

const Indonesia: typeof English = {
  products: 'Produk',
  captions: { plans: 'Bandingkan {one} dan {other}', tiers: 'Suku bunga menurut jangka waktu' },
  columns: {
    plans: 'Fitur',
    alloPay: 'Pay',
    alloPlus: 'Plus',
    tiering_no: 'Tingkat',
    tenure: 'Jangka waktu',
    holding_period: 'Masa simpan minimum',
    interest_rate: 'Bunga per tahun',
  },
  ok: 'Ya',
  no: 'Tidak',
  updated: 'Diperbarui pada',
  open: 'Buka rekening',
  rates: 'Semua suku bunga, limit, dan biaya',
  calculate: 'Hitung',
};

export const strings = { English, Indonesia };
