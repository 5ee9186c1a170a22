import type { Examples } from '../widget/examples';

const service = (name: string, title: string, desc: string) => ({
  id: name,
  image: `/art/services/${name}.svg`,
  title,
  desc,
  url: `/services/${name}`,
});

export const examples: Examples = {
  usual: {
    about: 'Five services, each with its page',
    content: {
      English: [
        service('pay', 'Pay', 'Scan any QRIS code.'),
        service('top-up', 'Top up', 'Add money from any bank.'),
        service('transfer', 'Transfer', 'In seconds, day or night.'),
        service('bill-payment', 'Bill payment', 'Electricity, water, internet and more.'),
        service('cash-out', 'Cash out', 'Even without a card.'),
      ],
      Indonesia: [
        service('pay', 'Bayar', 'Pindai QRIS di mana saja.'),
        service('top-up', 'Isi saldo', 'Dari bank mana pun.'),
        service('transfer', 'Transfer', 'Dalam hitungan detik, siang maupun malam.'),
        service('bill-payment', 'Bayar tagihan', 'Listrik, air, internet, dan lainnya.'),
        service('cash-out', 'Tarik tunai', 'Bahkan tanpa kartu.'),
      ],
    },
  },
};
