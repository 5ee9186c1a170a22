// The text of each document. Its file name tells its kind. An unknown kind gets a plain cover page, so that every link in the
// content has a document.

import { type Figures, figures, lendingRates, liquidity, shareholders, sharePrices } from './figures';

export type Language = 'English' | 'Indonesia';

export interface Part {
  text: string[];
  head: string[];
  rows: string[][];
}

/** Not every section has a table. */
export interface Section extends Partial<Omit<Part, 'text'>> {
  title: string;
  text: string[];
}

export type BankDocument = Record<Language, { title: string; day: string; sections: Section[] }>;

export type Pair = readonly [english: string, indonesian: string];

export class Formatter {
  constructor(readonly language: Language) {}

  text([english, indonesian]: Pair): string {
    return this.language === 'English' ? english : indonesian;
  }

  number(value: number, digits = 0): string {
    const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    return value.toLocaleString(this.language === 'English' ? 'en-GB' : 'id-ID', options);
  }

  percent(value: number, digits = 1): string {
    return `${this.number(value, digits)}%`;
  }

  /** `2026-09` → `Sep 2026` */
  month(iso: string): string {
    const moment = new Date(`${iso}-01T00:00:00Z`);
    const options = { month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
    return moment.toLocaleDateString(this.language === 'English' ? 'en-GB' : 'id-ID', options);
  }

  /** `2026-09` → `30 September 2026`, `2026-09-03` → `3 September 2026` */
  date(iso: string): string {
    const [year = 0, month = 0, day] = iso.split('-').map(Number);
    const moment = new Date(day === undefined ? Date.UTC(year, month, 0) : Date.UTC(year, month - 1, day));
    const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
    return moment.toLocaleDateString(this.language === 'English' ? 'en-GB' : 'id-ID', options);
  }
}

type Template = (format: Formatter, parts: string[]) => Part;

function figuresFor<Value>(map: Map<string, Value>, key: string): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`No figures for ${key}; add them to demo/documents/figures.ts`);
  return value;
}

const lines: [Pair, (row: Figures, format: Formatter) => string][] = [
  [['Total assets', 'Total aset'], (row, format) => format.number(row.assets)],
  [['Loans', 'Kredit'], (row, format) => format.number(row.loans)],
  [['Customer deposits', 'Simpanan nasabah'], (row, format) => format.number(row.deposits)],
  [['Equity', 'Ekuitas'], (row, format) => format.number(row.equity)],
  [['Net profit since 1 January', 'Laba bersih sejak 1 Januari'], (row, format) => format.number(row.profit)],
  [['Gross non-performing loans', 'Kredit bermasalah bruto'], (row, format) => format.percent(row.badLoans)],
  [['Capital adequacy ratio', 'Rasio kecukupan modal'], (row, format) => format.percent(row.capitalRatio)],
];

function statement(format: Formatter, months: string[], text: Pair): Part {
  return {
    text: [format.text(text), format.text(['Amounts in billions of rupiah.', 'Jumlah dalam miliar rupiah.'])],
    head: [format.text(['Item', 'Pos']), ...months.map((month) => format.date(month))],
    rows: lines.map(([label, cell]) => [
      format.text(label),
      ...months.map((month) => cell(figuresFor(figures, month), format)),
    ]),
  };
}

const previousYear = (year: string): string => String(Number(year) - 1);
const lastMonth = (quarter: string): string => String(Number(quarter) * 3).padStart(2, '0');

