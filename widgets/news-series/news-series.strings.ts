const English = {
  /** They are counted from the oldest on. */
  place: (number: number, count: number) => {
    if (number === count) return `The newest of ${count}`;
    return number === 1 ? `The oldest of ${count}` : `Article ${number} of ${count}`;
  },
  label: 'Place in the series',
  older: 'Older',
  newer: 'Newer',
};

const Indonesia: typeof English = {
  place: (number, count) => {
    if (number === count) return `Terbaru dari ${count}`;
    return number === 1 ? `Terlama dari ${count}` : `Artikel ${number} dari ${count}`;
  },
  label: 'Urutan dalam seri',
  older: 'Lebih lama',
  newer: 'Lebih baru',
};

export const strings = { English, Indonesia };
