const English = {
  products: 'Products',
  captions: { plans: 'Compare Pay and Plus', tiers: 'Rates by tenure' },
  columns: {
    plans: 'Feature',
    alloPay: 'Pay',
    alloPlus: 'Plus',
    tiering_no: 'Tier',
    tenure: 'Tenure',
    holding_period: 'Holding period',
    interest_rate: 'Interest rate',
  },
  ok: 'Yes',
  no: 'No',
  updated: 'Updated on 19 September 2023',
};

const Indonesia: typeof English = {
  products: 'Produk',
  captions: { plans: 'Bandingkan Pay dan Plus', tiers: 'Suku bunga menurut jangka waktu' },
  columns: {
    plans: 'Fitur',
    alloPay: 'Pay',
    alloPlus: 'Plus',
    tiering_no: 'Tier',
    tenure: 'Jangka waktu',
    holding_period: 'Masa tahan',
    interest_rate: 'Suku bunga',
  },
  ok: 'Ya',
  no: 'Tidak',
  updated: 'Diperbarui pada 19 September 2023',
};

export const strings = { English, Indonesia };
