// Sections that several documents share. Figures, names and days have the same sources as the pages, so that a document cannot contradict
// the website.

import { type Figures, figures } from './figures';
import type { Formatter, Language, Pair, Section } from './wording';

/** Data of the demo bank's own files. */
export interface Known {
  bank: { address: Record<Language, string>; phones: string[] };
  documents: Record<string, { date: string }>;
  committees: Record<Language, { year: string; boards: { committees: Committee[] }[] }>;
  leaders: Record<Language, { title: string; mens: { name: string; jobs: string }[] }[]>;
}

interface Committee {
  title: string;
  chair: { name: string };
  members: object[];
  meetings: number;
  attendance: number;
}

type Make = (format: Formatter, known: Known, name: string) => Section[];

const statements = /^(?:annual-report|financial-statements|monthly-report)-/;
const annual = /^(?:annual-report-|governance-report-)/;
const boards = /^(?:organization-structure|commissioners-charter|directors-charter|governance-policy)$/;
const committees = /^(?:committee-charter|organization-structure|governance-policy)$/;
const investors =
  /^(?:share|ipo-|rights-issue-|dividend-|agm-|corporate-calendar|public-expose|prime-lending|liquidity)/;
const rules = /(?:-policy|-charter|^code-of-conduct|^articles-of-association)$/;

/** `2026-09` for `financial-statements-2026-q3`. */
function monthOf(name: string): string {
  const [, year = '', rest = ''] = /(\d{4})-?(q\d|\d\d)?/.exec(name) ?? [];
  const month = rest.startsWith('q') ? String(Number(rest.slice(1)) * 3).padStart(2, '0') : rest || '12';
  return `${year}-${month}`;
}

const share = (part: number, whole: number, format: Formatter) => format.percent((part / whole) * 100);

const development: Make = (format, _, name) => {
  const until = monthOf(name);
  const rows = [...figures].filter(([month]) => month <= until && Number(month.slice(5)) % 3 === 0).slice(-6);
  const amounts: [Pair, keyof Figures][] = [
    [['Assets', 'Aset'], 'assets'],
    [['Loans', 'Kredit'], 'loans'],
    [['Deposits', 'Simpanan'], 'deposits'],
    [['Net profit', 'Laba bersih'], 'profit'],
  ];
  return [
    {
      title: format.text(['Development', 'Perkembangan']),
      text: [
        format.text([
          'The last six quarters for comparison, in billions of rupiah. Net profit is counted from 1 January of each year, so that it begins anew with every first quarter.',
          'Enam triwulan terakhir sebagai pembanding, dalam miliar rupiah. Laba bersih dihitung sejak 1 Januari setiap tahun, sehingga dimulai lagi pada setiap triwulan pertama.',
        ]),
      ],
      head: [format.text(['At the end of', 'Per akhir']), ...amounts.map(([label]) => format.text(label))],
      rows: rows.map(([month, row]) => [format.month(month), ...amounts.map(([, key]) => format.number(row[key]))]),
    },
    {
      title: format.text(['Ratios', 'Rasio']),
      text: [
        format.text([
          'Loans are granted out of deposits and equity. A lower share of loans leaves more in liquid assets; a higher capital ratio can bear larger losses.',
          'Kredit disalurkan dari simpanan dan ekuitas. Porsi kredit yang lebih rendah menyisakan lebih banyak aset likuid; rasio modal yang lebih tinggi sanggup menanggung kerugian lebih besar.',
        ]),
      ],
      head: [
        format.text(['At the end of', 'Per akhir']),
        format.text(['Loans to deposits', 'Kredit terhadap simpanan']),
        format.text(['Equity to assets', 'Ekuitas terhadap aset']),
        format.text(['Non-performing loans', 'Kredit bermasalah']),
        format.text(['Capital', 'Modal']),
      ],
      rows: rows.map(([month, row]) => [
        format.month(month),
        share(row.loans, row.deposits, format),
        share(row.equity, row.assets, format),
        format.percent(row.badLoans),
        format.percent(row.capitalRatio),
      ]),
    },
    {
      title: format.text(['How the figures are made', 'Cara angka disusun']),
      text: [
        format.text([
          'The statements follow Indonesian Financial Accounting Standards and the rules of OJK on the publication of banks’ reports. All amounts are in rupiah; amounts in foreign currency are converted at the rate of the last day.',
          'Laporan disusun menurut Standar Akuntansi Keuangan di Indonesia dan ketentuan OJK tentang publikasi laporan bank. Semua jumlah dalam rupiah; jumlah dalam valuta asing dijabarkan dengan kurs hari terakhir.',
        ]),
        format.text([
          'A loan counts as non-performing once payments are more than 90 days late, or earlier if the bank does not expect to be paid in full. The capital ratio compares the bank’s own capital with its assets weighted by their risk.',
          'Kredit tergolong bermasalah jika pembayarannya terlambat lebih dari 90 hari, atau lebih awal jika bank memperkirakan kredit tidak akan dibayar penuh. Rasio modal membandingkan modal bank dengan asetnya menurut bobot risiko.',
        ]),
        format.text([
          'The Board of Directors is responsible for the statements. The Audit Committee examines them before they are published.',
          'Direksi bertanggung jawab atas laporan ini. Komite Audit memeriksanya sebelum diterbitkan.',
        ]),
      ],
    },
  ];
};

