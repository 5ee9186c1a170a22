// What a document says, by the kind that its name tells. A name that no kind knows gets a plain cover page, so that
// a new link in the content never leads nowhere.

import { type Figures, figures, lendingRates, liquidity, shareholders, sharePrices } from './figures';

export type Language = 'English' | 'Indonesia';

export interface Part {
  text: string[];
  head: string[];
  rows: string[][];
}

export type BankDocument = Record<Language, Part & { title: string }>;

type Pair = readonly [english: string, indonesian: string];

class Voice {
  constructor(readonly language: Language) {}

  say([english, indonesian]: Pair): string {
    return this.language === 'English' ? english : indonesian;
  }

  number(value: number, digits = 0): string {
    const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    return value.toLocaleString(this.language === 'English' ? 'en-GB' : 'id-ID', options);
  }

  percent(value: number, digits = 1): string {
    return `${this.number(value, digits)}%`;
  }

  /** `2026-09` → `30 September 2026`, `2026-09-03` → `3 September 2026` */
  date(iso: string): string {
    const [year = 0, month = 0, day] = iso.split('-').map(Number);
    const moment = new Date(day === undefined ? Date.UTC(year, month, 0) : Date.UTC(year, month - 1, day));
    const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
    return moment.toLocaleDateString(this.language === 'English' ? 'en-GB' : 'id-ID', options);
  }
}

type Teller = (voice: Voice, parts: string[]) => Part;

function known<Value>(map: Map<string, Value>, key: string): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`No figures for ${key}; add them to demo/documents/figures.ts`);
  return value;
}

const lines: [Pair, (row: Figures, voice: Voice) => string][] = [
  [['Total assets', 'Total aset'], (row, voice) => voice.number(row.assets)],
  [['Loans', 'Kredit'], (row, voice) => voice.number(row.loans)],
  [['Customer deposits', 'Simpanan nasabah'], (row, voice) => voice.number(row.deposits)],
  [['Equity', 'Ekuitas'], (row, voice) => voice.number(row.equity)],
  [['Net profit since 1 January', 'Laba bersih sejak 1 Januari'], (row, voice) => voice.number(row.profit)],
  [['Gross non-performing loans', 'Kredit bermasalah bruto'], (row, voice) => voice.percent(row.badLoans)],
  [['Capital adequacy ratio', 'Rasio kecukupan modal'], (row, voice) => voice.percent(row.capitalRatio)],
];

function statement(voice: Voice, months: string[], text: Pair): Part {
  return {
    text: [voice.say(text), voice.say(['Amounts in billions of rupiah.', 'Jumlah dalam miliar rupiah.'])],
    head: [voice.say(['Item', 'Pos']), ...months.map((month) => voice.date(month))],
    rows: lines.map(([label, cell]) => [
      voice.say(label),
      ...months.map((month) => cell(known(figures, month), voice)),
    ]),
  };
}

const before = (year: string): string => String(Number(year) - 1);
const lastMonth = (quarter: string): string => String(Number(quarter) * 3).padStart(2, '0');

