const English = { title: 'What your points can do', more: 'Pay by QRIS and collect points' };

const Indonesia: typeof English = {
  title: 'Yang bisa Anda lakukan dengan poin',
  more: 'Bayar dengan QRIS, kumpulkan poin',
};

export const strings = { English, Indonesia };
