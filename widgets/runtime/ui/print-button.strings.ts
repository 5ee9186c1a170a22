export const strings = { English: { print: 'Print' }, Indonesia: { print: 'Cetak' } };
