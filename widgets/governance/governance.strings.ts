export const strings = {
  English: {
    title: 'Governance documents',
    lead: 'The rules that our boards and committees keep, and how well we kept them.',
    all: 'All governance documents',
  },
  Indonesia: {
    title: 'Dokumen tata kelola',
    lead: 'Aturan yang dipatuhi Dewan Komisaris, Direksi, dan komite kami, serta seberapa baik penerapannya.',
    all: 'Semua dokumen tata kelola',
  },
};