const leadership: Make = (format, { leaders }) =>
  leaders[format.language].map(({ title, mens }) => ({
    title,
    text: [],
    head: [format.text(['Name', 'Nama']), format.text(['Position', 'Jabatan'])],
    rows: mens.map(({ name, jobs }) => [name, jobs]),
  }));

const committeesOfBoards: Make = (
  format,
  {
    committees: {
      [format.language]: { year, boards },
    },
  },
) => [
  {
    title: format.text(['Committees', 'Komite']),
    text: [
      format.text([
        `A committee decides only when a majority is present, keeps minutes of who said what, and no member votes on a matter in which they have a personal interest. Meetings and attendance are those of ${year}.`,
        `Komite hanya memutuskan jika mayoritas anggotanya hadir, mencatat siapa berpendapat apa, dan tidak melibatkan anggota yang punya kepentingan pribadi. Rapat dan kehadiran adalah data ${year}.`,
      ]),
    ],
    head: [
      format.text(['Committee', 'Komite']),
      format.text(['Chair', 'Ketua']),
      format.text(['Members', 'Anggota']),
      format.text(['Meetings', 'Rapat']),
      format.text(['Attendance', 'Kehadiran']),
    ],
    rows: boards.flatMap(({ committees }) =>
      committees.map(({ title, chair, members, meetings, attendance }) => [
        title,
        chair.name,
        String(members.length + 1),
        String(meetings),
        format.percent(attendance, 0),
      ]),
    ),
  },
];

