const English = { title: 'Our figures, year by year', source: 'Source:' };

const Indonesia: typeof English = { title: 'Angka kami dari tahun ke tahun', source: 'Sumber:' };

export const strings = { English, Indonesia };
