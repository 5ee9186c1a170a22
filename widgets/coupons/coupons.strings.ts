const English = { title: 'Coupons for you', more: 'See all promos' };

const Indonesia: typeof English = { title: 'Kupon untuk Anda', more: 'Lihat semua promo' };

export const strings = { English, Indonesia };
