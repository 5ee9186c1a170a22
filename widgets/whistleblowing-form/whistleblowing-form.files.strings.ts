export const strings = {
  English: {
    count: '{count} of {most} files chosen',
    dragged: { one: '{count} file to drop', other: '{count} files to drop' },
    remove: 'Remove {name}',
    sent: 'Is sent as {name}',
    clean: 'Nothing else was found in it',
    removed: 'Removed from what is sent: {found}',
    kept: 'Remains in the file: {found}',
    unknown: 'What else it holds could not be removed',
    findings: {
      place: 'where it was made',
      time: 'when it was made',
      device: 'the device or program',
      author: 'names of people',
      other: 'other hidden notes',
    },
    asIs: 'Send the original, with its name',
    about:
      'Files may hold more than they show. Names of files and hidden data of pictures are removed here, on your device; your own files stay as they are.',
    pdf: 'In a PDF, only hidden data that is not compressed can be removed. If that worries you, attach a picture of the page instead.',
  },
  Indonesia: {
    count: '{count} dari {most} file dipilih',
    dragged: { other: 'Lepaskan untuk melampirkan {count} file' },
    remove: 'Hapus {name}',
    sent: 'Dikirim sebagai {name}',
    clean: 'Tidak ditemukan data lain di dalamnya',
    removed: 'Dihapus dari yang dikirim: {found}',
    kept: 'Tetap ada di file: {found}',
    unknown: 'Data lain di dalamnya tidak dapat dihapus',
    findings: {
      place: 'tempat pembuatan',
      time: 'waktu pembuatan',
      device: 'perangkat atau program',
      author: 'nama orang',
      other: 'catatan tersembunyi lain',
    },
    asIs: 'Kirim file asli dengan nama aslinya',
    about:
      'File dapat memuat lebih dari yang terlihat. Nama file dan data tersembunyi gambar dihapus di sini, di perangkat Anda; file asli Anda tidak berubah.',
    pdf: 'Pada PDF, hanya data tersembunyi yang tidak dikompresi yang dapat dihapus. Jika Anda khawatir, lampirkan gambar halamannya saja.',
  },
};
