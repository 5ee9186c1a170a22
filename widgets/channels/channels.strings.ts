export const strings = {
  English: {
    title: 'Our official channels',
    about: '{bank} only ever contacts you in these ways. Anything that is not listed here is not from us.',
    count: 'See all {count} channels',
    abroad: 'From abroad',
    kinds: {
      phone: 'Phone',
      domain: 'Website',
      email: 'E-mail',
      sms: 'SMS sender',
      account: 'Account numbers',
      app: 'App',
      social: 'Social media',
    },
  },
  Indonesia: {
    title: 'Saluran resmi kami',
    about: '{bank} hanya menghubungi Anda lewat saluran berikut. Yang tidak tercantum di sini bukan dari kami.',
    count: 'Lihat semuanya ({count})',
    abroad: 'Dari luar negeri',
    kinds: {
      phone: 'Telepon',
      domain: 'Situs web',
      email: 'Email',
      sms: 'Pengirim SMS',
      account: 'Nomor rekening',
      app: 'Aplikasi',
      social: 'Media sosial',
    },
  },
};