const templates: [RegExp, Template][] = [
  [
    /^annual-report-(\d{4})$/,
    (format, [year = '']) =>
      statement(
        format,
        [`${year}-12`, `${previousYear(year)}-12`],
        [
          'The year in figures. The report also describes the strategy, the governance and the risks of the bank.',
          'Setahun dalam angka. Laporan ini juga menguraikan strategi, tata kelola, dan risiko bank.',
        ],
      ),
  ],
  [
    /^financial-statements-(\d{4})-audited$/,
    (format, [year = '']) =>
      statement(
        format,
        [`${year}-12`, `${previousYear(year)}-12`],
        [
          'Audited by an independent public accountant registered with OJK, with an unmodified opinion.',
          'Diaudit oleh akuntan publik independen yang terdaftar di OJK, dengan opini tanpa modifikasian.',
        ],
      ),
  ],
  [
    /^financial-statements-(\d{4})-q(\d)$/,
    (format, [year = '', quarter = '']) =>
      statement(
        format,
        [`${year}-${lastMonth(quarter)}`, `${previousYear(year)}-${lastMonth(quarter)}`],
        [
          'Unaudited. Prepared according to Indonesian Financial Accounting Standards, compared with a year before.',
          'Belum diaudit. Disusun sesuai Standar Akuntansi Keuangan di Indonesia, dibandingkan dengan setahun sebelumnya.',
        ],
      ),
  ],
  [
    /^monthly-report-(\d{4}-\d\d)$/,
    (format, [month = '']) =>
      statement(
        format,
        [month],
        [
          'Published every month as required by OJK. The figures are unaudited.',
          'Diterbitkan setiap bulan sesuai ketentuan OJK. Angka belum diaudit.',
        ],
      ),
  ],
  [
    /^sustainability-report-(\d{4})$/,
    (format, [year = '']) => {
      const growth = Number(year) - 2023;
      return {
        text: [
          format.text([
            'What the bank did for people and for nature, and what it still has to do.',
            'Apa yang dilakukan bank bagi masyarakat dan alam, dan apa yang masih harus dikerjakan.',
          ]),
        ],
        head: [format.text(['Goal', 'Sasaran']), year],
        rows: [
          [
            format.text(['Electricity from renewable sources', 'Listrik dari sumber terbarukan']),
            format.percent(Math.min(100, 62 + growth * 19), 0),
          ],
          [
            format.text(['Towns with Teras Belajar classes', 'Kota kelas Teras Belajar']),
            format.number(27 + growth * 5),
          ],
          [format.text(['People reached by the classes', 'Peserta kelas']), format.number(7200 + growth * 2000)],
          [format.text(['Women among managers', 'Perempuan di jajaran manajer']), format.percent(41 + growth * 2, 0)],
        ],
      };
    },
  ],
  [
    /^prime-lending-rate-(\d{4})-(\d\d)$/,
    (format, [year = '', month = '']) => {
      const [corporate, retail, micro, consumer] = figuresFor(lendingRates, year);
      return {
        text: [
          format.text([
            'Prime lending rates in rupiah. The rate of a loan also depends on the risk of the borrower.',
            'Suku bunga dasar kredit dalam rupiah. Bunga kredit juga bergantung pada risiko debitur.',
          ]),
        ],
        head: [format.text(['Kind of loan', 'Jenis kredit']), format.date(`${year}-${month}`)],
        rows: [
          [format.text(['Corporate', 'Korporasi']), format.percent(corporate, 2)],
          [format.text(['Retail', 'Ritel']), format.percent(retail, 2)],
          [format.text(['Micro', 'Mikro']), format.percent(micro, 2)],
          [format.text(['Consumer, not for a home', 'Konsumsi non-KPR']), format.percent(consumer, 2)],
        ],
      };
    },
  ],
  [
    /^liquidity-coverage-(\d{4}-q\d)$/,
    (format, [quarter = '']) => {
      const [assets, outflow] = figuresFor(liquidity, quarter);
      return {
        text: [
          format.text([
            'Liquid assets must cover the outflow of 30 days of stress. The minimum is 100%. Billions of rupiah.',
            'Aset likuid harus menutup arus keluar selama 30 hari tekanan. Batas minimum 100%. Miliar rupiah.',
          ]),
        ],
        head: [format.text(['Item', 'Pos']), format.text(['Average', 'Rata-rata'])],
        rows: [
          [format.text(['High-quality liquid assets', 'Aset likuid berkualitas tinggi']), format.number(assets)],
          [format.text(['Net cash outflow', 'Arus kas keluar bersih']), format.number(outflow)],
          [format.text(['Ratio', 'Rasio']), format.percent((assets / outflow) * 100)],
        ],
      };
    },
  ],
  [
    /^shareholders-(\d{4})-(\d\d)$/,
    (format, [year = '', month = '']) => {
      const names: Pair[] = [
        ['PT Serambi Karya Nusantara (founders)', 'PT Serambi Karya Nusantara (pendiri)'],
        ['PT Teras Investama', 'PT Teras Investama'],
        ['Employees', 'Karyawan'],
        ['Public, in Indonesia', 'Masyarakat, dalam negeri'],
        ['Public, abroad', 'Masyarakat, luar negeri'],
      ];
      const parts = figuresFor(shareholders, year);
      return {
        text: [
          format.text([
            'No shareholder may hold more than the limits set by OJK. The founders are the controlling shareholders.',
            'Tidak ada pemegang saham yang melampaui batas OJK. Para pendiri adalah pemegang saham pengendali.',
          ]),
        ],
        head: [format.text(['Shareholder', 'Pemegang saham']), format.date(`${year}-${month}`)],
        rows: names.map((name, index) => [format.text(name), format.percent(parts[index] ?? 0)]),
      };
    },
  ],
  [
    /^share-performance-(\d{4}-q\d)$/,
    (format, [quarter = '']) => {
      const [first, highest, lowest, last, traded] = figuresFor(sharePrices, quarter);
      return {
        text: [
          format.text([
            'Shares of PT Bank Serambi Tbk on the Indonesia Stock Exchange (SRMB). Past prices say nothing about later ones.',
            'Saham PT Bank Serambi Tbk di Bursa Efek Indonesia (SRMB). Harga masa lalu bukan petunjuk harga mendatang.',
          ]),
        ],
        head: [format.text(['Item', 'Pos']), format.text(['Rupiah a share', 'Rupiah per saham'])],
        rows: [
          [format.text(['First price', 'Harga awal']), format.number(first)],
          [format.text(['Highest price', 'Harga tertinggi']), format.number(highest)],
          [format.text(['Lowest price', 'Harga terendah']), format.number(lowest)],
          [format.text(['Last price', 'Harga akhir']), format.number(last)],
          [
            format.text(['Traded on an average day, millions of shares', 'Rata-rata perdagangan harian, juta saham']),
            format.number(traded, 1),
          ],
        ],
      };
    },
  ],
  [
    /^ipo-/,
    (format) => ({
      text: [
        format.text([
          'In May 2024 the bank became a listed company, with new shares and shares of its founding shareholders.',
          'Pada Mei 2024 bank menjadi perusahaan tercatat, dengan saham baru dan saham milik pemegang saham pendiri.',
        ]),
      ],
      head: [format.text(['Item', 'Pos']), format.text(['Figure', 'Angka'])],
      rows: [
        [format.text(['Price a share', 'Harga per saham']), 'Rp300'],
        [format.text(['New shares', 'Saham baru']), format.number(400_000_000)],
        [format.text(['Existing shares offered', 'Saham lama yang ditawarkan']), format.number(1_200_000_000)],
        [format.text(['Shares after the offering', 'Jumlah saham setelah penawaran']), format.number(8_000_000_000)],
        [format.text(['New capital', 'Modal baru']), format.text(['Rp120 billion', 'Rp120 miliar'])],
      ],
    }),
  ],
  [
    /^rights-issue-/,
    (format) => ({
      text: [
        format.text([
          'In the fourth quarter of 2025 shareholders received the right to buy one new share for every eight held.',
          'Pada triwulan IV 2025 pemegang saham memperoleh hak membeli satu saham baru untuk setiap delapan saham.',
        ]),
      ],
      head: [format.text(['Item', 'Pos']), format.text(['Figure', 'Angka'])],
      rows: [
        [format.text(['Price a share', 'Harga per saham']), 'Rp400'],
        [format.text(['New shares', 'Saham baru']), format.number(1_000_000_000)],
        [format.text(['Shares afterwards', 'Jumlah saham sesudahnya']), format.number(9_000_000_000)],
        [format.text(['New capital', 'Modal baru']), format.text(['Rp400 billion', 'Rp400 miliar'])],
        [
          format.text(['Used by 31 December 2025', 'Digunakan hingga 31 Desember 2025']),
          format.text(['Rp288 billion', 'Rp288 miliar']),
        ],
      ],
    }),
  ],
  [
    /^dividend-/,
    (format) => ({
      text: [
        format.text([
          'Decided by the Annual General Meeting on 16 April 2026: the first dividend in the history of the bank.',
          'Diputuskan RUPS Tahunan pada 16 April 2026: dividen pertama dalam sejarah bank.',
        ]),
      ],
      head: [format.text(['Item', 'Pos']), format.text(['Figure', 'Angka'])],
      rows: [
        [format.text(['Total', 'Jumlah']), format.text(['Rp35 billion', 'Rp35 miliar'])],
        [format.text(['A share', 'Per saham']), format.text(['Rp3.89', 'Rp3,89'])],
        [format.text(['Share of net profit', 'Bagian dari laba bersih']), format.percent(15, 0)],
        [format.text(['Shareholders registered on', 'Tanggal pencatatan']), format.date('2026-04-28')],
        [format.text(['Paid on', 'Tanggal pembayaran']), format.date('2026-05-13')],
      ],
    }),
  ],
  [
    /^agm-(\d{4})-invitation/,
    (format, [year = '']) => ({
      text: [
        format.text([
          'Every shareholder may attend, ask and vote, in person, by proxy or electronically. Questions can be sent before the meeting.',
          'Setiap pemegang saham berhak hadir, bertanya, dan memberi suara, langsung, melalui kuasa, atau elektronik. Pertanyaan dapat dikirim sebelum rapat.',
        ]),
      ],
      head: [format.text(['Item of the agenda', 'Mata acara']), format.text(['To be decided', 'Yang diputuskan'])],
      rows: [
        [
          format.text([
            `Annual report and accounts for ${previousYear(year)}`,
            `Laporan tahunan dan keuangan ${previousYear(year)}`,
          ]),
          format.text(['Approval and discharge', 'Persetujuan dan pelunasan']),
        ],
        [
          format.text(['Use of net profit', 'Penggunaan laba bersih']),
          format.text(['Dividend and reserves', 'Dividen dan cadangan']),
        ],
        [
          format.text(['Public accountant', 'Akuntan publik']),
          format.text([`Appointment for ${year}`, `Penunjukan untuk ${year}`]),
        ],
        [
          format.text(['Remuneration of both boards', 'Remunerasi Dewan Komisaris dan Direksi']),
          format.text([`Amounts for ${year}`, `Besaran untuk ${year}`]),
        ],
      ],
    }),
  ],
  [
    /^agm-(\d{4})-/,
    (format, [year = '']) => ({
      text: [
        format.text([
          'Every shareholder may attend, ask and vote, in person, by proxy or electronically.',
          'Setiap pemegang saham berhak hadir, bertanya, dan memberi suara, langsung, melalui kuasa, atau elektronik.',
        ]),
      ],
      head: [format.text(['Item of the agenda', 'Mata acara']), format.text(['In favour', 'Setuju'])],
      rows: [
        [
          format.text([
            `Annual report and accounts for ${previousYear(year)}`,
            `Laporan tahunan dan keuangan ${previousYear(year)}`,
          ]),
          format.percent(99.8),
        ],
        [format.text(['Use of net profit', 'Penggunaan laba bersih']), format.percent(99.6)],
        [format.text(['Public accountant', 'Akuntan publik']), format.percent(98.9)],
        [format.text(['Remuneration of both boards', 'Remunerasi Dewan Komisaris dan Direksi']), format.percent(97.2)],
      ],
    }),
  ],
  [
    /^(?:corporate-calendar|public-expose)-/,
    (format) => ({
      text: [
        format.text([
          'Dates may change; a change is announced through the Indonesia Stock Exchange and on this website.',
          'Tanggal dapat berubah; perubahan diumumkan melalui Bursa Efek Indonesia dan situs ini.',
        ]),
      ],
      head: [format.text(['Event', 'Acara']), format.text(['Date', 'Tanggal'])],
      rows: [
        [format.text(['Public exposé, 10.00 WIB', 'Paparan publik, pukul 10.00 WIB']), format.date('2026-12-03')],
        [format.text(['Extraordinary General Meeting', 'RUPS Luar Biasa']), format.date('2027-01-20')],
        [format.text(['Results for 2026', 'Hasil kinerja 2026']), format.date('2027-03-04')],
        [format.text(['Annual General Meeting', 'RUPS Tahunan']), format.date('2027-04-22')],
      ],
    }),
  ],
  [
    /^organization-structure$/,
    (format) => ({
      text: [
        format.text([
          'The General Meeting appoints both boards. Internal audit and compliance may turn to the commissioners directly.',
          'Rapat Umum mengangkat kedua organ. Audit internal dan kepatuhan dapat langsung menghadap Dewan Komisaris.',
        ]),
      ],
      head: [format.text(['Body', 'Organ']), format.text(['Members', 'Anggota'])],
      rows: [
        [format.text(['Board of Commissioners', 'Dewan Komisaris']), '5'],
        [format.text(['Committees of the commissioners', 'Komite di bawah Dewan Komisaris']), '3'],
        [format.text(['Board of Directors', 'Direksi']), '7'],
        [format.text(['Committees of the directors', 'Komite di bawah Direksi']), '5'],
        [format.text(['Divisions', 'Divisi']), '21'],
      ],
    }),
  ],
];

