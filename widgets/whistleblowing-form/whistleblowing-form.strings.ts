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
  parts: Readonly<Record<'person' | 'report' | 'suspect' | 'files', string>>;
  outline: string;
  filled: string;
  optional: string;
  drag: string;
  unscripted: string;
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
  page: 'Governance: report misconduct',
  start: 'Report now',
  documents: 'Governance documents',
  before: 'Before reporting',
  more: 'What to report, how you are protected, and what we cannot promise',
  exit: 'Leave this page now',
  draft: 'Take your time: nothing is stored until you send it.',
  shortcut: 'Press Shift three times to leave at\u00a0once.',
  parts: {
    person: 'Personal Information',
    report: 'Report of Violation',
    suspect: 'Suspect Information',
    files: 'File Attachment',
  },
  outline: 'Parts of the form',
  filled: 'filled in',
  optional: 'optional',
  drag: 'or drag them here',
  unscripted:
    'Your browser runs no script, so the files come to us as they are. Our server removes their names and the hidden data that it can, and then says what remains.',
  emailHelp: 'For questions and the outcome. An address without your name is safest.',
  report: ['Type of violation'],
  suspect_name: ['Suspect name', 'The full name, or how you know the person: at least 6 characters.'],
  suspect_position: [
    'Suspect position',
    'With the place of work, such as “Teller, Kupang branch”: 6 to 49 characters.',
  ],
  approximate_date: [
    'Approximate date of the event',
    'If you are not sure, give your best guess, such as 5 August 2026.',
  ],
  place_of_event: ['Place of the event', 'For example a branch, a city or a website.'],
  cronology: ['Chronology', 'Tell us who did what, when, and how you know: at least 26 characters.'],
  attachment: ['Choose files', 'Up to 3 files in PNG, JPEG, JPG or PDF, each of at most 5 MB.'],
  calendar: 'Open the calendar',
  noCalendar: 'The calendar cannot be shown now. Please type the date, such as 5 August 2026.',
  noFiles: 'Files cannot be attached at the moment. You can still send your report without them.',
  submit: 'Send report',
};

const Indonesia: Strings = {
  form: 'Whistleblowing System e-Form',
  elsewhere: 'Buka formulir di situs bank',
  refused: 'Formulir ini tidak dapat diisi di situs web ini.',
  page: 'Tata kelola: lapor pelanggaran',
  start: 'Laporkan sekarang',
  documents: 'Dokumen tata kelola',
  before: 'Sebelum Anda melapor',
  more: 'Apa yang dapat dilaporkan, perlindungan Anda, dan yang tidak dapat kami janjikan',
  exit: 'Tinggalkan halaman ini',
  draft: 'Isilah tanpa terburu-buru: tidak ada yang disimpan sebelum Anda mengirimnya.',
  shortcut: 'Tekan Shift tiga kali untuk segera\u00a0keluar.',
  parts: {
    person: 'Informasi Pribadi',
    report: 'Laporan Pelanggaran',
    suspect: 'Informasi Terlapor',
    files: 'Lampiran Berkas',
  },
  outline: 'Bagian formulir',
  filled: 'terisi',
  optional: 'opsional',
  drag: 'atau seret ke sini',
  unscripted:
    'Browser Anda tidak menjalankan skrip, jadi berkas sampai kepada kami apa adanya. Server kami menghapus nama berkas dan data tersembunyi yang dapat dihapus, lalu memberi tahu apa yang tersisa.',
  emailHelp: 'Untuk pertanyaan dan hasil laporan. Alamat tanpa nama Anda paling aman.',
  report: ['Jenis pelanggaran'],
  suspect_name: ['Nama terlapor', 'Nama lengkapnya, atau sebutan yang Anda kenal: minimal 6 karakter.'],
  suspect_position: [
    'Jabatan terlapor',
    'Sebutkan juga tempat tugasnya, misalnya “Teller Cabang Kupang”: 6 sampai 49 karakter.',
  ],
  approximate_date: [
    'Perkiraan tanggal kejadian',
    'Jika tidak ingat persis, tulis perkiraannya, misalnya 5 Agustus 2026.',
  ],
  place_of_event: ['Tempat kejadian', 'Misalnya nama cabang, kota, atau situs web.'],
  cronology: ['Kronologi', 'Ceritakan siapa melakukan apa, kapan, dan dari mana Anda tahu: minimal 26 karakter.'],
  attachment: ['Pilih berkas', 'Maksimal 3 berkas PNG, JPEG, JPG, atau PDF, masing-masing paling besar 5 MB.'],
  calendar: 'Buka kalender',
  noCalendar: 'Kalender tidak dapat ditampilkan saat ini. Silakan ketik tanggalnya, misalnya 5 Agustus 2026.',
  noFiles: 'Berkas tidak dapat dilampirkan saat ini. Laporan tetap dapat dikirim tanpa berkas.',
  submit: 'Kirim laporan',
};

export const strings = { English, Indonesia };
