export const strings = {
  English: {
    skip: 'Skip to content',
    nothing: 'There is nothing here at the moment.',
    announcement: 'Announcement',
    close: 'Close the announcement',
    contact: 'Contact us',
  },
  Indonesia: {
    skip: 'Langsung ke isi',
    nothing: 'Saat ini belum ada isi di sini.',
    announcement: 'Pengumuman',
    close: 'Tutup pengumuman',
    contact: 'Hubungi kami',
  },
};
