export const strings = {
  English: {
    line: 'This is a draft. Visitors see the published site.',
    exit: 'Leave the draft',
    wrongKey: 'This key does not open the draft',
    tooMany: 'Too many wrong keys. Try again in a minute',
  },
  Indonesia: {
    line: 'Ini draf. Pengunjung melihat situs yang sudah terbit.',
    exit: 'Keluar dari draf',
    wrongKey: 'Kunci ini tidak membuka draf',
    tooMany: 'Terlalu banyak kunci yang salah. Coba lagi dalam satu menit',
  },
};
