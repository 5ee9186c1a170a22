import type { Words } from './lettering';
import { palette, tint } from './palette';
import type { Glyph } from './phone';
import { type Screen, screen } from './screen';
import {
  account,
  amount,
  boxes,
  choices,
  field,
  gap,
  iconChoices,
  keypad,
  type Language,
  note,
  person,
  pin,
  row,
  rupiah,
  stepper,
} from './screen-kit';
import { camera, certificate, notes, notice, paymentCard, receipt, success, ticket } from './screen-parts';
import { cashMachine, home, streetMap, terms, welcome } from './screen-scene';

const next: Words = ['Next', 'Lanjut'];
const done: Words = ['Done', 'Selesai'];
const ayu = 'Ayu Lestari';
const bima = 'Bima Prakoso';
const bimasNumber = '0812 3456 7890';
const ayusNumber = '+62 813 7045 2216';
const minimarket = 'Minimarket';
const pay: Words = ['Pay', 'Bayar'];
const balance: Words = ['Balance', 'Saldo'];
const sum: Words = ['Amount', 'Nominal'];
const customerNumber: Words = ['Customer number', 'Nomor pelanggan'];
const virtualAccount = 'Virtual account';
const recipient: Words = ['Recipient', 'Penerima'];
const bank = 'Bank Arunika';
const shop = (isChecked?: boolean) => person('KT', 'Kopi Teras', 'Sleman, Yogyakarta', isChecked);
const self = (isChecked?: boolean) => person('AL', ayu, 'Bank Serambi', isChecked);
const friend = (isChecked?: boolean) => person('BP', bima, bank, isChecked);
const thousands = (figures: readonly number[]): readonly Words[] =>
  figures.map((figure): Words => (figure === 1000 ? ['1M', '1jt'] : [`${figure}K`, `${figure}rb`]));

/** By the names that the service's page has for them. */
export const kindsOfBill: readonly (readonly [sign: Glyph, name: Words])[] = [
  ['bolt', ['Electricity', 'Listrik']],
  ['drop', ['Water', 'Air PDAM']],
  ['wave', 'Internet'],
  ['phone', ['Phone credit', 'Pulsa']],
  ['download', ['Data packages', 'Paket data']],
  ['heart', 'BPJS Kesehatan'],
  ['card', ['Vehicle tax', 'Pajak kendaraan']],
  ['bank', ['School fees', 'Uang sekolah']],
  ['receipt', ['Instalments', 'Cicilan']],
];

