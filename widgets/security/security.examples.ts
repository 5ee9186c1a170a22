import type { Examples } from '../runtime/element/examples';

const both = (block: unknown) => ({ English: block, Indonesia: block });

export const examples: Examples = {
  usual: {
    about: 'A bank with a hotline and pages that say what to do',
    bank: {
      name: 'Bank Serambi',
      phones: ['1500 123', '+62 21 5080 1234'],
      hours: { English: '24 hours a day, every day', Indonesia: '24 jam sehari, setiap hari' },
    },
    content: both({ guides: { card: '/help#faq-4-1', fraud: '/help#faq-5-2' } }),
  },
  empty: { about: 'Neither a phone nor a guide', bank: { name: 'Bank Uji' }, content: both({}) },
  long: {
    about: 'Many phones and long hours',
    bank: {
      name: 'Bank Uji',
      phones: ['+62 800 1234 5678 90', '+62 21 5080 1234', '+62 811 1500 1230', '+62 811 1500 1231'],
      hours: {
        English: 'On weekdays from 06:00 to 24:00, on weekends and public holidays from 08:00 to 20:00 Jakarta time',
        Indonesia: 'Hari kerja pukul 06.00 sampai 24.00, akhir pekan dan hari libur pukul 08.00 sampai 20.00 WIB',
      },
    },
    content: both({ guides: { card: '/help#faq-4-1' } }),
  },
  hostile: {
    about: 'Values that are not what they say',
    bank: { name: '<b>Bank</b>', phones: ['<script>alert(1)</script>'] },
    content: both({ guides: { card: 'javascript:alert(1)', fraud: ['/help'] } }),
  },
};
