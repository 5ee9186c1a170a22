const English = { others: 'More to read', older: 'Older', newer: 'Newer' };

const Indonesia: typeof English = { others: 'Bacaan lain', older: 'Sebelumnya', newer: 'Berikutnya' };

export const strings = { English, Indonesia };
