/**
 * Questions of visitors, and the right first results. The first list was adjusted together with the demo bank's synonyms. The
 * second and third were written before their first runs, with slang, short forms and mistypings. The kinds are from eight more
 * lists of 40 questions each. In its first run the last list had 85 % at the first place, 90 % among the first three.
 * `answers.test.ts` uses all.
 */
type Texts = readonly string[];
/** In each language what should lead to one of these addresses. */
export type Questions = readonly (readonly [right: Texts, Indonesia: Texts, English: Texts])[];

const faq = (id: string) => `/help#faq-${id}`;
const rates = '/rate-limit-fees';
const contact = '/help#contact';
const files = (name: string) => `/documents/${name}.pdf`;

const report = '/about-us/corporate-governance#report';
const food = '/promo?kind=food';
const annual2024 = files('annual-report-2024');

export const first: Questions = [
  [[report], ['whistleblowing', 'lapor pelanggaran'], ['whistleblowing', 'report misconduct']],
  [[contact], ['whatsapp', 'kontak'], ['whatsapp', 'contact']],
  [[food], ['makan'], ['food']],
  [[annual2024], ['annual report 2024', 'laporan tahunan 2024'], ['annual report 2024', 'laporan tahunan 2024']],
  [['/news/qris-di-luar-negeri'], ['kurs'], ['exchange rate']],
  [['/products/micro-credit', '/news/pembiayaan-usaha-mikro'], ['pinjaman'], ['loan']],
  [['/help#faq-transfer-cost'], ['biaya transfer'], ['transfer fee']],
  [[rates, '/products#savings'], ['bunga deposito'], ['deposit rate']],
  [['/help#faq-lost-card'], ['kartu hilang', 'kartu ketelan atm'], ['lost card', 'atm kept my card']],
  [['/help#faq-forgotten-pin'], ['lupa pin'], ['forgot pin']],
  [['/help#faq-close-account'], ['tutup rekening'], ['close my account']],
  [['/help#faq-who-can-open'], ['buka rekening'], ['open account']],
  [['/services/cash-out'], ['tarik tunai'], []],
  [['/services/bill-payment'], ['bayar listrik'], ['pay bills']],
  [['/services/top-up'], ['top up'], ['top up']],
  [['/help#faq-fraudsters', '/help#faq-scammed', '/help/security'], ['penipuan'], ['scam']],
  [['/promo/kopi-pagi'], ['promo kopi'], ['coffee promo']],
  [[rates], ['limit transfer', 'biaya admin'], ['transfer limit', 'monthly fee']],
  [['/privacy'], ['privasi'], ['privacy']],
  [['/services/cash-out', '/help#faq-cash'], [], ['withdraw cash']],
  [['/download'], [], ['download app']],
];

