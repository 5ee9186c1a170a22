import type { Examples } from '../runtime/widget/examples';

const privilege = (name: string, title: string, desc: string) => ({
  id: name,
  image: `/art/privilege/${name}.svg`,
  title,
  desc,
});

export const examples: Examples = {
  usual: {
    about: 'Four privileges',
    content: {
      English: [
        privilege('free-transfer', '10 free transfers a month', 'The first 10 cost nothing.'),
        privilege('no-fee', 'No monthly fee', 'And no minimum balance.'),
        privilege('instant', 'Open in minutes', 'Your e-KTP and your phone are enough.'),
        privilege('cashback', 'Friday cashback', '5% of your first payment.'),
      ],
      Indonesia: [
        privilege('free-transfer', '10 kali transfer gratis per bulan', 'Sepuluh yang pertama tanpa biaya.'),
        privilege('no-fee', 'Tanpa biaya bulanan', 'Dan tanpa saldo minimum.'),
        privilege('instant', 'Buka dalam hitungan menit', 'Cukup e-KTP dan ponsel Anda.'),
        privilege('cashback', 'Cashback setiap Jumat', '5% dari pembayaran pertama Anda.'),
      ],
    },
  },
};
