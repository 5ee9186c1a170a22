const English = {
  place: (number: number, count: number) => `${number} of ${count}`,
  label: 'Place in the series',
  older: 'Before this',
  newer: 'After this',
};

const Indonesia: typeof English = {
  place: (number, count) => `${number} dari ${count}`,
  label: 'Urutan dalam seri',
  older: 'Sebelumnya',
  newer: 'Sesudahnya',
};

export const strings = { English, Indonesia };
