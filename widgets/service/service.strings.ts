const English = {
  fees: 'Fees and limits',
  once: 'Each time',
  day: 'A day',
  needs: 'Works with',
  upTo: (amount: string) => `up to ${amount}`,
  between: (least: string, most: string) => `${least} to ${most}`,
  from: (amount: string) => `over ${amount}`,
  with: (limit: string, plan: string) => `${limit} with ${plan}`,
  unlimited: 'No limit',
  compare: 'Compare all services',
  billers: 'Who you can pay',
  kinds: (count: number) => (count === 1 ? '1 kind, with names' : `All ${count} kinds, with names`),
  missing: 'Yours is not there?',
  ask: 'Ask us',
  steps: 'See the steps',
};

const Indonesia: typeof English = {
  fees: 'Biaya dan limit',
  once: 'Per transaksi',
  day: 'Per hari',
  needs: 'Bisa dengan',
  upTo: (amount) => `hingga ${amount}`,
  between: (least, most) => `${least} sampai ${most}`,
  from: (amount) => `di atas ${amount}`,
  with: (limit, plan) => `${limit} dengan ${plan}`,
  unlimited: 'Tanpa batas',
  compare: 'Bandingkan semua layanan',
  billers: 'Siapa saja yang bisa Anda bayar',
  kinds: (count) => `Semua ${count} jenis beserta namanya`,
  missing: 'Tagihan Anda belum ada?',
  ask: 'Tanyakan kepada kami',
  steps: 'Lihat langkahnya',
};

export const strings = { English, Indonesia };
