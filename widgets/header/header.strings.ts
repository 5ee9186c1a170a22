export const strings = {
  English: {
    menu: 'Main menu',
    open: 'Open the menu',
    close: 'Close the menu',
    language: 'Language',
    dark: 'Dark theme',
    download: 'Download Now',
    search: 'Search',
    call: 'Call us',
    abroad: 'From abroad',
  },
  Indonesia: {
    menu: 'Menu utama',
    open: 'Buka menu',
    close: 'Tutup menu',
    language: 'Bahasa',
    dark: 'Tampilan gelap',
    download: 'Download Sekarang',
    search: 'Cari',
    call: 'Telepon',
    abroad: 'Dari luar negeri',
  },
};

export const ownNames = { English: 'English', Indonesia: 'Bahasa Indonesia' };
