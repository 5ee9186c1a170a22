/** A control's label and its help text. */
type Words = readonly [label: string, help?: string];
type Field =
  | 'report'
  | 'suspect_name'
  | 'suspect_position'
  | 'approximate_date'
  | 'place_of_event'
  | 'cronology'
  | 'attachment';

interface Strings extends Record<Field, Words> {
  form: string;
  elsewhere: string;
  refused: string;
  page: string;
  start: string;
  documents: string;
  before: string;
  more: string;
  exit: string;
  draft: string;
  shortcut: string;
  /** Titles of the form's parts, in order. */
  parts: readonly string[];
  emailHelp: string;
  calendar: string;
  noCalendar: string;
  noFiles: string;
  submit: string;
}

const English: Strings = {
  form: 'Whistleblowing System e-Form',
  elsewhere: 'Open the form on the bank’s own site',
  refused: 'This form cannot be filled in on this website.',
  page: 'Corporate governance',
  start: 'Report now',
  documents: 'Governance documents',
  before: 'Before reporting',
  more: 'What to report, how you are protected, and what we cannot promise',
  exit: 'Leave this page now',
  draft: 'What you type is not stored until you send it.',
  shortcut: 'Press Shift three times to leave at once.',
  parts: ['Personal Information', 'Report of Violation', 'Suspect Information', 'File Attachment'],
  emailHelp: 'For questions and the outcome. An address without your name is safest.',
  report: ['Type of violation'],
  suspect_name: ['Suspect name', 'More than 5 characters'],
  suspect_position: ['Suspect position', '6 to 49 characters'],
  approximate_date: ['Approximate date of the event', 'For example: August 5, 2026'],
  place_of_event: ['Place of the event', 'Branch, city, or website'],
  cronology: ['Chronology', 'Who did what, and how you know'],
  attachment: ['Choose files', 'Choose or drag up to 3 files: PNG, JPEG, JPG or PDF, up to 5 MB each'],
  calendar: 'Open the calendar',
  noCalendar: 'The calendar cannot be shown at the moment. Please type the date: August 5, 2026',
  noFiles: 'Files cannot be attached at the moment. You can still send your report without them.',
  submit: 'Send report',
};

const Indonesia: Strings = {
  form: 'Whistleblowing System e-Form',
  elsewhere: 'Buka formulir di situs bank',
  refused: 'Formulir ini tidak dapat diisi di situs web ini.',
  page: 'Tata kelola perusahaan',
  start: 'Laporkan sekarang',
  documents: 'Dokumen tata kelola',
  before: 'Sebelum Anda melapor',
  more: 'Apa yang dapat dilaporkan, perlindungan Anda, dan yang tidak dapat kami janjikan',
  exit: 'Tinggalkan halaman ini',
  draft: 'Isian Anda tidak disimpan sebelum dikirim.',
  shortcut: 'Tekan Shift tiga kali untuk segera keluar.',
  parts: ['Informasi Pribadi', 'Laporan Pelanggaran', 'Informasi Terlapor', 'Lampiran File'],
  emailHelp: 'Untuk pertanyaan dan hasil laporan. Alamat tanpa nama Anda paling aman.',
  report: ['Jenis pelanggaran'],
  suspect_name: ['Nama terlapor', 'Lebih dari 5 karakter'],
  suspect_position: ['Jabatan terlapor', '6 sampai 49 karakter'],
  approximate_date: ['Perkiraan tanggal kejadian', 'Misalnya: Agustus 5, 2026'],
  place_of_event: ['Tempat kejadian', 'Cabang, kota, atau situs web'],
  cronology: ['Kronologi', 'Siapa melakukan apa, dan dari mana Anda tahu'],
  attachment: ['Pilih file', 'Pilih atau seret maksimal 3 file: PNG, JPEG, JPG, atau PDF, masing-masing sampai 5 MB'],
  calendar: 'Buka kalender',
  noCalendar: 'Kalender tidak dapat ditampilkan saat ini. Silakan ketik tanggalnya: Agustus 5, 2026',
  noFiles: 'File tidak dapat dilampirkan saat ini. Laporan tetap dapat dikirim tanpa file.',
  submit: 'Kirim laporan',
};

export const strings = { English, Indonesia };
