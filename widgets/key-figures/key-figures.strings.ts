const English = { title: 'Our figures, year by year', source: 'Source:', all: 'All figures, year by year' };

const Indonesia: typeof English = {
  title: 'Angka kami dari tahun ke tahun',
  source: 'Sumber:',
  all: 'Semua angka dari tahun ke tahun',
};

export const strings = { English, Indonesia };
