const English = {
  links: 'More from us',
  map: 'Site map',
  hotline: 'Call us',
  social: 'Follow us',
};

const Indonesia: typeof English = {
  links: 'Tautan lain',
  map: 'Peta situs',
  hotline: 'Telepon kami',
  social: 'Ikuti kami',
};

export const strings = { English, Indonesia };
