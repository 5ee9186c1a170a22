const English = {
  valid: 'Valid until',
  ended: 'Ended',
  use: 'See how to get it',
  terms: 'See what it was',
  filter: 'Show promos',
  all: 'All',
  states: { soon: 'Ending soon', ended: 'Ended' },
  rest: 'More promos',
  over: 'These have ended',
  found: (count: number) => (count === 1 ? '1 promo' : `${count} promos`),
  among: (count: number, all: number) => `${count} of the ${all} promos looked through`,
  none: 'No promo of this kind at the moment.',
};

const Indonesia: typeof English = {
  valid: 'Berlaku hingga',
  ended: 'Berakhir',
  use: 'Lihat caranya',
  terms: 'Lihat promonya',
  filter: 'Tampilkan promo',
  all: 'Semua',
  states: { soon: 'Segera berakhir', ended: 'Berakhir' },
  rest: 'Promo lainnya',
  over: 'Yang sudah berakhir',
  found: (count) => `${count} promo`,
  among: (count, all) => `${count} dari ${all} promo yang diperiksa`,
  none: 'Saat ini belum ada promo jenis ini.',
};

export const strings = { English, Indonesia };
