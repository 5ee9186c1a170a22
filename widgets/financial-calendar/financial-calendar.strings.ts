export const strings = {
  English: {
    title: 'Financial calendar',
    lead: 'When our figures appear and our shareholders meet.',
    none: 'No dates have been set at the moment.',
    past: 'Earlier dates',
  },
  Indonesia: {
    title: 'Kalender keuangan',
    lead: 'Jadwal terbit laporan dan rapat pemegang saham kami.',
    none: 'Belum ada tanggal yang ditetapkan.',
    past: 'Tanggal sebelumnya',
  },
};
