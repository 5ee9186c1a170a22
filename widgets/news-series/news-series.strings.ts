const English = { others: 'More to read', older: 'Older', newer: 'Newer', event: 'Another event' };

const Indonesia: typeof English = {
  others: 'Bacaan lain',
  older: 'Sebelumnya',
  newer: 'Berikutnya',
  event: 'Acara lain',
};

export const strings = { English, Indonesia };
