import type { Examples } from '../runtime/widget/examples';

const checked = '2026-11-26T14:30+07:00';

const content = {
  English: {
    checked,
    incidents: [
      {
        id: 'bi-fast',
        title: 'BI-FAST transfers are delayed',
        text: 'Money arrives up to 30 minutes late.',
        from: '2026-11-26T13:40+07:00',
        updates: [
          { at: '2026-11-26T13:50+07:00', text: 'We are looking for the cause.' },
          { at: '2026-11-26T14:20+07:00', text: 'The cause is found.' },
        ],
      },
      { id: 'upgrade', title: 'The app rests', from: '2099-12-05T01:00+07:00', until: '2099-12-05T03:00+07:00' },
      { id: 'card', title: 'Cards were declined', from: '2026-10-02', until: '2026-10-02' },
    ],
    scams: [
      {
        id: 'apk',
        title: 'A parcel slip as an app',
        text: 'It reads your SMS.',
        day: '2026-11-20',
        path: '/help/security',
      },
      { id: 'call', title: 'A call about a safe account', day: '2026-11-12' },
    ],
  },
  Indonesia: {
    checked,
    incidents: [
      {
        id: 'bi-fast',
        title: 'Transfer BI-FAST tertunda',
        text: 'Dana terlambat masuk sampai 30 menit.',
        from: '2026-11-26T13:40+07:00',
        updates: [
          { at: '2026-11-26T13:50+07:00', text: 'Penyebabnya sedang kami cari.' },
          { at: '2026-11-26T14:20+07:00', text: 'Penyebabnya sudah ditemukan.' },
        ],
      },
      {
        id: 'upgrade',
        title: 'Aplikasi libur sebentar',
        from: '2099-12-05T01:00+07:00',
        until: '2099-12-05T03:00+07:00',
      },
      { id: 'card', title: 'Kartu sempat ditolak', from: '2026-10-02', until: '2026-10-02' },
    ],
    scams: [
      {
        id: 'apk',
        title: 'Resi paket berbentuk aplikasi',
        text: 'Aplikasinya membaca SMS Anda.',
        day: '2026-11-20',
        path: '/help/security',
      },
      { id: 'call', title: 'Telepon soal rekening aman', day: '2026-11-12' },
    ],
  },
};

const both = (block: unknown) => ({ English: block, Indonesia: block });

export const examples: Examples = {
  usual: { about: 'An incident that lasts, one that is planned, one that is solved, and two scams', content },
  fine: { about: 'All works', content: both({ checked }) },
  unknown: {
    about: 'Only scams: nobody has looked whether all works',
    content: both({ scams: content.Indonesia.scams }),
  },
};
