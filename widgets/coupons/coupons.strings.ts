const English = { title: 'Coupons for you' };

const Indonesia: typeof English = { title: 'Kupon untuk Anda' };

export const strings = { English, Indonesia };
