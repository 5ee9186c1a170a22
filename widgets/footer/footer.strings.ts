const English = {
  links: 'More from us',
  news: 'News and events',
  rates: 'Rates, limits and fees',
  contact: 'Contact us',
  social: 'Follow us',
  privacy: 'Privacy notice',
  terms: 'Terms and conditions',
};

const Indonesia: typeof English = {
  links: 'Tautan lain',
  news: 'Berita dan acara',
  rates: 'Suku bunga, limit, dan biaya',
  contact: 'Hubungi kami',
  social: 'Ikuti kami',
  privacy: 'Pemberitahuan privasi',
  terms: 'Syarat dan ketentuan',
};

export const strings = { English, Indonesia };
