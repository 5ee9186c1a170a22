export const strings = {
  English: {
    title: 'Coupons for you',
    lead: 'You choose and use them in the app, before you pay.',
    until: 'Valid until',
    more: 'See all promos',
    previous: 'Previous',
    next: 'Next',
  },
  Indonesia: {
    title: 'Kupon untuk Anda',
    lead: 'Kupon dipilih dan dipakai di aplikasi, sebelum Anda membayar.',
    until: 'Berlaku hingga',
    more: 'Lihat semua promo',
    previous: 'Sebelumnya',
    next: 'Berikutnya',
  },
};
