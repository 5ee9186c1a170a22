import type { Message } from '../runtime';

export const strings = {
  English: {
    valid: 'Valid until',
    endless: 'No end date',
    ended: 'Ended',
    use: 'See how to get it',
    terms: 'See what it was',
    filter: 'Show promos',
    all: 'All',
    states: { soon: 'Ending soon', ended: 'Ended' },
    rest: 'More promos',
    over: 'Ended promos',
    found: { one: '{count} promo', other: '{count} promos' } as Message,
    among: '{count} of the {all} promos looked through' as Message,
    none: 'No promo of this kind at the moment.',
  },
  Indonesia: {
    valid: 'Berlaku hingga',
    endless: 'Tanpa tanggal akhir',
    ended: 'Berakhir',
    use: 'Lihat caranya',
    terms: 'Lihat promonya',
    filter: 'Tampilkan promo',
    all: 'Semua',
    states: { soon: 'Segera berakhir', ended: 'Sudah berakhir' },
    rest: 'Promo lainnya',
    over: 'Promo yang sudah berakhir',
    found: '{count} promo',
    among: '{count} dari {all} promo yang diperiksa',
    none: 'Saat ini belum ada promo jenis ini.',
  },
};
