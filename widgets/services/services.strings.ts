export const strings = {
  English: { heading: 'Do it all from your phone', more: 'Find out more' },
  Indonesia: { heading: 'Semua beres dari ponsel Anda', more: 'Selengkapnya' },
};