interface Rule {
  about: Pair;
  owner: Pair;
  since: string;
}

const secretary: Pair = ['Corporate Secretary', 'Sekretaris Perusahaan'];
const compliance: Pair = ['Director of Compliance', 'Direktur Kepatuhan'];
const risk: Pair = ['Director of Risk Management', 'Direktur Manajemen Risiko'];

const rules: Record<string, Rule> = {
  'articles-of-association': {
    about: [
      'Name, purpose, capital and shares of the company, and how its organs are appointed and decide.',
      'Nama, maksud, modal, dan saham perseroan, serta cara organ-organnya diangkat dan memutuskan.',
    ],
    owner: secretary,
    since: '2024-05-20',
  },
  'governance-policy': {
    about: [
      'Who decides what in the bank, who checks it and how it is made public.',
      'Siapa memutuskan apa di bank, siapa yang memeriksanya, dan bagaimana hal itu diumumkan.',
    ],
    owner: secretary,
    since: '2025-01-15',
  },
  'governance-report-2025': {
    about: [
      'How the bank followed its own rules in 2025. The self-assessment, reviewed by the supervisor, is 2 (good).',
      'Bagaimana bank menjalankan aturannya pada 2025. Penilaian sendiri yang ditinjau pengawas: 2 (baik).',
    ],
    owner: secretary,
    since: '2026-03-25',
  },
  'governance-report-2024': {
    about: [
      'How the bank followed its own rules in 2024, the year in which it was listed. The self-assessment, reviewed by the supervisor, is 2 (good).',
      'Bagaimana bank menjalankan aturannya pada 2024, tahun pencatatan sahamnya. Penilaian sendiri yang ditinjau pengawas: 2 (baik).',
    ],
    owner: secretary,
    since: '2025-03-27',
  },
  'code-of-conduct': {
    about: [
      'How we treat customers, colleagues and partners. Every employee signs it each year.',
      'Cara kami memperlakukan nasabah, rekan kerja, dan mitra. Setiap pegawai menandatanganinya setiap tahun.',
    ],
    owner: compliance,
    since: '2025-02-03',
  },
  'commissioners-charter': {
    about: [
      'Duties, independence, meetings and working hours of the commissioners.',
      'Tugas, independensi, rapat, dan waktu kerja Dewan Komisaris.',
    ],
    owner: secretary,
    since: '2025-01-15',
  },
  'directors-charter': {
    about: [
      'Duties, division of work and decision-making of the directors.',
      'Tugas, pembagian kerja, dan pengambilan keputusan Direksi.',
    ],
    owner: secretary,
    since: '2025-01-15',
  },
  'committee-charter': {
    about: [
      'Duties, members, quorum and minutes of the eight committees of both boards.',
      'Tugas, keanggotaan, kuorum, dan risalah delapan komite di bawah Dewan Komisaris dan Direksi.',
    ],
    owner: secretary,
    since: '2026-01-12',
  },
  'internal-audit-charter': {
    about: [
      'Internal audit may see everything and speak to anyone, and reports to the Audit Committee.',
      'Audit internal dapat melihat semua hal, berbicara dengan siapa pun, dan melapor kepada Komite Audit.',
    ],
    owner: ['Head of Internal Audit', 'Kepala Audit Internal'],
    since: '2025-03-10',
  },
  'risk-management-policy': {
    about: [
      'Which risks the bank takes, how it measures them and when it stops.',
      'Risiko apa yang diambil bank, bagaimana mengukurnya, dan kapan berhenti.',
    ],
    owner: risk,
    since: '2026-01-12',
  },
  'anti-money-laundering-policy': {
    about: [
      'How we get to know our customers, watch transactions and report suspicious ones to PPATK.',
      'Cara kami mengenali nasabah, memantau transaksi, dan melaporkan yang mencurigakan kepada PPATK.',
    ],
    owner: compliance,
    since: '2025-06-02',
  },
  'anti-fraud-policy': {
    about: [
      'Four pillars: prevention, detection, investigation with sanctions, and follow-up.',
      'Empat pilar: pencegahan, deteksi, investigasi dan sanksi, serta tindak lanjut.',
    ],
    owner: risk,
    since: '2025-06-02',
  },
  'data-protection-policy': {
    about: [
      'How we follow Law No. 27 of 2022: which data we keep, for what, how long and who may see it.',
      'Cara kami menjalankan UU No. 27 Tahun 2022: data apa yang disimpan, untuk apa, berapa lama, dan siapa yang melihat.',
    ],
    owner: ['Data Protection Officer', 'Pejabat Pelindungan Data Pribadi'],
    since: '2024-10-17',
  },
  'conflict-of-interest-policy': {
    about: [
      'Whoever has an interest of their own says so, leaves the room and does not vote.',
      'Siapa pun yang memiliki kepentingan pribadi menyatakannya, meninggalkan ruangan, dan tidak ikut memutuskan.',
    ],
    owner: compliance,
    since: '2025-02-03',
  },
  'gifts-policy': {
    about: [
      'Employees accept no gifts from customers or suppliers. What cannot be returned is registered and donated.',
      'Pegawai tidak menerima pemberian dari nasabah atau pemasok. Yang tidak dapat dikembalikan dicatat dan disumbangkan.',
    ],
    owner: compliance,
    since: '2025-02-03',
  },
  'whistleblowing-policy': {
    about: [
      'Anyone may report a violation, also without a name. Whoever reports in good faith is protected.',
      'Siapa pun dapat melaporkan pelanggaran, juga tanpa nama. Pelapor yang beriktikad baik dilindungi.',
    ],
    owner: compliance,
    since: '2025-02-03',
  },
  'remuneration-policy': {
    about: [
      'Pay rewards prudence: half of the variable pay of the directors is withheld for three years.',
      'Remunerasi menghargai kehati-hatian: separuh remunerasi variabel Direksi ditangguhkan selama tiga tahun.',
    ],
    owner: ['Remuneration and Nomination Committee', 'Komite Remunerasi dan Nominasi'],
    since: '2025-04-17',
  },
};

