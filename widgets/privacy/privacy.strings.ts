export const strings = {
  English: { heading: 'Privacy notice' },
  Indonesia: { heading: 'Pemberitahuan privasi' },
};
