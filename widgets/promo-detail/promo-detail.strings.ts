const English = { back: 'All promotions', mechanisme: 'Mechanism', conditions: 'Terms and Conditions' };

const Indonesia: typeof English = {
  back: 'Semua promo',
  mechanisme: 'Mekanisme',
  conditions: 'Syarat dan Ketentuan',
};

export const strings = { English, Indonesia };
