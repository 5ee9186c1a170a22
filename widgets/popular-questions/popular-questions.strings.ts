export const strings = {
  English: { title: 'Asked most often' },
  Indonesia: { title: 'Paling sering ditanyakan' },
};
