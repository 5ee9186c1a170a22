export const strings = {
  English: {
    title: 'Something wrong? Act now.',
    hotline: 'Call us',
    abroad: 'From abroad:',
    hotlineText: 'Dial the number yourself. Never call back a number from a message.',
    card: 'Freeze your card',
    cardText: 'Lost it, or seen a payment that you did not make? Freeze it in the app. If you cannot sign in, call us.',
    cardLink: 'How to freeze it',
    fraud: 'Report fraud',
    fraudText:
      'Sent money or given out a code? The first hour counts: call us, and we will try to have the money held.',
    fraudLink: 'What to do, step by step',
    centre: 'Indonesia Anti-Scam Centre (OJK)',
    check: 'Is this number yours?',
    never: 'What we never do',
    neverText: 'Anyone who does one of these is not us, even if they know your name.',
    list: [
      ['Ask for a PIN, OTP, CVV or password', 'Not by phone, not by chat, not even for a “verification”.'],
      ['Send an app or a file to install', 'A wedding invitation or a parcel slip sent as an .apk file is a trap.'],
      ['Ask you to move money to a “safe account”', 'Your money is safe where it is. Nobody has to move it.'],
      ['Ask to see or control your screen', 'No screen sharing, no remote control, no video of your card.'],
    ],
  },
  Indonesia: {
    title: 'Ada yang tidak beres? Segera bertindak.',
    hotline: 'Telepon kami',
    abroad: 'Dari luar negeri:',
    hotlineText: 'Ketik sendiri nomornya. Jangan menelepon balik nomor dari pesan.',
    card: 'Blokir kartu',
    cardText:
      'Kartu hilang, atau ada transaksi yang tidak Anda lakukan? Blokir sementara di aplikasi. Jika tidak bisa masuk, telepon kami.',
    cardLink: 'Cara memblokirnya',
    fraud: 'Laporkan penipuan',
    fraudText:
      'Telanjur mengirim uang atau memberikan kode? Satu jam pertama menentukan: segera telepon kami, dan kami upayakan dananya ditahan.',
    fraudLink: 'Langkah demi langkah',
    centre: 'Indonesia Anti-Scam Centre (OJK)',
    check: 'Benarkah ini nomor bank?',
    never: 'Yang tidak pernah kami lakukan',
    neverText: 'Siapa pun yang melakukan salah satunya bukan kami, sekalipun ia tahu nama Anda.',
    list: [
      [
        'Meminta PIN, OTP, CVV, atau kata sandi',
        'Tidak lewat telepon, tidak lewat obrolan, juga tidak untuk “verifikasi”.',
      ],
      ['Mengirim aplikasi atau berkas untuk dipasang', 'Undangan nikah atau resi paket berbentuk .apk adalah jebakan.'],
      ['Meminta uang dipindahkan ke “rekening aman”', 'Uang Anda sudah aman di tempatnya. Tidak perlu dipindahkan.'],
      [
        'Meminta melihat atau mengendalikan layar Anda',
        'Kami tidak pernah meminta berbagi layar, kendali jarak jauh, atau video kartu.',
      ],
    ],
  },
};
