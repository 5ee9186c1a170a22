export const strings = {
  /** `name` labels a list without a heading, because keyboards can scroll it. */
  English: { name: 'Features', previous: 'Previous', next: 'Next' },
  Indonesia: { name: 'Keunggulan', previous: 'Sebelumnya', next: 'Berikutnya' },
};
