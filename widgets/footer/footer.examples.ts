import type { Examples } from '../runtime/widget/examples';

export const examples: Examples = {
  usual: { about: 'The footer with the bank’s data from the page’s configuration' },
  complete: {
    about: 'A bank with hours, a site map, an address, marks and licences',
    bank: {
      name: 'Bank Serambi',
      phones: ['1500 123'],
      hours: { English: 'At all hours', Indonesia: 'Setiap saat' },
      address: { English: 'Jalan Contoh 1, Jakarta 10110', Indonesia: 'Jalan Contoh 1, Jakarta 10110' },
      menu: [{ path: '/products', English: 'Products', Indonesia: 'Produk' }],
      marks: [
        { name: 'OJK', English: 'Licensed and supervised by', Indonesia: 'Berizin dan diawasi oleh' },
        { name: 'LPS', English: 'Deposits guaranteed by', Indonesia: 'Simpanan dijamin oleh' },
      ],
      licences: { English: 'Licence KEP-1/D.03/2020', Indonesia: 'Izin KEP-1/D.03/2020' },
    },
  },
};
