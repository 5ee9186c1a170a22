import type { Examples } from '../element/examples';

/** What a page says of the bank's channels, for the widgets that show or compare them. */
export const examples: Examples = {
  usual: {
    about: 'A bank with channels of every kind',
    bank: {
      name: 'Bank Serambi',
      phones: ['1500 123', '+62 21 5080 1234'],
      email: 'halo@bankserambi.example',
      social: [
        { name: 'Instagram', url: 'https://www.instagram.com/bankserambi' },
        { name: 'YouTube', url: 'https://www.youtube.com/@bankserambi' },
      ],
      app: {
        stores: [{ name: 'Google Play', url: 'https://play.google.com/store/apps/details?id=example.bankserambi' }],
      },
      channels: {
        domain: [
          {
            value: 'bankserambi.example',
            English: 'and addresses under it, such as www.bankserambi.example',
            Indonesia: 'dan alamat di bawahnya, seperti www.bankserambi.example',
          },
        ],
        phone: [{ value: '+62 811 1500 1230', English: 'WhatsApp', Indonesia: 'WhatsApp' }],
        sms: [{ value: 'BANKSERAMBI' }],
        account: [{ value: '900 1500 1230', English: 'Donations', Indonesia: 'Donasi' }],
      },
    },
  },
  empty: { about: 'A page that does not say what belongs to the bank', bank: { name: 'Bank Uji' } },
  long: {
    about: 'Many channels with long names',
    bank: {
      name: 'Bank Pembangunan Daerah Kepulauan Nusantara Timur Raya',
      phones: Array.from({ length: 6 }, (_, index) => `+62 811 1500 12${index}`),
      email: 'layanan.pengaduan.nasabah@kepulauan-nusantara-timur-raya.example',
      channels: {
        domain: Array.from({ length: 12 }, (_, index) => ({
          value: `kantor-cabang-${index}.kepulauan-nusantara-timur-raya.example`,
          English: 'The branch’s own pages, with its opening hours, its staff and everything that it offers',
          Indonesia: 'Halaman kantor cabang, lengkap dengan jam layanan, petugas, dan semua penawarannya',
        })),
      },
    },
  },
  hostile: {
    about: 'Values that are not what they say',
    bank: {
      name: '<b>Bank</b>',
      phones: ['<script>alert(1)</script>', ''],
      email: '"><img src=x onerror=alert(1)>',
      social: [{ name: '\u202egnikcah', url: 'https://x.example/"onclick="alert(1)' }],
      channels: { domain: [{ value: `${'a'.repeat(300)}.example`, English: '<i>', Indonesia: '<i>' }] },
    },
  },
};
