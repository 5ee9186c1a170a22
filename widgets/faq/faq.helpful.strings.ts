export const strings = {
  English: {
    ask: 'Was this helpful?',
    yes: 'Yes',
    no: 'No',
    thanks: 'Thank you.',
    contact: 'Ask a person',
    copied: 'Link copied to clipboard',
  },
  Indonesia: {
    ask: 'Apakah jawaban ini membantu?',
    yes: 'Ya',
    no: 'Tidak',
    thanks: 'Terima kasih.',
    contact: 'Tanya petugas kami',
    copied: 'Link telah tersalin',
  },
};
