export const strings = {
  English: {
    way: 'Option',
    fee: 'Fee',
    once: 'Per transaction',
    day: 'Limit per day',
    noDay: 'No daily limit',
    unstated: 'Not stated',
    needs: 'Available with',
  },
  Indonesia: {
    way: 'Cara',
    fee: 'Biaya',
    once: 'Per transaksi',
    day: 'Limit per hari',
    noDay: 'Tanpa limit harian',
    unstated: 'Tidak disebutkan',
    needs: 'Tersedia untuk',
  },
};
