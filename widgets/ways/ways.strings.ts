import type { Message } from '../runtime';

export const strings = {
  English: {
    title: 'Fees and limits, service by service',
    lead: 'Tell us what you want to do, and the amount. For each service we show every option, cheapest first.',
    want: 'I want to see',
    every: 'Everything',
    amount: 'Amount (optional)',
    example: 'For instance Rp500,000',
    unread: 'Please write an amount, such as 500,000 or 2.5 million.',
    submit: 'Show',
    found: { one: '{count} option', other: '{count} options' } as Message,
    none: 'No single option takes this amount. You can send it in parts.',
    service: 'Service',
    range: '{least} to {most}',
    obstacles: {
      little: 'Begins at {amount}',
      much: 'At most {amount}',
    },
    rates: 'All rates, limits and fees',
  },
  Indonesia: {
    title: 'Berapa biayanya, berapa limitnya',
    lead: 'Sebutkan keperluan dan nominalnya. Semua cara kami tunjukkan per layanan, dari yang paling hemat.',
    want: 'Saya ingin melihat',
    every: 'Semuanya',
    amount: 'Nominal (boleh dikosongkan)',
    example: 'Misalnya Rp500.000',
    unread: 'Tuliskan nominalnya, misalnya 500.000 atau 2,5 juta.',
    submit: 'Tampilkan',
    found: '{count} cara',
    none: 'Tidak ada cara untuk nominal ini dalam satu transaksi. Anda dapat membaginya menjadi beberapa transaksi.',
    service: 'Layanan',
    range: '{least} sampai {most}',
    obstacles: {
      little: 'Mulai {amount}',
      much: 'Paling banyak {amount}',
    },
    rates: 'Semua suku bunga, limit, dan biaya',
  },
};