/** For texts that the website has, too. */
const earlierVersion = {
  about: [
    'An earlier version, for reference. The one in force is on the website.',
    'Versi sebelumnya, sebagai acuan. Versi yang berlaku ada di situs bank.',
  ],
  owner: compliance,
} as const;
const earlierVersions: Record<string, Rule> = {
  'privacy-notice-2022': { ...earlierVersion, since: '2022-03-14' },
  'privacy-notice-2024': { ...earlierVersion, since: '2024-10-17' },
  'general-terms-2022': { ...earlierVersion, since: '2022-03-14' },
  'general-terms-2024': { ...earlierVersion, since: '2024-01-02' },
};

function rulePart(format: Formatter, { about, owner, since }: Rule): Part {
  return {
    text: [format.text(about)],
    head: [format.text(['About this document', 'Tentang dokumen ini']), format.text(['Detail', 'Rincian'])],
    rows: [
      [format.text(['Responsible', 'Penanggung jawab']), format.text(owner)],
      [format.text(['Approved by', 'Disetujui oleh']), format.text(['Both boards', 'Dewan Komisaris dan Direksi'])],
      [format.text(['Dated', 'Tertanggal']), format.date(since)],
    ],
  };
}

const unknownRule: Rule = {
  about: ['A document of Bank Serambi.', 'Dokumen Bank Serambi.'],
  owner: secretary,
  since: '2026-11-02',
};

/** @param name file name without `.pdf` */
export function partOf(name: string, format: Formatter): Part {
  for (const [pattern, template] of templates) {
    const match = pattern.exec(name);
    if (match) return template(format, match.slice(1));
  }
  return rulePart(format, rules[name] ?? earlierVersions[name] ?? unknownRule);
}
