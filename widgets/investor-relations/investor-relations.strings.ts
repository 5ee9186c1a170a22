import type { Message } from '../runtime';

const English = {
  menu: 'Investors',
  none: 'No documents yet.',
  search: 'Find a document',
  example: 'annual report 2025',
  newest: 'Newest documents',
  year: 'Year',
  allYears: 'All years',
  type: 'Kind of document',
  allTypes: 'All documents',
  submit: 'Find',
  clear: 'Back to all documents',
  found: { one: '{count} document', other: '{count} documents' } as Message,
  among: '{count} of the {all} documents looked through',
  nothing: 'No document has all of these words. Try fewer, or another year.',
  first: 'The first {count} are shown. Another word or a year narrows them down.',
};

const Indonesia: typeof English = {
  menu: 'Investor',
  none: 'Belum ada dokumen.',
  search: 'Cari dokumen',
  example: 'laporan tahunan 2025',
  newest: 'Dokumen terbaru',
  year: 'Tahun',
  allYears: 'Semua tahun',
  type: 'Jenis dokumen',
  allTypes: 'Semua dokumen',
  submit: 'Cari',
  clear: 'Kembali ke semua dokumen',
  found: '{count} dokumen',
  among: '{count} dari {all} dokumen yang diperiksa',
  nothing: 'Tidak ada dokumen yang memuat semua kata itu. Coba kurangi katanya atau pilih tahun lain.',
  first: 'Ditampilkan {count} dokumen pertama. Tambahkan kata atau pilih tahun untuk mempersempitnya.',
};

export const strings = { English, Indonesia };