export const second: Questions = [
  [
    [contact],
    ['nomor cs', 'jam operasional', 'alamat email bank serambi'],
    ['customer service number', 'opening hours'],
  ],
  [[faq('new-number')], ['ganti no hp'], ['change my phone number']],
  [[faq('lost-phone')], ['hp hilang'], ['stolen phone']],
  [[faq('wrong-account')], ['salah transfer'], ['sent money to wrong person']],
  [[faq('transfer-missing')], ['tf blm masuk', 'transfer pending'], ['transfer not recieved']],
  [[faq('no-cash')], ['uang ga keluar dari atm'], ['atm didnt give me money']],
  [[faq('no-cash'), faq('transfer-missing')], ['saldo kepotong'], []],
  [
    [faq('new-card')],
    ['kartu belum datang', 'cara aktivasi kartu atm'],
    ['when will my card arrive', 'activate debit card'],
  ],
  [[faq('face-check')], ['verifikasi wajah gagal terus'], []],
  [[faq('who-can-open')], ['syarat buka rekening'], []],
  [[faq('pay-or-plus')], ['beda pay dan plus'], []],
  [
    [rates, '/products#savings', '/products#serambi-pay-plus'],
    ['bunga tabungan berapa persen'],
    ['savings interest rate'],
  ],
  [[faq('early-withdrawal')], ['cairkan deposito sebelum jatuh tempo'], ['break deposit early']],
  [[rates, '/products#savings'], ['minimal deposito'], ['fixed deposit']],
  [[faq('safe-money'), '/news/yang-dijamin-lps'], ['apakah dijamin lps'], ['is my money insured']],
  [[rates], ['limit transfer per hari', 'cetak rekening koran'], ['daily withdrawal limit', 'bank statement']],
  [[faq('cash'), rates, '/services/cash-out'], ['biaya tarik tunai di atm'], []],
  [['/services/cash-out'], ['tarik tunai tanpa kartu'], []],
  [['/services/top-up', '/services/bill-payment'], ['isi pulsa'], ['buy phone credit']],
  [['/services/top-up'], ['top up gopay'], []],
  [['/services/bill-payment'], ['bayar bpjs', 'beli token pln'], ['pay electricity bill']],
  [['/promo/nonton-berdua'], ['diskon bioskop'], []],
  [['/promo/ajak-teman'], ['kode referral'], ['refer a friend']],
  [['/about-us/profiles#leaders', '/about-us/profiles'], ['direktur utama'], ['who is the ceo']],
  [[contact, faq('branches')], [], ['talk to a human']],
  [[rates, '/products#serambi-pay-plus'], [], ['minimum balance']],
  [[faq('transfer-cost')], [], ['how long does a transfer take']],
  [['/promo/belanja-bulanan', '/promo?kind=food'], [], ['supermarket discount']],
  [['/news/penipuan-mengaku-bank', faq('fraudsters')], [], ['someone called me pretending to be the bank']],
  [[faq('scammed')], [], ['i got scammed']],
  [['/help/security'], [], ['is this number really yours']],
  [[files('annual-report-2025')], [], ['latest annual report']],
  [[files('financial-statements-2026-q3'), '/news/laba-sembilan-bulan-2026'], [], ['q3 2026 results']],
  [[files('dividend-decision-2026'), files('dividend-schedule-2026'), '/news/hasil-rupst-2026'], [], ['dividend 2025']],
  [[faq('close-account')], [], ['delete my account']],
];

export const third: Questions = [
  [[contact], ['nmr telp bank'], ['phone nr']],
  [[faq('forgotten-pin')], ['lupa password atm', 'pin salah 3 kali'], ['wrong pin three times']],
  [[faq('scammed')], ['kena tipu'], []],
  [['/news/penipuan-mengaku-bank', faq('fraudsters'), '/help/security'], ['ada yg nelpon ngaku dari bank'], []],
  [[faq('savings-goals'), '/news/mulai-dana-darurat'], ['cara nabung buat liburan'], []],
  [[faq('interest'), rates], ['pajak bunga'], ['tax on interest']],
  [[faq('transfer-cost'), rates], ['biaya transfer ke bca'], ['transfer fee to bca']],
  [['/services/top-up', rates], ['isi saldo di indomaret'], []],
  [[faq('bill-unpaid')], ['listrik udah dibayar tp blm lunas'], ['bill paid but still unpaid']],
  [[faq('qris-fee'), rates], ['qris kena biaya ga'], ['does qris cost anything']],
  [[faq('lost-phone'), faq('new-number')], ['pindah hp baru'], ['new phone']],
  [[faq('who-can-open')], ['anak 15 tahun bisa buka rekening'], ['can foreigners open an account']],
  [['/promo/tiket-pulang-kampung'], ['promo mudik'], ['flight and train tickets']],
  [[files('financial-statements-2026-q1')], ['laporan keuangan q1 2026'], ['financial statements q1 2026']],
  [[report, files('gifts-policy')], ['suap pegawai'], ['bribery']],
  [['/benefit', '/term-condition'], ['tukar poin'], ['redeem points']],
  [[faq('branches')], ['kantor cabang jakarta'], ['where is the nearest branch']],
  [['/download'], ['download app'], []],
  [[faq('rate-changes')], ['suku bunga berubah'], ['will interest go down']],
  [[faq('lost-card')], [], ['my card was stolen']],
  [['/services/top-up', rates, '/news/kerja-sama-lumbung-segar'], [], ['cash deposit at minimarket']],
  [['/privacy', files('data-protection-policy')], [], ['data protection']],
  [['/services/cash-out'], [], ['cardless cash']],
  [['/services/transfer'], [], ['schedule a transfer every month']],
  [['/about-us/profiles', files('directors-charter')], [], ['board of directors']],
];

