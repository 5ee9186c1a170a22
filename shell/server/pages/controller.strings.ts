export const strings = {
  English: {
    controlled:
      'Another program of this site in your browser (a service worker) could read what you write here. It has been removed. Close this page and open it again before you report.',
  },
  Indonesia: {
    controlled:
      'Program lain dari situs ini di peramban Anda (service worker) dapat membaca yang Anda tulis di sini. Program itu sudah dihapus. Tutup halaman ini dan buka lagi sebelum melapor.',
  },
};
