const English = {
  links: 'More from us',
  social: 'Follow us',
};

const Indonesia: typeof English = {
  links: 'Tautan lain',
  social: 'Ikuti kami',
};

export const strings = { English, Indonesia };
