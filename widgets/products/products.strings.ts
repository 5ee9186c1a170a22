const English = {
  products: 'Products',
  captions: { plans: (one: string, other: string) => `Compare ${one} and ${other}`, tiers: 'Rates by tenure' },
  columns: {
    plans: 'Feature',
    alloPay: 'Pay',
    alloPlus: 'Plus',
    tiering_no: 'Tier',
    tenure: 'Tenure',
    holding_period: 'Minimum term',
    interest_rate: 'Interest rate',
  },
  ok: 'Yes',
  no: 'No',
  updated: 'Updated on 19 September 2023',
  open: 'Open an account',
  rates: 'All rates, limits and fees',
};

const Indonesia: typeof English = {
  products: 'Produk',
  captions: { plans: (one, other) => `Bandingkan ${one} dan ${other}`, tiers: 'Suku bunga menurut jangka waktu' },
  columns: {
    plans: 'Fitur',
    alloPay: 'Pay',
    alloPlus: 'Plus',
    tiering_no: 'Tingkat',
    tenure: 'Jangka waktu',
    holding_period: 'Masa simpan minimum',
    interest_rate: 'Suku bunga',
  },
  ok: 'Ya',
  no: 'Tidak',
  updated: 'Diperbarui pada 19 September 2023',
  open: 'Buka rekening',
  rates: 'Semua suku bunga, limit, dan biaya',
};

export const strings = { English, Indonesia };
