export const strings = {
  English: { loading: 'Loading', failed: 'This part of the page could not be loaded.', retry: 'Try again' },
  Indonesia: { loading: 'Memuat', failed: 'Bagian halaman ini tidak dapat dimuat.', retry: 'Coba lagi' },
};
