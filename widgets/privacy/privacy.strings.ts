const English = {
  heading: 'Privacy notice',
  contents: 'On this page',
};

const Indonesia: typeof English = {
  heading: 'Pemberitahuan privasi',
  contents: 'Di halaman ini',
};

export const strings = { English, Indonesia };
