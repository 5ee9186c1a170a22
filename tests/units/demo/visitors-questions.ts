/**
 * Questions of visitors, and the right first results. The first list was adjusted together with the demo bank's synonyms. The
 * second and third were written before their first runs, with slang, short forms and mistypings. The kinds are from eight more
 * lists of 40 questions each. In its first run the last list had 85 % at the first place, 90 % among the first three.
 * `answers.test.ts` uses all.
 */
type Question = readonly [query: string, ...right: string[]];
export type Questions = Readonly<Record<'English' | 'Indonesia', readonly Question[]>>;

const faq = (id: string) => `/help#faq-${id}`;
const rates = '/rate-limit-fees';
const contact = '/help#contact';
const files = (name: string) => `/documents/${name}.pdf`;

const report = '/about-us/corporate-governance#report';
const food = '/promo?kind=food';
const annual2024 = files('annual-report-2024');

export const first: Questions = {
  Indonesia: [
    ['whistleblowing', report],
    ['lapor pelanggaran', report],
    ['whatsapp', contact],
    ['kontak', contact],
    ['makan', food],
    ['annual report 2024', annual2024],
    ['laporan tahunan 2024', annual2024],
    ['kurs', '/news/qris-di-luar-negeri'],
    ['pinjaman', '/products/micro-credit', '/news/pembiayaan-usaha-mikro'],
    ['biaya transfer', '/help#faq-transfer-cost'],
    ['bunga deposito', rates, '/products#savings'],
    ['kartu hilang', '/help#faq-lost-card'],
    ['kartu ketelan atm', '/help#faq-lost-card'],
    ['lupa pin', '/help#faq-forgotten-pin'],
    ['tutup rekening', '/help#faq-close-account'],
    ['buka rekening', '/help#faq-who-can-open'],
    ['tarik tunai', '/services/cash-out'],
    ['bayar listrik', '/services/bill-payment'],
    ['top up', '/services/top-up'],
    ['penipuan', '/help#faq-fraudsters', '/help#faq-scammed', '/help/security'],
    ['promo kopi', '/promo/kopi-pagi'],
    ['limit transfer', rates],
    ['biaya admin', rates],
    ['privasi', '/privacy'],
  ],
  English: [
    ['whistleblowing', report],
    ['report misconduct', report],
    ['whatsapp', contact],
    ['contact', contact],
    ['food', food],
    ['annual report 2024', annual2024],
    ['laporan tahunan 2024', annual2024],
    ['exchange rate', '/news/qris-di-luar-negeri'],
    ['loan', '/products/micro-credit', '/news/pembiayaan-usaha-mikro'],
    ['transfer fee', '/help#faq-transfer-cost'],
    ['deposit rate', rates, '/products#savings'],
    ['lost card', '/help#faq-lost-card'],
    ['atm kept my card', '/help#faq-lost-card'],
    ['forgot pin', '/help#faq-forgotten-pin'],
    ['close my account', '/help#faq-close-account'],
    ['open account', '/help#faq-who-can-open'],
    ['withdraw cash', '/services/cash-out', '/help#faq-cash'],
    ['pay bills', '/services/bill-payment'],
    ['top up', '/services/top-up'],
    ['scam', '/help#faq-fraudsters', '/help#faq-scammed', '/help/security'],
    ['coffee promo', '/promo/kopi-pagi'],
    ['transfer limit', rates],
    ['monthly fee', rates],
    ['privacy', '/privacy'],
    ['download app', '/download'],
  ],
};

