const English = { heading: 'Privileges from the first day', all: 'See what members get' };

const Indonesia: typeof English = { heading: 'Keistimewaan sejak hari pertama', all: 'Lihat semua keuntungan' };

export const strings = { English, Indonesia };
