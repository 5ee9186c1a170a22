export const strings = {
  English: {
    fee: 'fee {price}',
    free: 'no fee',
    /** A page that says its fees is found by these words, however long the rest of its text is. */
    feeWords: 'fee fees cost',
  },
  Indonesia: {
    fee: 'biaya {price}',
    free: 'tanpa biaya',
    feeWords: 'biaya tarif',
  },
};
