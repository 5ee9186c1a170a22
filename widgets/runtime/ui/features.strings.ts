export const strings = {
  /** What a list without a heading is called, because it can be scrolled by keyboard. */
  English: { name: 'Features', previous: 'Previous', next: 'Next' },
  Indonesia: { name: 'Keunggulan', previous: 'Sebelumnya', next: 'Berikutnya' },
};
