const English = { heading: 'Do it all from your phone', more: 'Find out more' };

const Indonesia: typeof English = { heading: 'Semua beres dari ponsel Anda', more: 'Selengkapnya' };

export const strings = { English, Indonesia };
