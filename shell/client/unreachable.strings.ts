export const strings = {
  English: {
    heading: 'No connection',
    reason: 'This page could not be reached. It opens by itself as soon as you are connected again.',
    retry: 'Try again',
  },
  Indonesia: {
    heading: 'Tidak ada koneksi',
    reason: 'Halaman ini tidak dapat dijangkau. Halaman terbuka sendiri begitu Anda tersambung lagi.',
    retry: 'Coba lagi',
  },
};
