export const strings = {
  English: {
    steps: 'Steps',
    count: { one: '{count} step', other: '{count} steps' },
    previous: 'Previous step',
    next: 'Next step',
  },
  Indonesia: {
    steps: 'Langkah-langkah',
    count: { other: '{count} langkah' },
    previous: 'Langkah sebelumnya',
    next: 'Langkah berikutnya',
  },
};
