export const strings = {
  English: {
    several: 'This page could not be loaded in full.',
    also: 'Something is missing here, too.',
    connection: 'Check your connection, then try again.',
    advice: 'Please try again in a moment.',
    retryAll: 'Reload all parts',
    help: 'Go to help',
    home: 'Back to home',
    call: 'Need us now? Call',
  },
  Indonesia: {
    several: 'Halaman ini belum termuat seluruhnya.',
    also: 'Bagian ini juga belum termuat.',
    connection: 'Periksa koneksi Anda, lalu coba lagi.',
    advice: 'Silakan coba beberapa saat lagi.',
    retryAll: 'Muat ulang semua',
    help: 'Ke halaman bantuan',
    home: 'Kembali ke beranda',
    call: 'Ada keperluan mendesak? Telepon',
  },
};
