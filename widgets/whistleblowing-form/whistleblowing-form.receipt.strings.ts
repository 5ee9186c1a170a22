export const strings = {
  English: {
    sent: 'The form was sent, we will follow up your report soon',
    received: 'Your report has been received',
    keep: 'Write this code down or print it, and quote it when you contact us about this report. It will not be shown again.',
    print: 'Print',
  },
  Indonesia: {
    sent: 'Formulir berhasil dikirim, kami akan segera menindak lanjuti laporan Anda',
    received: 'Laporan Anda telah kami terima',
    keep: 'Catat atau cetak kode ini, lalu sebutkan saat Anda menghubungi kami tentang laporan ini. Kode tidak akan ditampilkan lagi.',
    print: 'Cetak',
  },
};
