export const strings = { English: { home: 'Home' }, Indonesia: { home: 'Beranda' } };
