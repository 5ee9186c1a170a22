const English = {
  /** They are counted from the oldest on. */
  place: (number: number, count: number) => {
    if (number === count) return `The newest of ${count}`;
    return number === 1 ? `The oldest of ${count}` : `${number} of ${count}`;
  },
  label: 'Place in the series',
  older: 'Earlier',
  newer: 'Later',
};

const Indonesia: typeof English = {
  place: (number, count) => {
    if (number === count) return `Terbaru dari ${count}`;
    return number === 1 ? `Terlama dari ${count}` : `${number} dari ${count}`;
  },
  label: 'Urutan dalam seri',
  older: 'Sebelumnya',
  newer: 'Sesudahnya',
};

export const strings = { English, Indonesia };