const kinds: [RegExp, Teller][] = [
  [
    /^annual-report-(\d{4})$/,
    (voice, [year = '']) =>
      statement(
        voice,
        [`${year}-12`, `${before(year)}-12`],
        [
          'The year in figures. The report also describes the strategy, the governance and the risks of the bank.',
          'Setahun dalam angka. Laporan ini juga menguraikan strategi, tata kelola, dan risiko bank.',
        ],
      ),
  ],
  [
    /^financial-statements-(\d{4})-audited$/,
    (voice, [year = '']) =>
      statement(
        voice,
        [`${year}-12`, `${before(year)}-12`],
        [
          'Audited by an independent public accountant registered with OJK, with an unmodified opinion.',
          'Diaudit oleh akuntan publik independen yang terdaftar di OJK, dengan opini tanpa modifikasian.',
        ],
      ),
  ],
  [
    /^financial-statements-(\d{4})-q(\d)$/,
    (voice, [year = '', quarter = '']) =>
      statement(
        voice,
        [`${year}-${lastMonth(quarter)}`, `${before(year)}-${lastMonth(quarter)}`],
        [
          'Unaudited. Prepared according to Indonesian Financial Accounting Standards, compared with a year before.',
          'Belum diaudit. Disusun sesuai Standar Akuntansi Keuangan di Indonesia, dibandingkan dengan setahun sebelumnya.',
        ],
      ),
  ],
  [
    /^monthly-report-(\d{4}-\d\d)$/,
    (voice, [month = '']) =>
      statement(
        voice,
        [month],
        [
          'Published every month as required by OJK. The figures are unaudited.',
          'Diterbitkan setiap bulan sesuai ketentuan OJK. Angka belum diaudit.',
        ],
      ),
  ],
  [
    /^sustainability-report-(\d{4})$/,
    (voice, [year = '']) => {
      const growth = Number(year) - 2023;
      return {
        text: [
          voice.say([
            'What the bank did for people and for nature, and what it still has to do.',
            'Apa yang dilakukan bank bagi masyarakat dan alam, dan apa yang masih harus dikerjakan.',
          ]),
        ],
        head: [voice.say(['Goal', 'Sasaran']), year],
        rows: [
          [
            voice.say(['Electricity from renewable sources', 'Listrik dari sumber terbarukan']),
            voice.percent(Math.min(100, 62 + growth * 19), 0),
          ],
          [voice.say(['Towns with Teras Belajar classes', 'Kota kelas Teras Belajar']), voice.number(27 + growth * 5)],
          [voice.say(['People reached by the classes', 'Peserta kelas']), voice.number(7200 + growth * 2000)],
          [voice.say(['Women among managers', 'Perempuan di jajaran manajer']), voice.percent(41 + growth * 2, 0)],
        ],
      };
    },
  ],
  [
    /^prime-lending-rate-(\d{4})-(\d\d)$/,
    (voice, [year = '', month = '']) => {
      const [corporate, retail, micro, consumer] = known(lendingRates, year);
      return {
        text: [
          voice.say([
            'Prime lending rates in rupiah. The rate of a loan also depends on the risk of the borrower.',
            'Suku bunga dasar kredit dalam rupiah. Bunga kredit juga bergantung pada risiko debitur.',
          ]),
        ],
        head: [voice.say(['Kind of loan', 'Jenis kredit']), voice.date(`${year}-${month}`)],
        rows: [
          [voice.say(['Corporate', 'Korporasi']), voice.percent(corporate, 2)],
          [voice.say(['Retail', 'Ritel']), voice.percent(retail, 2)],
          [voice.say(['Micro', 'Mikro']), voice.percent(micro, 2)],
          [voice.say(['Consumer, not for a home', 'Konsumsi non-KPR']), voice.percent(consumer, 2)],
        ],
      };
    },
  ],
  [
    /^liquidity-coverage-(\d{4}-q\d)$/,
    (voice, [quarter = '']) => {
      const [assets, outflow] = known(liquidity, quarter);
      return {
        text: [
          voice.say([
            'Liquid assets must cover the outflow of 30 days of stress. The minimum is 100%. Billions of rupiah.',
            'Aset likuid harus menutup arus keluar selama 30 hari tekanan. Batas minimum 100%. Miliar rupiah.',
          ]),
        ],
        head: [voice.say(['Item', 'Pos']), voice.say(['Average', 'Rata-rata'])],
        rows: [
          [voice.say(['High-quality liquid assets', 'Aset likuid berkualitas tinggi']), voice.number(assets)],
          [voice.say(['Net cash outflow', 'Arus kas keluar bersih']), voice.number(outflow)],
          [voice.say(['Ratio', 'Rasio']), voice.percent((assets / outflow) * 100)],
        ],
      };
    },
  ],
  [
    /^shareholders-(\d{4})-(\d\d)$/,
    (voice, [year = '', month = '']) => {
      const names: Pair[] = [
        ['PT Serambi Karya Nusantara (founders)', 'PT Serambi Karya Nusantara (pendiri)'],
        ['PT Teras Investama', 'PT Teras Investama'],
        ['Employees', 'Karyawan'],
        ['Public, in Indonesia', 'Masyarakat, dalam negeri'],
        ['Public, abroad', 'Masyarakat, luar negeri'],
      ];
      const parts = known(shareholders, year);
      return {
        text: [
          voice.say([
            'No shareholder may hold more than the limits set by OJK. The founders are the controlling shareholders.',
            'Tidak ada pemegang saham yang melampaui batas OJK. Para pendiri adalah pemegang saham pengendali.',
          ]),
        ],
        head: [voice.say(['Shareholder', 'Pemegang saham']), voice.date(`${year}-${month}`)],
        rows: names.map((name, index) => [voice.say(name), voice.percent(parts[index] ?? 0)]),
      };
    },
  ],
  [
    /^share-performance-(\d{4}-q\d)$/,
    (voice, [quarter = '']) => {
      const [first, highest, lowest, last, traded] = known(sharePrices, quarter);
      return {
        text: [
          voice.say([
            'Shares of PT Bank Serambi Tbk on the Indonesia Stock Exchange (SRMB). Past prices say nothing about later ones.',
            'Saham PT Bank Serambi Tbk di Bursa Efek Indonesia (SRMB). Harga masa lalu bukan petunjuk harga mendatang.',
          ]),
        ],
        head: [voice.say(['Item', 'Pos']), voice.say(['Rupiah a share', 'Rupiah per saham'])],
        rows: [
          [voice.say(['First price', 'Harga awal']), voice.number(first)],
          [voice.say(['Highest price', 'Harga tertinggi']), voice.number(highest)],
          [voice.say(['Lowest price', 'Harga terendah']), voice.number(lowest)],
          [voice.say(['Last price', 'Harga akhir']), voice.number(last)],
          [
            voice.say(['Traded on an average day, millions of shares', 'Rata-rata perdagangan harian, juta saham']),
            voice.number(traded, 1),
          ],
        ],
      };
    },
  ],
  [
    /^ipo-/,
    (voice) => ({
      text: [
        voice.say([
          'In May 2024 the bank became a listed company, with new shares and shares of its founding shareholders.',
          'Pada Mei 2024 bank menjadi perusahaan tercatat, dengan saham baru dan saham milik pemegang saham pendiri.',
        ]),
      ],
      head: [voice.say(['Item', 'Pos']), voice.say(['Figure', 'Angka'])],
      rows: [
        [voice.say(['Price a share', 'Harga per saham']), 'Rp300'],
        [voice.say(['New shares', 'Saham baru']), voice.number(400_000_000)],
        [voice.say(['Existing shares offered', 'Saham lama yang ditawarkan']), voice.number(1_200_000_000)],
        [voice.say(['Shares after the offering', 'Jumlah saham setelah penawaran']), voice.number(8_000_000_000)],
        [voice.say(['New capital', 'Modal baru']), voice.say(['Rp120 billion', 'Rp120 miliar'])],
      ],
    }),
  ],
  [
    /^rights-issue-/,
    (voice) => ({
      text: [
        voice.say([
          'In the fourth quarter of 2025 shareholders received the right to buy one new share for every eight held.',
          'Pada triwulan IV 2025 pemegang saham memperoleh hak membeli satu saham baru untuk setiap delapan saham.',
        ]),
      ],
      head: [voice.say(['Item', 'Pos']), voice.say(['Figure', 'Angka'])],
      rows: [
        [voice.say(['Price a share', 'Harga per saham']), 'Rp400'],
        [voice.say(['New shares', 'Saham baru']), voice.number(1_000_000_000)],
        [voice.say(['Shares afterwards', 'Jumlah saham sesudahnya']), voice.number(9_000_000_000)],
        [voice.say(['New capital', 'Modal baru']), voice.say(['Rp400 billion', 'Rp400 miliar'])],
        [
          voice.say(['Used by 31 December 2025', 'Digunakan hingga 31 Desember 2025']),
          voice.say(['Rp288 billion', 'Rp288 miliar']),
        ],
      ],
    }),
  ],
  [
    /^dividend-/,
    (voice) => ({
      text: [
        voice.say([
          'Decided by the Annual General Meeting on 16 April 2026: the first dividend in the history of the bank.',
          'Diputuskan RUPS Tahunan pada 16 April 2026: dividen pertama dalam sejarah bank.',
        ]),
      ],
      head: [voice.say(['Item', 'Pos']), voice.say(['Figure', 'Angka'])],
      rows: [
        [voice.say(['Total', 'Jumlah']), voice.say(['Rp35 billion', 'Rp35 miliar'])],
        [voice.say(['A share', 'Per saham']), voice.say(['Rp3.89', 'Rp3,89'])],
        [voice.say(['Share of net profit', 'Bagian dari laba bersih']), voice.percent(15, 0)],
        [voice.say(['Shareholders registered on', 'Tanggal pencatatan']), voice.date('2026-04-28')],
        [voice.say(['Paid on', 'Tanggal pembayaran']), voice.date('2026-05-13')],
      ],
    }),
  ],
  [
    /^agm-(\d{4})-/,
    (voice, [year = '']) => ({
      text: [
        voice.say([
          'Every shareholder may attend, ask and vote, in person, by proxy or electronically.',
          'Setiap pemegang saham berhak hadir, bertanya, dan memberi suara, langsung, melalui kuasa, atau elektronik.',
        ]),
      ],
      head: [voice.say(['Item of the agenda', 'Mata acara']), voice.say(['In favour', 'Setuju'])],
      rows: [
        [
          voice.say([`Annual report and accounts for ${before(year)}`, `Laporan tahunan dan keuangan ${before(year)}`]),
          voice.percent(99.8),
        ],
        [voice.say(['Use of net profit', 'Penggunaan laba bersih']), voice.percent(99.6)],
        [voice.say(['Public accountant', 'Akuntan publik']), voice.percent(98.9)],
        [voice.say(['Remuneration of both boards', 'Remunerasi Dewan Komisaris dan Direksi']), voice.percent(97.2)],
      ],
    }),
  ],
  [
    /^(?:corporate-calendar|public-expose)-/,
    (voice) => ({
      text: [
        voice.say([
          'Dates may change; a change is announced through the Indonesia Stock Exchange and on this website.',
          'Tanggal dapat berubah; perubahan diumumkan melalui Bursa Efek Indonesia dan situs ini.',
        ]),
      ],
      head: [voice.say(['Event', 'Acara']), voice.say(['Date', 'Tanggal'])],
      rows: [
        [voice.say(['Public exposé, 10.00 WIB', 'Paparan publik, pukul 10.00 WIB']), voice.date('2026-12-03')],
        [voice.say(['Extraordinary General Meeting', 'RUPS Luar Biasa']), voice.date('2027-01-20')],
        [voice.say(['Results for 2026', 'Hasil kinerja 2026']), voice.date('2027-03-04')],
        [voice.say(['Annual General Meeting', 'RUPS Tahunan']), voice.date('2027-04-22')],
      ],
    }),
  ],
  [
    /^organization-structure$/,
    (voice) => ({
      text: [
        voice.say([
          'The General Meeting appoints both boards. Internal audit and compliance may turn to the commissioners directly.',
          'Rapat Umum mengangkat kedua organ. Audit internal dan kepatuhan dapat langsung menghadap Dewan Komisaris.',
        ]),
      ],
      head: [voice.say(['Body', 'Organ']), voice.say(['Members', 'Anggota'])],
      rows: [
        [voice.say(['Board of Commissioners', 'Dewan Komisaris']), '5'],
        [voice.say(['Committees of the commissioners', 'Komite di bawah Dewan Komisaris']), '3'],
        [voice.say(['Board of Directors', 'Direksi']), '7'],
        [voice.say(['Committees of the directors', 'Komite di bawah Direksi']), '5'],
        [voice.say(['Divisions', 'Divisi']), '21'],
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

function rulePart(voice: Voice, { about, owner, since }: Rule): Part {
  return {
    text: [voice.say(about)],
    head: [voice.say(['About this document', 'Tentang dokumen ini']), voice.say(['Detail', 'Rincian'])],
    rows: [
      [voice.say(['Responsible', 'Penanggung jawab']), voice.say(owner)],
      [voice.say(['Approved by', 'Disetujui oleh']), voice.say(['Both boards', 'Dewan Komisaris dan Direksi'])],
      [voice.say(['Dated', 'Tertanggal']), voice.date(since)],
    ],
  };
}

const unknownRule: Rule = {
  about: ['A document of Bank Serambi.', 'Dokumen Bank Serambi.'],
  owner: secretary,
  since: '2026-11-02',
};

/** What the document of this name (without `.pdf`) says in one language. */
export function partOf(name: string, language: Language): Part {
  const voice = new Voice(language);
  for (const [pattern, tell] of kinds) {
    const match = pattern.exec(name);
    if (match) return tell(voice, match.slice(1));
  }
  return rulePart(voice, rules[name] ?? unknownRule);
}
