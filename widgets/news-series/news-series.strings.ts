export const strings = {
  English: { others: 'More to read', older: 'Older', newer: 'Newer', event: 'Another event' },
  Indonesia: {
    others: 'Bacaan lain',
    older: 'Sebelumnya',
    newer: 'Berikutnya',
    event: 'Acara lain',
  },
};
