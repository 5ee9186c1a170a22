import type { Message } from '../runtime';

export const strings = {
  English: {
    fees: 'Fees and limits',
    compare: 'Compare all services',
    billers: 'Companies and offices',
    kinds: 'See which companies and offices' as Message,
    missing: 'Can’t find yours?',
    ask: 'Ask us',
    steps: 'See the steps',
  },
  Indonesia: {
    fees: 'Biaya dan limit',
    compare: 'Bandingkan semua layanan',
    billers: 'Perusahaan dan instansi',
    kinds: 'Lihat perusahaan dan instansinya',
    missing: 'Tagihan Anda belum ada?',
    ask: 'Tanyakan kepada kami',
    steps: 'Lihat langkahnya',
  },
};