/** The app screens of each guide, in the order of the guide's captions. */
export const guides: Readonly<Record<string, readonly Screen[]>> = {
  'open-pay': [
    { look: 'dark', parts: [welcome], button: ['Get started', 'Mulai'] },
    {
      title: ['Mobile number', 'Nomor ponsel'],
      parts: [
        field({ label: ['Mobile number', 'Nomor ponsel'], value: ayusNumber, state: 'active' }),
        note('phone', ['We send you a code', 'Kami kirim kode']),
        keypad,
      ],
      button: next,
    },
    {
      title: ['Enter OTP', 'Masukkan OTP'],
      parts: [boxes('4829  '), note('lock', ['Tell nobody this code', 'Rahasiakan kode ini'], 'warn'), keypad],
      button: ['Verify', 'Verifikasi'],
    },
    {
      title: ['Your details', 'Data Anda'],
      parts: [
        field({ label: ['Mobile number', 'Nomor ponsel'], value: ayusNumber, state: 'ok' }),
        field({ label: ['Name', 'Nama'], value: ayu, state: 'ok' }),
        field({ label: ['E-mail', 'Email'], value: 'ayu@surel.id', state: 'ok' }),
        field({ label: 'PIN', value: ['In the next step', 'Di langkah berikutnya'] }),
        terms(['I agree', 'Saya setuju']),
      ],
      button: next,
    },
    {
      title: ['Create a PIN', 'Buat PIN'],
      parts: [pin(4), note('bell', ['Not 123456', 'Jangan 123456'], 'warn'), keypad],
      button: ['Save', 'Simpan'],
    },
    {
      title: done,
      parts: [success(60), amount(balance, 'Rp0', palette.ink), row({ sign: 'code', title: 'QRIS', end: 'arrow' })],
      button: ['Top up', 'Isi saldo'],
    },
  ],
  'upgrade-plus': [
    { parts: [home('plus', ['Upgrade to Plus', 'Naik ke Plus'])] },
    {
      title: ['Photo of e-KTP', 'Foto e-KTP'],
      parts: [camera('card'), note('image', ['No glare, no shadow', 'Tanpa pantulan dan bayangan'])],
      button: ['Take photo', 'Ambil foto'],
    },
    {
      title: ['Check your data', 'Periksa data'],
      parts: [
        field({ label: ['Name', 'Nama'], value: ayu, state: 'ok' }),
        field({ label: 'NIK', value: '3174 •••• 0002', state: 'ok' }),
        field({ label: ['Work', 'Pekerjaan'], value: ['Teacher', 'Guru'], state: 'ok' }),
        field({ label: ['Income from', 'Sumber dana'], value: ['Salary', 'Gaji'], state: 'ok' }),
        field({ label: ['Mother’s maiden name', 'Nama ibu kandung'], state: 'active' }),
      ],
      button: next,
    },
    {
      title: ['Face check', 'Verifikasi wajah'],
      parts: [camera('face'), note('person', ['Blink', 'Kedipkan mata'])],
      button: ['Start', 'Mulai'],
    },
    {
      title: ['Welcome to Plus', 'Selamat datang'],
      parts: [success(44), account(['Account number', 'Nomor rekening'], '1088 4821 06'), paymentCard],
      button: ['See card', 'Lihat kartu'],
    },
  ],
  'term-savings': [
    {
      title: ['Save', 'Simpan'],
      parts: [
        amount(balance, rupiah(12480500)),
        row({ sign: 'star', title: ['Savings goals', 'Tabungan tujuan'] }),
        row({ sign: 'lock', title: ['Term savings', 'Tabungan berjangka'], tapped: true }),
        row({ sign: 'heart', title: 'Plus' }),
      ],
      button: ['Choose', 'Pilih'],
    },
    {
      title: ['Amount and term', 'Nominal dan waktu'],
      parts: [
        stepper(rupiah(10000000)),
        note('clock', ['Term in months', 'Jangka waktu (bulan)']),
        choices(['1', '2', '3', '6', '9', '12', '18', '24'], 5, 4),
        row({ sign: 'star', title: ['3.25% a year', '3,25% per tahun'], end: 'plain' }),
      ],
      button: next,
    },
    {
      title: ['You receive', 'Hasil Anda'],
      parts: [
        receipt(
          '22 Nov 2027',
          [
            { label: ['Deposit', 'Simpanan'], value: rupiah(10000000) },
            { label: ['Interest', 'Bunga'], value: rupiah(325000, '+') },
            { label: ['Tax', 'Pajak'], value: rupiah(65000, '-') },
          ],
          rupiah(10260000),
          'clock',
        ),
        note('receipt', ['Rate held until then', 'Bunga tetap sampai akhir']),
      ],
      button: next,
    },
    {
      title: ['At maturity', 'Saat jatuh tempo'],
      parts: [
        row({ sign: 'lock', title: ['Renew', 'Perpanjang'], end: 'chosen' }),
        row({ sign: 'plus', title: ['With interest', 'Dengan bunga'], end: 'free' }),
        row({ sign: 'arrow-down', title: ['Pay out', 'Cairkan'], end: 'free' }),
        note('bell', ['We remind you before', 'Kami ingatkan sebelumnya']),
      ],
      button: next,
    },
    {
      title: ['Certificate', 'Bukti simpanan'],
      parts: [certificate(rupiah(10000000), ['3.25%', '3,25%'])],
      button: ['Download', 'Unduh'],
    },
  ],
  'pay-scan': [
    { parts: [home('qris', '')] },
    { look: 'dark', title: ['Scan QRIS', 'Pindai QRIS'], parts: [camera('code')], button: ['Gallery', 'Galeri'] },
    {
      title: ['Check the shop', 'Periksa toko'],
      parts: [shop(true), amount(sum, rupiah(42000)), keypad],
      button: next,
    },
    {
      title: ['Pay from', 'Bayar dari'],
      parts: [
        amount(sum, rupiah(42000)),
        row({ sign: 'card', title: balance, value: rupiah(1250000), end: 'free' }),
        row({ sign: 'star', title: ['Points', 'Poin'], value: ['4,820', '4.820'], end: 'free' }),
        row({ sign: 'plus', title: ['Both', 'Keduanya'], end: 'chosen' }),
      ],
      button: pay,
    },
    {
      look: 'green',
      title: ['Paid', 'Terbayar'],
      parts: [
        success(76, palette.leaf, palette.white, palette.good),
        amount(['To Kopi Teras', 'Ke Kopi Teras'], rupiah(42000), palette.white, palette.white),
        shop(),
      ],
      button: done,
    },
  ],
  'topup-bank': [
    {
      title: ['Top up', 'Isi saldo'],
      parts: [
        amount(balance, rupiah(250000)),
        row({ sign: 'bank', title: ['Bank transfer', 'Transfer bank'], tapped: true }),
        row({ sign: 'shop', title: minimarket }),
        row({ sign: 'clock', title: ['Automatic', 'Otomatis'] }),
      ],
      button: ['Choose', 'Pilih'],
    },
    {
      title: virtualAccount,
      parts: [
        self(),
        account(['Your number', 'Nomor Anda'], '8810 0812 3456'),
        note('check', ['No fee from us', 'Tanpa biaya dari kami']),
        note('clock', ['Arrives in seconds', 'Masuk dalam hitungan detik']),
      ],
      button: ['Copy number', 'Salin nomor'],
    },
    {
      look: 'other',
      title: ['Other bank', 'Bank lain'],
      parts: [
        row({ sign: 'person', title: ['Account', 'Rekening'] }),
        row({ sign: 'card', title: virtualAccount, tapped: true }),
        row({ sign: 'phone', title: ['E-wallet', 'Dompet digital'] }),
        row({ sign: 'receipt', title: ['Bills', 'Tagihan'] }),
      ],
      button: next,
    },
    {
      look: 'other',
      title: virtualAccount,
      parts: [
        field({ label: virtualAccount, value: '8810 0812 3456', state: 'ok' }),
        self(true),
        note('check', ['The name is yours', 'Namanya nama Anda']),
      ],
      button: next,
    },
    {
      look: 'other',
      notice: notice('Bank Serambi', rupiah(500000, '+')),
      parts: [gap(10), success(44, tint.sogaPale, tint.soga), amount(sum, rupiah(500000), tint.soga), self()],
      button: done,
    },
  ],
  'topup-store': [
    {
      title: minimarket,
      parts: [
        stepper(rupiah(200000)),
        choices(thousands([50, 100, 200, 300, 500, 750]), 2),
        row({ sign: 'shop', title: minimarket, value: rupiah(2000, '+'), end: 'chosen' }),
      ],
      button: ['Get a code', 'Buat kode'],
    },
    {
      look: 'dark',
      title: ['Payment code', 'Kode bayar'],
      parts: [amount(sum, rupiah(200000), palette.white, tint.leafPale), ticket('7241 9086', '1:58:20', 0.96, true)],
      button: done,
    },
    {
      title: ['Pay in cash', 'Bayar tunai'],
      parts: [
        notes,
        receipt(
          minimarket,
          [
            { label: ['Top up', 'Isi saldo'], value: rupiah(200000) },
            { label: ['Store fee', 'Biaya toko'], value: rupiah(2000, '+') },
          ],
          rupiah(202000),
          'shop',
        ),
      ],
      button: ['Paid', 'Sudah bayar'],
    },
    {
      title: ['Balance added', 'Saldo masuk'],
      parts: [
        success(56),
        amount(['Top up', 'Isi saldo'], rupiah(200000, '+'), palette.good),
        row({ sign: 'receipt', title: minimarket, value: '7241 9086', end: 'plain' }),
      ],
      button: done,
    },
  ],
  'transfer-account': [
    {
      title: 'Transfer',
      parts: [
        row({ sign: 'plus', title: ['New recipient', 'Penerima baru'], tapped: true }),
        row({ initials: 'C', title: 'Citra' }),
        row({ initials: 'D', title: 'Dewi' }),
        row({ initials: 'M', title: 'Made' }),
        row({ initials: 'R', title: 'Rara' }),
      ],
      button: ['Choose', 'Pilih'],
    },
    {
      title: ['New recipient', 'Penerima baru'],
      parts: [
        field({ label: 'Bank', value: bank, state: 'ok' }),
        field({ label: ['Account number', 'Nomor rekening'], value: '5021 7743', state: 'active' }),
        keypad,
      ],
      button: ['Check', 'Periksa'],
    },
    {
      title: ['Check the name', 'Periksa nama'],
      parts: [
        friend(true),
        field({ label: 'Bank', value: bank }),
        field({ label: ['Account number', 'Nomor rekening'], value: '5021 7743 90' }),
        note('bell', ['Wrong name? Stop here', 'Nama salah? Berhenti'], 'warn'),
      ],
      button: ['Yes, that’s right', 'Ya, benar'],
    },
    {
      title: ['Amount', 'Nominal'],
      parts: [
        friend(),
        amount(sum, rupiah(350000)),
        row({ sign: 'bolt', title: 'BI-FAST', value: rupiah(0), end: 'chosen' }),
        field({ label: ['Note', 'Catatan'], value: ['Rent', 'Uang kos'], state: 'active' }),
      ],
      button: next,
    },
    {
      title: ['Sent', 'Terkirim'],
      parts: [
        success(44),
        receipt(
          bima,
          [
            { label: ['By', 'Lewat'], value: 'BI-FAST' },
            { label: ['To', 'Ke'], value: bank },
            { label: ['Fee', 'Biaya'], value: rupiah(0) },
          ],
          rupiah(350000),
          'arrow-right',
        ),
      ],
      button: ['Share', 'Bagikan'],
    },
  ],
  'transfer-proxy': [
    {
      title: 'Transfer',
      parts: [
        row({ sign: 'bank', title: ['Account', 'Rekening'] }),
        row({ sign: 'phone', title: ['Phone number', 'Nomor ponsel'], tapped: true }),
        row({ sign: 'mail', title: ['E-mail', 'Email'] }),
        row({ initials: 'C', title: 'Citra' }),
        row({ initials: 'D', title: 'Dewi' }),
      ],
      button: ['Choose', 'Pilih'],
    },
    {
      title: recipient,
      parts: [
        field({ label: ['Name or number', 'Nama atau nomor'], value: '0812', state: 'active' }),
        row({ initials: 'B', title: 'Bima', value: bimasNumber, tapped: true }),
        row({ initials: 'C', title: 'Citra' }),
        row({ initials: 'D', title: 'Dewi' }),
        row({ initials: 'M', title: 'Made' }),
      ],
      button: next,
    },
    {
      title: ['Check the name', 'Periksa nama'],
      parts: [
        friend(true),
        row({ sign: 'bank', title: bank, end: 'plain' }),
        row({ sign: 'phone', title: bimasNumber, end: 'plain' }),
        note('check', ['Linked to BI-FAST', 'Terdaftar di BI-FAST']),
      ],
      button: ['Yes, that’s right', 'Ya, benar'],
    },
    {
      title: ['Enter PIN', 'Masukkan PIN'],
      parts: [friend(), amount(sum, rupiah(150000)), pin(5), keypad],
      button: ['Send', 'Kirim'],
    },
  ],
  'bill-pay': [
    {
      title: ['Bills', 'Tagihan'],
      parts: [iconChoices(kindsOfBill, 0), note('bell', ['One is due on Wednesday', 'Satu jatuh tempo Rabu'])],
      button: next,
    },
    {
      title: ['Electricity', 'Listrik'],
      parts: [
        field({ label: customerNumber, value: '5311 0248', state: 'active' }),
        note('receipt', ['It is on your bill', 'Tertera di tagihan']),
        keypad,
      ],
      button: ['Find bill', 'Cari tagihan'],
    },
    {
      title: ['Check the bill', 'Periksa tagihan'],
      parts: [
        receipt(
          ayu,
          [
            { label: ['Customer', 'Pelanggan'], value: '5311 0248' },
            { label: ['Period', 'Periode'], value: 'Nov 2026' },
            { label: ['Fee', 'Biaya'], value: rupiah(0) },
          ],
          rupiah(412750),
          'bolt',
        ),
        note('check', ['This is your bill', 'Ini tagihan Anda']),
      ],
      button: pay,
    },
    {
      title: ['Enter PIN', 'Masukkan PIN'],
      parts: [amount(['Electricity', 'Listrik'], rupiah(412750)), pin(5), keypad],
      button: ['Confirm', 'Konfirmasi'],
    },
    {
      title: ['Paid', 'Terbayar'],
      parts: [
        success(44),
        receipt(
          ['Electricity', 'Listrik'],
          [{ label: ['Period', 'Periode'], value: 'Nov 2026' }],
          rupiah(412750),
          'bolt',
        ),
        note('clock', ['Reminder: 22 December', 'Pengingat: 22 Desember']),
      ],
      button: ['Remind me', 'Ingatkan saya'],
    },
  ],
  'cash-store': [
    {
      title: ['Cash out', 'Tarik tunai'],
      parts: [
        amount(balance, rupiah(1250000)),
        row({ sign: 'shop', title: minimarket, tapped: true }),
        row({ sign: 'cash', title: 'ATM' }),
        row({ sign: 'person', title: ['Family', 'Keluarga'] }),
      ],
      button: ['Choose', 'Pilih'],
    },
    {
      title: minimarket,
      parts: [
        stepper(rupiah(500000)),
        choices(thousands([50, 100, 150, 200, 500, 1000]), 4),
        row({ sign: 'cash', title: rupiah(500000), value: rupiah(5000, '+'), end: 'plain' }),
        note('shop', ['Any partner shop', 'Toko mitra mana pun']),
      ],
      button: next,
    },
    {
      look: 'dark',
      title: ['Your code', 'Kode Anda'],
      parts: [pin(6), amount(sum, rupiah(500000), palette.white, tint.leafPale), ticket('482 917', '59:48', 0.98)],
      button: ['Show it', 'Tunjukkan'],
    },
    {
      look: 'dark',
      title: ['At the till', 'Di kasir'],
      parts: [
        amount(sum, rupiah(500000), palette.white, tint.leafPale),
        ticket('482 917', '42:10', 0.7, true),
        note('shop', ['Show it to the cashier', 'Tunjukkan ke kasir']),
      ],
      button: done,
    },
    {
      title: ['Received', 'Diterima'],
      parts: [
        notes,
        amount(['Cash', 'Tunai'], rupiah(500000)),
        row({ sign: 'shop', title: minimarket, value: '482 917', end: 'chosen' }),
        note('cash', ['Count it at the till', 'Hitung di kasir']),
      ],
      button: done,
    },
  ],
  'cash-atm': [
    {
      title: ['Find an ATM', 'Cari ATM'],
      parts: [streetMap('GPN'), row({ sign: 'pin', title: 'ATM', value: '250 m', end: 'plain' })],
      button: ['Directions', 'Lihat rute'],
    },
    {
      isMachine: true,
      parts: [cashMachine({ card: 'going', screen: 'pin', words: 'PIN' })],
    },
    {
      isMachine: true,
      parts: [cashMachine({ card: 'going', screen: 'amounts', words: '' })],
    },
    {
      isMachine: true,
      notice: notice('Bank Serambi', rupiah(500000, '-')),
      parts: [cashMachine({ card: 'back', screen: 'thanks', words: ['Thank you', 'Terima kasih'] })],
    },
  ],
  'card-activate': [
    {
      title: ['Your card is here', 'Kartu sudah tiba'],
      parts: [paymentCard, note('card', ['The last four digits', 'Empat angka terakhir']), boxes('4821')],
      button: ['Activate', 'Aktifkan'],
    },
    {
      title: ['Card PIN', 'PIN kartu'],
      parts: [pin(4), note('lock', ['Not the PIN of the app', 'Jangan PIN aplikasi'], 'warn'), keypad],
      button: ['Save', 'Simpan'],
    },
    {
      title: ['Uses and limits', 'Transaksi dan limit'],
      parts: [
        row({ sign: 'shop', title: ['In shops', 'Di toko'], value: rupiah(5000000), end: 'on' }),
        row({ sign: 'phone', title: ['Online', 'Daring'], value: rupiah(2000000), end: 'on' }),
        row({ sign: 'wave', title: ['Contactless', 'Tanpa sentuh'], value: rupiah(500000), end: 'off' }),
        row({ sign: 'cash', title: 'ATM', value: rupiah(2500000), end: 'on' }),
      ],
      button: done,
    },
  ],
  'card-freeze': [
    {
      title: ['Card', 'Kartu'],
      parts: [
        paymentCard,
        row({ sign: 'lock', title: ['Freeze', 'Blokir sementara'], tapped: true }),
        row({ sign: 'clock', title: 'Limit' }),
      ],
    },
    {
      look: 'dark',
      title: ['Card is frozen', 'Diblokir sementara'],
      parts: [paymentCard, note('lock', ['Nobody can pay with it', 'Tak bisa dipakai siapa pun'])],
      button: ['Unfreeze', 'Aktifkan lagi'],
    },
    {
      title: ['New card', 'Kartu baru'],
      parts: [
        paymentCard,
        row({ sign: 'card', title: ['Replacement', 'Pengganti'], value: rupiah(15000), end: 'plain' }),
        row({ sign: 'home', title: ['To your home', 'Ke rumah'], value: 'Sleman', end: 'plain' }),
      ],
      button: ['Replace card', 'Ganti kartu'],
    },
  ],
  'goal-open': [
    {
      title: ['Save', 'Simpan'],
      parts: [
        amount(balance, rupiah(12480500)),
        row({ sign: 'star', title: ['Savings goals', 'Tabungan tujuan'], tapped: true }),
        row({ sign: 'lock', title: ['Term savings', 'Tabungan berjangka'] }),
        row({ sign: 'heart', title: 'Plus' }),
      ],
      button: ['Choose', 'Pilih'],
    },
    {
      title: ['New goal', 'Tujuan baru'],
      parts: [
        field({ label: ['What for', 'Untuk apa'], value: ['First motorbike', 'Motor pertama'], state: 'ok' }),
        field({ label: sum, value: rupiah(20000000), state: 'ok' }),
        field({ label: ['By', 'Sampai'], value: ['1 Nov 2028', '1 Nov 2028'], state: 'active' }),
      ],
      button: next,
    },
    {
      title: ['How much to save', 'Setorannya'],
      parts: [
        amount(['Every month', 'Setiap bulan'], rupiah(815000)),
        row({ sign: 'clock', title: ['Daily', 'Harian'], end: 'free' }),
        row({ sign: 'clock', title: ['Weekly', 'Mingguan'], end: 'free' }),
        row({ sign: 'clock', title: ['Monthly', 'Bulanan'], end: 'chosen' }),
      ],
      button: ['Start', 'Mulai'],
    },
    {
      title: ['First motorbike', 'Motor pertama'],
      parts: [
        success(56),
        amount(['In this pocket', 'Di kantong ini'], rupiah(815000), palette.good),
        row({ sign: 'clock', title: ['Next', 'Berikutnya'], value: ['1 December', '1 Desember'], end: 'plain' }),
      ],
      button: ['Add money', 'Tambah dana'],
    },
  ],
  'micro-credit': [
    {
      title: ['Cooperatives', 'Koperasi'],
      parts: [
        streetMap(['Cooperative', 'Koperasi']),
        row({ sign: 'pin', title: 'Makmur Pesisir', value: ['1.2 km', '1,2 km'], end: 'plain' }),
      ],
      button: ['Directions', 'Lihat rute'],
    },
    {
      title: ['Your loan', 'Kredit Anda'],
      parts: [
        stepper(rupiah(12000000)),
        row({ sign: 'clock', title: ['Weekly', 'Mingguan'], end: 'free' }),
        row({ sign: 'clock', title: ['Monthly', 'Bulanan'], end: 'free' }),
        row({ sign: 'star', title: ['After harvest', 'Setelah panen'], end: 'chosen' }),
      ],
      button: next,
    },
    {
      title: ['What we look at', 'Yang kami lihat'],
      parts: [
        row({ sign: 'code', title: 'QRIS', value: ['6 months', '6 bulan'], end: 'on' }),
        row({ sign: 'star', title: ['Savings', 'Tabungan'], value: ['6 months', '6 bulan'], end: 'on' }),
        note('lock', ['Nothing else', 'Selain itu tidak']),
      ],
      button: ['I agree', 'Saya setuju'],
    },
    {
      title: ['The whole cost', 'Seluruh biaya'],
      parts: [
        receipt(
          ['12 months', '12 bulan'],
          [
            { label: ['Loan', 'Kredit'], value: rupiah(12000000) },
            { label: ['Total cost', 'Total biaya'], value: rupiah(960000, '+') },
          ],
          rupiah(12960000),
          'receipt',
        ),
        note('clock', ['Two days to cancel', 'Dua hari untuk batal']),
      ],
      button: ['Accept', 'Setuju'],
    },
  ],
};

export const steps: Record<string, () => string> = Object.fromEntries(
  Object.entries(guides).flatMap(([guide, screens]) =>
    screens.flatMap((one, index) =>
      (['en', 'id'] as const satisfies readonly Language[]).map(
        (language) => [`step/${guide}-${index + 1}.${language}`, () => screen(one, language)] as const,
      ),
    ),
  ),
);
