export const strings = {
  English: { heading: 'What we stand for', previous: 'Previous', next: 'Next' },
  Indonesia: { heading: 'Nilai yang kami pegang', previous: 'Sebelumnya', next: 'Berikutnya' },
};
