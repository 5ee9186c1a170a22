import type { Examples } from '../runtime/widget/examples';

const card = (name: string, title: string, desc_type_produk: string) => ({
  id: name,
  image: `/art/inside/${name}.svg`,
  title,
  desc_type_produk,
});

export const examples: Examples = {
  usual: {
    about: 'Four products: wide and narrow, then narrow and wide',
    content: {
      English: [
        card('savings', 'Everyday account', 'No monthly fee and no minimum balance.'),
        card('goals', 'Savings goals', 'Give each plan its own pocket.'),
        card('deposit', 'Term savings', 'A fixed rate for 1 to 24 months.'),
        card('card', 'Debit card', 'Freeze it and set its limits in the app.'),
      ],
      Indonesia: [
        card('savings', 'Rekening harian', 'Tanpa biaya bulanan dan tanpa saldo minimum.'),
        card('goals', 'Tabungan tujuan', 'Beri setiap rencana kantongnya sendiri.'),
        card('deposit', 'Tabungan berjangka', 'Bunga tetap selama 1 sampai 24 bulan.'),
        card('card', 'Kartu debit', 'Blokir sementara dan atur limitnya lewat aplikasi.'),
      ],
    },
  },
};
