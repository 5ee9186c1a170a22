export const strings = {
  English: {
    count: 'At most 3 files',
    type: 'Files must be PNG, JPEG, JPG or PDF',
    size: 'Each file may be at most 5 MB',
  },
  Indonesia: {
    count: 'Maksimal 3 file',
    type: 'File harus berupa PNG, JPEG, JPG, atau PDF',
    size: 'Ukuran setiap file maksimal 5 MB',
  },
};
