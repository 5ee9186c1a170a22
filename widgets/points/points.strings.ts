export const strings = {
  English: { title: 'What your points can do', more: 'Pay by QRIS and collect points' },
  Indonesia: {
    title: 'Yang bisa Anda lakukan dengan poin',
    more: 'Bayar dengan QRIS, kumpulkan poin',
  },
};