const status = '/help/status';
const safety = '/help/security';

/** Kinds of questions with wrong results in the past, each with its own limit. */
export const kinds: Readonly<Record<string, Questions>> = {
  'what does not work': [
    [
      [status],
      ['aplikasi error', 'lagi gangguan ya', 'maintenance', 'server down', 'app ngehang', 'bi fast gangguan?'],
      ['outage', 'app down', 'is the app down rn', 'planned downtime', 'is the app having issues'],
    ],
  ],
  'how to reach the bank': [
    [
      [contact],
      ['telp darurat', 'email bank', 'jam buka cs', 'nomer cs', 'wa bank', 'kontak cs 24 jam'],
      ['phone number', 'customer care email', 'live chat', 'speak to sb', 'emergency number'],
    ],
    [['/about-us/profiles', faq('branches')], ['kantor pusat'], []],
  ],
  'whether it is really the bank': [
    [[safety], ['nomor bank asli', 'link ini asli ga ya'], ['is this sms from you', 'nomor bank asli']],
    [[safety, contact], ['nmr wa resmi'], []],
  ],
  'Indonesian as it is spoken': [
    [[faq('early-withdrawal')], ['cairin deposito'], []],
    [[faq('lost-card'), faq('no-cash')], ['kartu debit ketelen'], []],
    [[faq('lost-card')], ['cara ngeblokir kartu'], []],
    [[faq('wrong-account')], ['ketransfer ke org lain'], []],
    [[faq('new-card')], ['kartu blm nyampe'], []],
    [['/services/cash-out', faq('cash')], ['narik duit di alfamart'], []],
    [['/services/top-up'], ['ngisi ovo'], []],
    [[faq('transfer-missing')], ['udh tf tp ga nyampe'], []],
    [[faq('close-account')], ['mau nutup rekening'], []],
    [[faq('bill-unpaid')], ['pln udah bayar msh nunggak'], []],
    [[faq('who-can-open')], ['bikin rek online'], []],
  ],
  'mistyped words': [
    [[faq('lost-card')], ['krtu ilang'], ['lost my debit crad', 'card swalowed']],
    [[faq('branches')], ['kntor cabang bandung'], []],
    [[faq('transfer-missing')], ['transfer pending dr kmrn'], []],
    [[faq('forgotten-pin')], [], ['cant remeber pin']],
    [[rates, '/products#savings', faq('interest')], [], ['insterest on savings']],
  ],
  'words of the other language': [
    [[faq('lost-card')], ['lost card'], ['hilang kartu']],
    [[faq('transfer-cost'), rates], ['transfer fee'], []],
    [[rates, '/products#savings'], ['interest deposito'], ['bunga deposito']],
    [
      [files('financial-statements-2025-q3'), files('financial-statements-2025-audited')],
      ['financial statements 2025'],
      [],
    ],
    [[faq('forgotten-pin')], [], ['lupa pin']],
    [[faq('complaint')], [], ['komplain']],
  ],
  'words that begin or end as others do': [
    [['/download'], ['donlot apk'], []],
    [['/about-us/investor-relations'], ['harga saham'], []],
    [['/products/micro-credit', '/news/pembiayaan-usaha-mikro'], ['kur'], []],
    [['/term-condition'], ['S&K'], ['T&C']],
    [[faq('savings-goals')], ['nabung buat liburan'], []],
    [['/services/top-up'], [], ['add money']],
    [[faq('no-cash'), faq('lost-card')], [], ['atm ate my money']],
  ],
};
