export const strings = {
  English: {
    title: 'Our figures, year by year',
    source: 'Source:',
    all: 'All figures, year by year',
    change: '{percent} in a year',
    before: '{value} a year before',
  },
  Indonesia: {
    title: 'Angka kami dari tahun ke tahun',
    source: 'Sumber:',
    all: 'Semua angka dari tahun ke tahun',
    change: '{percent} dalam setahun',
    before: '{value} setahun sebelumnya',
  },
};
