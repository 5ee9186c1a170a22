export const strings = {
  English: {
    early:
      'This form is still loading. Please wait a moment, then press the button again. What you have written stays.',
  },
  Indonesia: {
    early:
      'Formulir ini masih dimuat. Mohon tunggu sebentar, lalu tekan tombolnya sekali lagi. Yang sudah Anda tulis tetap ada.',
  },
};
