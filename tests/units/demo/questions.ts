/**
 * What a bank's visitors type, and the right first results. The first list was adjusted together with the demo bank's synonyms. The
 * second was written before its first run: with slang, short forms and mistypings. `answers.test.ts` measures the search by both.
 */
type Question = readonly [query: string, ...right: string[]];
export type Questions = Readonly<Record<'English' | 'Indonesia', readonly Question[]>>;

const faq = (id: string) => `/help#faq-${id}`;
const rates = '/rate-limit-fees';
const contact = '/help#contact';
const files = (name: string) => `/documents/${name}.pdf`;

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
