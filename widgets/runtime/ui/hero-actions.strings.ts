export const strings = { English: { open: 'Open an account' }, Indonesia: { open: 'Buka rekening' } };
