import { type Examples, inBoth } from '../runtime/widget/examples';

const checked = '2026-11-26T14:30+07:00';

const content = inBoth((say) => ({
  checked,
  services: [
    { id: 'app', title: say('App', 'Aplikasi') },
    { id: 'transfer', title: say('Transfers', 'Transfer') },
    { id: 'card', title: say('Debit card', 'Kartu debit') },
  ],
  incidents: [
    {
      id: 'bi-fast',
      services: ['transfer'],
      from: '2026-11-26T13:40+07:00',
      title: say('BI-FAST transfers are delayed', 'Transfer BI-FAST tertunda'),
      text: say('Money arrives up to 30 minutes late.', 'Dana terlambat masuk sampai 30 menit.'),
      updates: [
        {
          at: '2026-11-26T13:50+07:00',
          text: say('We are looking for the cause.', 'Penyebabnya sedang kami cari.'),
        },
        { at: '2026-11-26T14:20+07:00', text: say('The cause is found.', 'Penyebabnya sudah ditemukan.') },
      ],
    },
    {
      id: 'upgrade',
      services: ['app'],
      from: '2099-12-05T01:00+07:00',
      until: '2099-12-05T03:00+07:00',
      title: say('The app rests', 'Aplikasi libur sebentar'),
    },
    {
      id: 'card',
      from: '2026-10-02',
      until: '2026-10-02',
      title: say('Cards were declined', 'Kartu sempat ditolak'),
    },
  ],
  scams: [
    {
      id: 'apk',
      day: '2026-11-20',
      path: '/help/security',
      title: say('A parcel slip as an app', 'Resi paket berbentuk aplikasi'),
      text: say('It reads your SMS.', 'Aplikasinya membaca SMS Anda.'),
    },
    { id: 'call', day: '2026-11-12', title: say('A call about a safe account', 'Telepon soal rekening aman') },
  ],
}));

export const examples: Examples = {
  usual: { about: 'An incident that lasts, one that is planned, one that is solved, and two scams', content },
  fine: { about: 'All works', content: inBoth(() => ({ checked })) },
  unknown: {
    about: 'Only scams: nobody has looked whether all works',
    content: inBoth(() => ({ scams: content.Indonesia.scams })),
  },
};
