const English = {
  store: (name: string) => `Get it on ${name}`,
  qr: 'QR code that leads to the app',
  scan: 'Scan with a phone’s camera',
};

const Indonesia: typeof English = {
  store: (name) => `Unduh di ${name}`,
  qr: 'Kode QR menuju aplikasi',
  scan: 'Pindai dengan kamera ponsel',
};

export const strings = { English, Indonesia };
