const English = {
  heading: 'Do it all from your phone',
  headline: 'What would you like to do today?',
  more: 'Find out more',
};

const Indonesia: typeof English = {
  heading: 'Semua beres dari ponsel Anda',
  headline: 'Apa yang ingin Anda lakukan hari ini?',
  more: 'Selengkapnya',
};

export const strings = { English, Indonesia };
