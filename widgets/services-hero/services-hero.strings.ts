export const strings = {
  English: { headline: 'What would you like to do today?', more: 'Find out more' },
  Indonesia: { headline: 'Apa yang ingin Anda lakukan hari ini?', more: 'Selengkapnya' },
};
