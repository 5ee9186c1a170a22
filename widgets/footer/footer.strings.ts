export const strings = {
  English: {
    links: 'More from us',
    map: 'Site map',
    pages: 'Explore',
    hotline: 'Call us',
    social: 'Follow us',
  },
  Indonesia: {
    links: 'Tautan lain',
    map: 'Peta situs',
    pages: 'Jelajahi',
    hotline: 'Telepon kami',
    social: 'Ikuti kami',
  },
};
