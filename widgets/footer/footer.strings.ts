const English = {
  links: 'More from us',
  map: 'Site map',
  pages: 'Explore',
  hotline: 'Call us',
  social: 'Follow us',
};

const Indonesia: typeof English = {
  links: 'Tautan lain',
  map: 'Peta situs',
  pages: 'Jelajahi',
  hotline: 'Telepon kami',
  social: 'Ikuti kami',
};

export const strings = { English, Indonesia };
