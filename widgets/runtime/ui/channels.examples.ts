import { type Examples, inBoth } from '../widget/examples';

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
    },
    content: inBoth((say) => ({
      domain: [
        {
          value: 'bankserambi.example',
          title: `${say('and addresses under it, such as', 'dan alamat di bawahnya, seperti')} www.bankserambi.example`,
        },
      ],
      phone: [{ value: '+62 811 1500 1230', title: 'WhatsApp' }],
      sms: [{ value: 'BANKSERAMBI' }],
      account: [{ value: '900 1500 1230', title: say('Donations', 'Donasi') }],
    })),
  },
  empty: {
    about: 'A page that does not say what belongs to the bank',
    bank: { name: 'Bank Uji' },
    content: inBoth(() => ({})),
  },
  hostile: {
    about: 'Values that are not what they say',
    bank: {
      name: '<b>Bank</b>',
      phones: ['<script>alert(1)</script>', ''],
      email: '"><img src=x onerror=alert(1)>',
      social: [{ name: '\u202egnikcah', url: 'https://x.example/"onclick="alert(1)' }],
    },
    content: inBoth(() => ({
      domain: [{ value: `${'a'.repeat(300)}.example`, title: '&lt;i&gt;' }, null, { title: 'Tanpa nilai' }],
      social: [{ value: 'javascript:alert(1)', title: '<i>' }],
      phone: [{ value: '1500', url: 'javascript:alert(1)' }],
    })),
  },
};
