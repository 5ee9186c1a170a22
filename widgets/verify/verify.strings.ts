export const strings = {
  English: {
    centre: 'Security centre',
    title: 'Is this really us?',
    intro:
      'A call, a link, an e-mail or an account number in the name of {bank}? Paste it here, and see whether it is on our list.',
    label: 'Number, link, e-mail or account',
    help: 'You can paste the whole message. Leave out PINs and codes.',
    example: 'For instance: “{bank}: your card is blocked. Confirm at bankaman.example”',
    check: 'Check it',
    private: 'It is compared on this device. Nothing is sent.',
    unscripted: 'Compare what you received with our list, character by character.',
    failed: 'It could not be compared just now. Please compare it with our list yourself, or call us.',
    list: 'Our list',
  },
  Indonesia: {
    centre: 'Pusat keamanan',
    title: 'Benarkah ini dari kami?',
    intro:
      'Ada telepon, tautan, email, atau nomor rekening yang mengatasnamakan {bank}? Tempel di sini, lalu lihat apakah ada di daftar kami.',
    label: 'Nomor, tautan, email, atau rekening',
    help: 'Anda boleh menempelkan seluruh pesan, kecuali PIN dan kode OTP.',
    example: 'Misalnya: “{bank}: kartu Anda diblokir. Konfirmasi di bankaman.example”',
    check: 'Periksa',
    private: 'Dicocokkan di perangkat ini. Tidak ada yang dikirim.',
    unscripted: 'Cocokkan yang Anda terima dengan daftar resmi kami, huruf demi huruf.',
    failed: 'Saat ini belum bisa dicocokkan. Cocokkan sendiri dengan daftar resmi kami, atau telepon kami.',
    list: 'Daftar resmi kami',
  },
};
