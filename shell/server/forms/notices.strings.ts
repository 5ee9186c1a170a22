export const strings = {
  English: {
    error: 'Error: {heading}',
    problem: 'Please correct this',
    files: 'Your files could not be kept. Please choose them again.',
    failed: 'The form could not be sent',
    kept: 'Nothing was lost: all that you wrote is still here. Please send it again in a moment.',
    shorter: 'Please shorten the text and check all fields, then send it again.',
    reload: 'Nothing was stored. Reload this page in a moment to send the same again.',
    own: 'Please fill it in here, on our own page.',
  },
  Indonesia: {
    error: 'Kesalahan: {heading}',
    problem: 'Mohon perbaiki isian berikut',
    files: 'Berkas Anda tidak dapat disimpan. Silakan pilih lagi.',
    failed: 'Formulir gagal dikirim',
    kept: 'Tidak ada yang hilang: semua yang Anda tulis masih ada di sini. Tunggu sebentar, lalu kirim lagi.',
    shorter: 'Mohon persingkat teksnya dan periksa semua isian, lalu kirim lagi.',
    reload: 'Tidak ada yang tersimpan. Muat ulang halaman ini sebentar lagi untuk mengirim isian yang sama.',
    own: 'Silakan isi di sini, di halaman kami sendiri.',
  },
};