export const second: Questions = {
  Indonesia: [
    ['nomor cs', contact],
    ['jam operasional', contact],
    ['alamat email bank serambi', contact],
    ['ganti no hp', faq('new-number')],
    ['hp hilang', faq('lost-phone')],
    ['salah transfer', faq('wrong-account')],
    ['tf blm masuk', faq('transfer-missing')],
    ['transfer pending', faq('transfer-missing')],
    ['uang ga keluar dari atm', faq('no-cash')],
    ['saldo kepotong', faq('no-cash'), faq('transfer-missing')],
    ['kartu belum datang', faq('new-card')],
    ['cara aktivasi kartu atm', faq('new-card')],
    ['verifikasi wajah gagal terus', faq('face-check')],
    ['syarat buka rekening', faq('who-can-open')],
    ['beda pay dan plus', faq('pay-or-plus')],
    ['bunga tabungan berapa persen', rates, '/products#savings', '/products#serambi-pay-plus'],
    ['cairkan deposito sebelum jatuh tempo', faq('early-withdrawal')],
    ['minimal deposito', rates, '/products#savings'],
    ['apakah dijamin lps', faq('safe-money'), '/news/yang-dijamin-lps'],
    ['limit transfer per hari', rates],
    ['biaya tarik tunai di atm', faq('cash'), rates, '/services/cash-out'],
    ['tarik tunai tanpa kartu', '/services/cash-out'],
    ['isi pulsa', '/services/top-up', '/services/bill-payment'],
    ['top up gopay', '/services/top-up'],
    ['bayar bpjs', '/services/bill-payment'],
    ['beli token pln', '/services/bill-payment'],
    ['cetak rekening koran', rates],
    ['diskon bioskop', '/promo/nonton-berdua'],
    ['kode referral', '/promo/ajak-teman'],
    ['direktur utama', '/about-us/profiles#leaders', '/about-us/profiles'],
  ],
  English: [
    ['talk to a human', contact, faq('branches')],
    ['customer service number', contact],
    ['opening hours', contact],
    ['change my phone number', faq('new-number')],
    ['stolen phone', faq('lost-phone')],
    ['sent money to wrong person', faq('wrong-account')],
    ['transfer not recieved', faq('transfer-missing')],
    ['atm didnt give me money', faq('no-cash')],
    ['when will my card arrive', faq('new-card')],
    ['activate debit card', faq('new-card')],
    ['is my money insured', faq('safe-money'), '/news/yang-dijamin-lps'],
    ['savings interest rate', rates, '/products#savings', '/products#serambi-pay-plus'],
    ['fixed deposit', rates, '/products#savings'],
    ['break deposit early', faq('early-withdrawal')],
    ['minimum balance', rates, '/products#serambi-pay-plus'],
    ['daily withdrawal limit', rates],
    ['how long does a transfer take', faq('transfer-cost')],
    ['pay electricity bill', '/services/bill-payment'],
    ['buy phone credit', '/services/top-up', '/services/bill-payment'],
    ['refer a friend', '/promo/ajak-teman'],
    ['supermarket discount', '/promo/belanja-bulanan', '/promo?kind=food'],
    ['someone called me pretending to be the bank', '/news/penipuan-mengaku-bank', faq('fraudsters')],
    ['i got scammed', faq('scammed')],
    ['is this number really yours', '/help/security'],
    ['bank statement', rates],
    ['who is the ceo', '/about-us/profiles#leaders', '/about-us/profiles'],
    ['latest annual report', files('annual-report-2025')],
    ['q3 2026 results', files('financial-statements-2026-q3'), '/news/laba-sembilan-bulan-2026'],
    ['dividend 2025', files('dividend-decision-2026'), files('dividend-schedule-2026'), '/news/hasil-rupst-2026'],
    ['delete my account', faq('close-account')],
  ],
};

export const third: Questions = {
  Indonesia: [
    ['nmr telp bank', contact],
    ['lupa password atm', faq('forgotten-pin')],
    ['pin salah 3 kali', faq('forgotten-pin')],
    ['kena tipu', faq('scammed')],
    ['ada yg nelpon ngaku dari bank', '/news/penipuan-mengaku-bank', faq('fraudsters'), '/help/security'],
    ['cara nabung buat liburan', faq('savings-goals'), '/news/mulai-dana-darurat'],
    ['pajak bunga', faq('interest'), rates],
    ['biaya transfer ke bca', faq('transfer-cost'), rates],
    ['isi saldo di indomaret', '/services/top-up', rates],
    ['listrik udah dibayar tp blm lunas', faq('bill-unpaid')],
    ['qris kena biaya ga', faq('qris-fee'), rates],
    ['pindah hp baru', faq('lost-phone'), faq('new-number')],
    ['anak 15 tahun bisa buka rekening', faq('who-can-open')],
    ['promo mudik', '/promo/tiket-pulang-kampung'],
    ['laporan keuangan q1 2026', files('financial-statements-2026-q1')],
    ['suap pegawai', report, files('gifts-policy')],
    ['tukar poin', '/benefit', '/term-condition'],
    ['kantor cabang jakarta', faq('branches')],
    ['download app', '/download'],
    ['suku bunga berubah', faq('rate-changes')],
  ],
  English: [
    ['phone nr', contact],
    ['wrong pin three times', faq('forgotten-pin')],
    ['my card was stolen', faq('lost-card')],
    ['tax on interest', faq('interest'), rates],
    ['transfer fee to bca', faq('transfer-cost'), rates],
    ['cash deposit at minimarket', '/services/top-up', rates, '/news/kerja-sama-lumbung-segar'],
    ['bill paid but still unpaid', faq('bill-unpaid')],
    ['does qris cost anything', faq('qris-fee'), rates],
    ['new phone', faq('lost-phone'), faq('new-number')],
    ['can foreigners open an account', faq('who-can-open')],
    ['flight and train tickets', '/promo/tiket-pulang-kampung'],
    ['financial statements q1 2026', files('financial-statements-2026-q1')],
    ['bribery', report, files('gifts-policy')],
    ['redeem points', '/benefit', '/term-condition'],
    ['where is the nearest branch', faq('branches')],
    ['data protection', '/privacy', files('data-protection-policy')],
    ['will interest go down', faq('rate-changes')],
    ['cardless cash', '/services/cash-out'],
    ['schedule a transfer every month', '/services/transfer'],
    ['board of directors', '/about-us/profiles', files('directors-charter')],
  ],
};

