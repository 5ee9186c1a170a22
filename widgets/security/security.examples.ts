import type { Examples } from '../runtime/element/examples';

export const examples: Examples = {
  usual: {
    about: 'A bank with a hotline and pages that say what to do',
    bank: {
      name: 'Bank Serambi',
      phones: ['1500 123', '+62 21 5080 1234'],
      hours: { English: '24 hours a day, every day', Indonesia: '24 jam sehari, setiap hari' },
      email: 'halo@bankserambi.example',
      guides: { card: '/help#faq-4-1', fraud: '/help#faq-5-2' },
    },
  },
  empty: { about: 'Neither a phone nor an e-mail address', bank: { name: 'Bank Uji' } },
  long: {
    about: 'Many phones and a long address',
    bank: {
      name: 'Bank Uji',
      phones: ['+62 800 1234 5678 90', '+62 21 5080 1234', '+62 811 1500 1230', '+62 811 1500 1231'],
      hours: {
        English: 'On weekdays from 06:00 to 24:00, on weekends and public holidays from 08:00 to 20:00 Jakarta time',
        Indonesia: 'Hari kerja pukul 06.00 sampai 24.00, akhir pekan dan hari libur pukul 08.00 sampai 20.00 WIB',
      },
      email: 'layanan.pengaduan.nasabah@kepulauan-nusantara-timur-raya.example',
    },
  },
  hostile: {
    about: 'Values that are not what they say',
    bank: { name: '<b>Bank</b>', phones: ['<script>alert(1)</script>'], email: '"><img src=x onerror=alert(1)>' },
  },
};
