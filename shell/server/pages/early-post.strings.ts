export const strings = {
  English: {
    early:
      'This form is still loading. Please wait a moment, then press the button again. What you have written stays.',
    unreadable: 'A file can no longer be read: it was changed, moved or deleted. Please choose your files again.',
  },
  Indonesia: {
    early:
      'Formulir ini masih dimuat. Mohon tunggu sebentar, lalu tekan tombolnya sekali lagi. Yang sudah Anda tulis tetap ada.',
    unreadable: 'Ada berkas yang tidak dapat dibaca lagi: sudah diubah, dipindah, atau dihapus. Silakan pilih lagi.',
  },
};
