/** The loader has these labels, too. */
export const failure = {
  English: { failed: 'This part of the page could not be loaded.', retry: 'Try again' },
  Indonesia: { failed: 'Bagian halaman ini tidak dapat dimuat.', retry: 'Coba lagi' },
};

export const strings = {
  English: { loading: 'Loading', ...failure.English },
  Indonesia: { loading: 'Memuat', ...failure.Indonesia },
};
