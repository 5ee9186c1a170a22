const English = {
  title: 'All that is ours',
  about: (bank: string) =>
    `${bank} speaks to you in these ways and in no other. What is not here does not come from us.`,
  kinds: {
    phone: 'Phone',
    domain: 'Website',
    email: 'E-mail',
    sms: 'Sender of SMS',
    account: 'Account numbers',
    app: 'App',
    social: 'Social media',
  },
};

const Indonesia: typeof English = {
  title: 'Semua yang resmi dari kami',
  about: (bank) =>
    `${bank} hanya menghubungi Anda lewat saluran berikut. Yang tidak tercantum di sini bukan dari kami.`,
  kinds: {
    phone: 'Telepon',
    domain: 'Situs web',
    email: 'Email',
    sms: 'Pengirim SMS',
    account: 'Nomor rekening',
    app: 'Aplikasi',
    social: 'Media sosial',
  },
};

export const strings = { English, Indonesia };