const status = '/help/status';
const safety = '/help/security';

/** Kinds of questions with wrong results in the past, each with its own limit. */
export const kinds: Readonly<Record<string, Questions>> = {
  'what does not work': {
    Indonesia: [
      ['aplikasi error', status],
      ['lagi gangguan ya', status],
      ['maintenance', status],
      ['server down', status],
      ['app ngehang', status],
      ['bi fast gangguan?', status],
    ],
    English: [
      ['outage', status],
      ['app down', status],
      ['is the app down rn', status],
      ['planned downtime', status],
      ['is the app having issues', status],
    ],
  },
  'how to reach the bank': {
    Indonesia: [
      ['telp darurat', contact],
      ['email bank', contact],
      ['jam buka cs', contact],
      ['nomer cs', contact],
      ['wa bank', contact],
      ['kontak cs 24 jam', contact],
      ['kantor pusat', '/about-us/profiles', faq('branches')],
    ],
    English: [
      ['phone number', contact],
      ['customer care email', contact],
      ['live chat', contact],
      ['speak to sb', contact],
      ['emergency number', contact],
    ],
  },
  'whether it is really the bank': {
    Indonesia: [
      ['nomor bank asli', safety],
      ['link ini asli ga ya', safety],
      ['nmr wa resmi', safety, contact],
    ],
    English: [
      ['is this sms from you', safety],
      ['nomor bank asli', safety],
    ],
  },
  'Indonesian as it is spoken': {
    Indonesia: [
      ['cairin deposito', faq('early-withdrawal')],
      ['kartu debit ketelen', faq('lost-card'), faq('no-cash')],
      ['cara ngeblokir kartu', faq('lost-card')],
      ['ketransfer ke org lain', faq('wrong-account')],
      ['kartu blm nyampe', faq('new-card')],
      ['narik duit di alfamart', '/services/cash-out', faq('cash')],
      ['ngisi ovo', '/services/top-up'],
      ['udh tf tp ga nyampe', faq('transfer-missing')],
      ['mau nutup rekening', faq('close-account')],
      ['pln udah bayar msh nunggak', faq('bill-unpaid')],
      ['bikin rek online', faq('who-can-open')],
    ],
    English: [],
  },
  'mistyped words': {
    Indonesia: [
      ['krtu ilang', faq('lost-card')],
      ['kntor cabang bandung', faq('branches')],
      ['transfer pending dr kmrn', faq('transfer-missing')],
    ],
    English: [
      ['lost my debit crad', faq('lost-card')],
      ['card swalowed', faq('lost-card')],
      ['cant remeber pin', faq('forgotten-pin')],
      ['insterest on savings', rates, '/products#savings', faq('interest')],
    ],
  },
  'words of the other language': {
    Indonesia: [
      ['lost card', faq('lost-card')],
      ['transfer fee', faq('transfer-cost'), rates],
      ['interest deposito', rates, '/products#savings'],
      ['financial statements 2025', files('financial-statements-2025-q3'), files('financial-statements-2025-audited')],
    ],
    English: [
      ['bunga deposito', rates, '/products#savings'],
      ['lupa pin', faq('forgotten-pin')],
      ['komplain', faq('complaint')],
      ['hilang kartu', faq('lost-card')],
    ],
  },
  'words that begin or end as others do': {
    Indonesia: [
      ['donlot apk', '/download'],
      ['harga saham', '/about-us/investor-relations'],
      ['kur', '/products/micro-credit', '/news/pembiayaan-usaha-mikro'],
      ['S&K', '/term-condition'],
      ['nabung buat liburan', faq('savings-goals')],
    ],
    English: [
      ['add money', '/services/top-up'],
      ['T&C', '/term-condition'],
      ['atm ate my money', faq('no-cash'), faq('lost-card')],
    ],
  },
};
