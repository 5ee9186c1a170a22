const English = { heading: 'What we stand for', previous: 'Previous', next: 'Next' };

const Indonesia: typeof English = { heading: 'Nilai yang kami pegang', previous: 'Sebelumnya', next: 'Berikutnya' };

export const strings = { English, Indonesia };
