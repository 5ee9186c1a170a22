const English = { others: 'More to read', older: 'Older', newer: 'Newer' };

const Indonesia: typeof English = { others: 'Bacaan lain', older: 'Lebih lama', newer: 'Lebih baru' };

export const strings = { English, Indonesia };
