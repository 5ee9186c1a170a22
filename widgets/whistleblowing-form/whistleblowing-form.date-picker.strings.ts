export const strings = {
  English: {
    calendar: 'Choose the date of the event',
    previous: 'Previous month',
    next: 'Next month',
    month: 'Month',
    year: 'Year',
    choose: 'Choose',
    disabled: 'Not available:',
  },
  Indonesia: {
    calendar: 'Pilih tanggal kejadian',
    previous: 'Bulan sebelumnya',
    next: 'Bulan berikutnya',
    month: 'Bulan',
    year: 'Tahun',
    choose: 'Pilih',
    disabled: 'Tidak tersedia:',
  },
};
