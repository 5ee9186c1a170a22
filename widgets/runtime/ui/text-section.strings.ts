export const strings = {
  English: { contents: 'On this page', changed: 'Last changed on', summary: 'In short' },
  Indonesia: { contents: 'Di halaman ini', changed: 'Terakhir diubah', summary: 'Singkatnya' },
};
