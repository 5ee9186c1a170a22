import type { Examples } from '../runtime/widget/examples';

const checked = '2026-11-26T14:30+07:00';

const delayed = { id: 'bi-fast', from: '2026-11-26T13:40+07:00' };
const steps = ['2026-11-26T13:50+07:00', '2026-11-26T14:20+07:00'];
const planned = { id: 'upgrade', from: '2099-12-05T01:00+07:00', until: '2099-12-05T03:00+07:00' };
const solved = { id: 'card', from: '2026-10-02', until: '2026-10-02' };
const parcel = { id: 'apk', day: '2026-11-20', path: '/help/security' };
const call = { id: 'call', day: '2026-11-12' };

const content = {
  English: {
    checked,
    incidents: [
      {
        ...delayed,
        title: 'BI-FAST transfers are delayed',
        text: 'Money arrives up to 30 minutes late.',
        updates: [
          { at: steps[0], text: 'We are looking for the cause.' },
          { at: steps[1], text: 'The cause is found.' },
        ],
      },
      { ...planned, title: 'The app rests' },
      { ...solved, title: 'Cards were declined' },
    ],
    scams: [
      { ...parcel, title: 'A parcel slip as an app', text: 'It reads your SMS.' },
      { ...call, title: 'A call about a safe account' },
    ],
  },
  Indonesia: {
    checked,
    incidents: [
      {
        ...delayed,
        title: 'Transfer BI-FAST tertunda',
        text: 'Dana terlambat masuk sampai 30 menit.',
        updates: [
          { at: steps[0], text: 'Penyebabnya sedang kami cari.' },
          { at: steps[1], text: 'Penyebabnya sudah ditemukan.' },
        ],
      },
      { ...planned, title: 'Aplikasi libur sebentar' },
      { ...solved, title: 'Kartu sempat ditolak' },
    ],
    scams: [
      { ...parcel, title: 'Resi paket berbentuk aplikasi', text: 'Aplikasinya membaca SMS Anda.' },
      { ...call, title: 'Telepon soal rekening aman' },
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