const ruling: Make = (format) => [
  {
    title: format.text(['Whom it binds', 'Siapa yang terikat']),
    text: [
      format.text([
        'Both boards, every employee, and everyone who works for the bank under a contract. Nobody may ask for an exception by word of mouth: an exception is written down, with its reason, and ends on a stated day.',
        'Dewan Komisaris, Direksi, setiap pegawai, dan siapa pun yang bekerja bagi bank berdasarkan kontrak. Pengecualian tidak dapat diminta secara lisan: pengecualian dicatat beserta alasannya, dan berakhir pada tanggal yang ditetapkan.',
      ]),
    ],
  },
  {
    title: format.text(['Who does what', 'Siapa melakukan apa']),
    text: [
      format.text([
        'Good governance means that nobody in the bank decides alone, that whoever decides can be asked for the reasons, and that the answer can be checked.',
        'Tata kelola yang baik berarti tidak seorang pun di bank memutuskan sendirian, siapa pun yang memutuskan dapat ditanya alasannya, dan jawabannya dapat diperiksa.',
      ]),
    ],
    head: [format.text(['Who', 'Siapa']), format.text(['Task', 'Tugas'])],
    rows: (
      [
        [
          ['Board of Commissioners', 'Dewan Komisaris'],
          ['Supervises, and approves every change', 'Mengawasi dan menyetujui setiap perubahan'],
        ],
        [
          ['Board of Directors', 'Direksi'],
          ['Carries it out, and answers for it', 'Menjalankan dan mempertanggungjawabkannya'],
        ],
        [
          ['First line: those who do business', 'Lini pertama: unit bisnis'],
          ['Own the risk of what they do', 'Menanggung risiko dari kegiatannya'],
        ],
        [
          ['Second line: risk management and compliance', 'Lini kedua: manajemen risiko dan kepatuhan'],
          ['Check it, and advise', 'Memeriksa dan memberi saran'],
        ],
        [
          ['Third line: internal audit', 'Lini ketiga: audit internal'],
          ['Examines both, and reports to the Audit Committee', 'Memeriksa keduanya dan melapor kepada Komite Audit'],
        ],
      ] satisfies [Pair, Pair][]
    ).map((row) => row.map((cell) => format.text(cell))),
  },
  {
    title: format.text(['Violations', 'Pelanggaran']),
    text: [
      format.text([
        'Anyone may report a violation, also without a name, with the form on the page of corporate governance. Reports are encrypted. Whoever reports in good faith is protected, and reprisals have consequences.',
        'Siapa pun dapat melaporkan pelanggaran, juga tanpa nama, lewat formulir di halaman tata kelola perusahaan. Laporan dienkripsi. Pelapor yang beriktikad baik dilindungi, dan pembalasan ditindak.',
      ]),
      format.text([
        'Reporters hear from the bank: a confirmation within 3 working days, word within 14 whether the bank will investigate, and in the end the outcome.',
        'Pelapor mendapat kabar: konfirmasi dalam 3 hari kerja, kabar apakah laporan diselidiki dalam 14 hari kerja, lalu hasilnya.',
      ]),
    ],
  },
  {
    title: format.text(['Review', 'Peninjauan']),
    text: [
      format.text([
        'This document is reviewed once a year, and whenever the law or the bank’s business changes. The version on the website is the one in force.',
        'Dokumen ini ditinjau setahun sekali, dan setiap kali hukum atau usaha bank berubah. Versi yang ada di situs bank adalah versi yang berlaku.',
      ]),
    ],
  },
];

const trading: Make = (format) => [
  {
    title: format.text(['About this information', 'Tentang informasi ini']),
    text: [
      format.text([
        'PT Bank Serambi Tbk publishes it as a company listed on the Indonesia Stock Exchange (SRMB). It is no offer and no advice to buy or sell shares.',
        'PT Bank Serambi Tbk menerbitkannya sebagai perusahaan yang tercatat di Bursa Efek Indonesia (SRMB). Informasi ini bukan penawaran atau saran untuk membeli atau menjual saham.',
      ]),
      format.text([
        'Where the Indonesian and the English text differ, the Indonesian one counts.',
        'Jika teks bahasa Indonesia dan bahasa Inggris berbeda, yang berlaku adalah teks bahasa Indonesia.',
      ]),
    ],
  },
];

const contact: Make = (format, { bank }) => [
  {
    title: format.text(['The bank', 'Tentang bank']),
    text: [
      format.text([
        'Bank Serambi is licensed and supervised by the Financial Services Authority (OJK) and Bank Indonesia, and takes part in the deposit guarantee of the Indonesia Deposit Insurance Corporation (LPS).',
        'Bank Serambi berizin dan diawasi oleh Otoritas Jasa Keuangan (OJK) dan Bank Indonesia, serta merupakan peserta penjaminan Lembaga Penjamin Simpanan (LPS).',
      ]),
    ],
    head: [format.text(['Questions', 'Pertanyaan']), ''],
    rows: [
      [format.text(['Head office', 'Kantor pusat']), bank.address[format.language]],
      [format.text(['Investors', 'Investor']), 'investor@bankserambi.example'],
      [format.text(['Corporate secretary', 'Sekretaris perusahaan']), 'sekretaris@bankserambi.example'],
      [format.text(['Telephone', 'Telepon']), bank.phones[0] ?? ''],
    ],
  },
];

/** All kinds whose pattern matches the document's name apply, in this order. */
const kinds: [RegExp, Make][] = [
  [statements, development],
  [annual, leadership],
  [boards, leadership],
  [annual, committeesOfBoards],
  [committees, committeesOfBoards],
  [rules, ruling],
  [investors, trading],
  [/./, contact],
];

export const furtherSections: Make = (format, known, name) =>
  kinds.filter(([pattern]) => pattern.test(name)).flatMap(([, make]) => make(format, known, name));
