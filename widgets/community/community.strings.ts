export const strings = {
  English: {
    page: 'Social responsibility',
    done: 'What we have done so far',
    more: 'Read how it went',
    source: 'Source:',
    coming: 'What comes next',
    open: 'Registration open',
    comingLead: 'Confirmed dates',
    reports: 'Our reports',
  },
  Indonesia: {
    page: 'Tanggung jawab sosial',
    done: 'Yang sudah kami kerjakan',
    more: 'Baca ceritanya',
    source: 'Sumber:',
    coming: 'Yang akan datang',
    open: 'Pendaftaran dibuka',
    comingLead: 'Jadwal yang sudah pasti',
    reports: 'Laporan kami',
  },
};
