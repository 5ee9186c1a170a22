const English = {
  title: 'Coupons for you',
  lead: 'Choose one before you pay.',
  until: 'Until',
  more: 'See all promos',
  previous: 'Previous',
  next: 'Next',
};

const Indonesia: typeof English = {
  title: 'Kupon untuk Anda',
  lead: 'Pilih satu sebelum Anda membayar.',
  until: 'Sampai',
  more: 'Lihat semua promo',
  previous: 'Sebelumnya',
  next: 'Berikutnya',
};

export const strings = { English, Indonesia };
