export const strings = {
  English: {
    count: 'At most 3 files',
    type: 'Files must be PNG, JPEG, JPG or PDF',
    size: 'Each file may be at most 5 MB',
    empty: 'The file is empty',
    heic: 'HEIC pictures cannot be attached. Save the picture as JPEG, or attach a screenshot of it',
    unreadable: 'The file could not be read. It may have been changed, moved or deleted. Please choose it again',
    ending: 'What the file holds does not fit its name. Rename it so that it ends in {ending}, then choose it again',
  },
  Indonesia: {
    count: 'Maksimal 3 file',
    type: 'Berkas harus berupa PNG, JPEG, JPG, atau PDF',
    size: 'Ukuran setiap berkas maksimal 5 MB',
    empty: 'Berkas ini kosong',
    heic: 'Gambar HEIC tidak dapat dilampirkan. Simpan gambarnya sebagai JPEG, atau lampirkan tangkapan layarnya',
    unreadable: 'Berkas tidak dapat dibaca. Mungkin sudah diubah, dipindahkan, atau dihapus. Silakan pilih lagi',
    ending: 'Isi berkas tidak sesuai dengan namanya. Ubah namanya agar berakhir dengan {ending}, lalu pilih lagi',
  },
};
