export const strings = {
  English: {
    way: 'Way',
    fee: 'Fee',
    once: 'Limit per transaction',
    day: 'Limit per day',
    noDay: 'No daily limit',
    unstated: 'Not stated',
    needs: 'Available with',
  },
  Indonesia: {
    way: 'Cara',
    fee: 'Biaya',
    once: 'Limit per transaksi',
    day: 'Limit per hari',
    noDay: 'Tanpa limit harian',
    unstated: 'Tidak disebutkan',
    needs: 'Bisa dengan',
  },
};
