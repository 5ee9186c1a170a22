export const strings = {
  English: {
    store: 'Get it on {name}',
    qr: 'QR code that leads to the app',
    scan: 'Scan with the phone you want it on',
    facts: 'Before you install',
    permissions: 'What the app asks for',
  },
  Indonesia: {
    store: 'Unduh di {name}',
    qr: 'Kode QR menuju aplikasi',
    scan: 'Pindai dengan ponsel yang akan memakainya',
    facts: 'Sebelum memasang',
    permissions: 'Izin yang diminta aplikasi',
  },
};
