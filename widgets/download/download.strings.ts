const English = {
  store: (name: string) => `Get it on ${name}`,
  qr: 'QR code that leads to the app',
  scan: 'Scan to get it on another device',
};

const Indonesia: typeof English = {
  store: (name) => `Unduh di ${name}`,
  qr: 'Kode QR menuju aplikasi',
  scan: 'Pindai untuk memasangnya di perangkat lain',
};

export const strings = { English, Indonesia };
