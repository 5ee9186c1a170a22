const English = {
  title: 'Send us a message',
  intro: 'Tell us what happened, and we will reply by e-\u2060mail.',
  you: 'About you',
  yours: 'Your message',
  emailHelp: 'We send our answer to this address.',
  problem: 'Problem',
  problemHelp: 'A short title of 7 to 29 characters, such as “Transfer not received”.',
  message: 'Message',
  messageHelp:
    'What happened, when, and the amount involved: at least 26 characters. Never tell anyone your PIN, password or OTP, not even us.',
  submit: 'Send message',
  received: 'We have received your message',
  answer: 'We will reply by e-\u2060mail, to the address that you gave.',
  keep: 'Keep the number, and name it when you ask about this message.',
  copy: 'Copy',
  copied: 'Copied',
  another: 'Write another message',
  details: 'Talk to us',
  call: 'By phone',
  abroad: 'From abroad',
  write: 'By e-mail',
};

const Indonesia: typeof English = {
  title: 'Kirim pesan kepada kami',
  intro: 'Ceritakan kendala Anda, dan kami akan menjawab lewat email.',
  you: 'Tentang Anda',
  yours: 'Pesan Anda',
  emailHelp: 'Jawaban kami kirim ke alamat ini.',
  problem: 'Kendala',
  problemHelp: 'Judul singkat, 7 sampai 29 karakter, misalnya “Transfer belum masuk”.',
  message: 'Pesan',
  messageHelp:
    'Apa yang terjadi, kapan, dan berapa jumlahnya: minimal 26 karakter. Jangan pernah memberitahukan PIN, kata sandi, atau OTP, kepada kami sekalipun.',
  submit: 'Kirim pesan',
  received: 'Pesan Anda telah kami terima',
  answer: 'Kami akan menjawab lewat email, ke alamat yang Anda berikan.',
  keep: 'Simpan nomor ini, dan sebutkan jika Anda menanyakan pesan ini.',
  copy: 'Salin',
  copied: 'Tersalin',
  another: 'Tulis pesan lain',
  details: 'Bicara dengan kami',
  call: 'Lewat telepon',
  abroad: 'Dari luar negeri',
  write: 'Lewat email',
};

export const strings = { English, Indonesia };
