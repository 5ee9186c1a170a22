const English = {
  ask: 'Was this helpful?',
  yes: 'Yes',
  no: 'No',
  thanks: 'Thank you.',
  contact: 'Ask a person',
};

const Indonesia: typeof English = {
  ask: 'Apakah jawaban ini membantu?',
  yes: 'Ya',
  no: 'Tidak',
  thanks: 'Terima kasih.',
  contact: 'Tanya petugas kami',
};

export const strings = { English, Indonesia };
