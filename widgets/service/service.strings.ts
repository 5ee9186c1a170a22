import type { Message } from '../runtime';

const English = {
  fees: 'Fees and limits',
  compare: 'Compare all services',
  billers: 'Who you can pay',
  kinds: { one: '{count} kind, with names', other: 'All {count} kinds, with names' } as Message,
  missing: 'Yours is not there?',
  ask: 'Ask us',
  steps: 'See the steps',
};

const Indonesia: typeof English = {
  fees: 'Biaya dan limit',
  compare: 'Bandingkan semua layanan',
  billers: 'Siapa saja yang bisa Anda bayar',
  kinds: 'Semua {count} jenis beserta namanya',
  missing: 'Tagihan Anda belum ada?',
  ask: 'Tanyakan kepada kami',
  steps: 'Lihat langkahnya',
};

export const strings = { English, Indonesia };
