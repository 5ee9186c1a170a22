const English = { headline: 'What would you like to do today?', more: 'Find out more' };

const Indonesia: typeof English = { headline: 'Apa yang ingin Anda lakukan hari ini?', more: 'Selengkapnya' };

export const strings = { English, Indonesia };
