export const strings = {
  English: { title: 'Contact the right team', open: 'Read on' },
  Indonesia: { title: 'Hubungi tim yang tepat', open: 'Selengkapnya' },
};
