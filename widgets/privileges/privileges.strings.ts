const English = { heading: 'Yours from day one', all: 'See every benefit' };

const Indonesia: typeof English = { heading: 'Keistimewaan sejak hari pertama', all: 'Lihat semua keuntungan' };

export const strings = { English, Indonesia };
