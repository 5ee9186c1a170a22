import type { Reason } from './verify.compare';

const English = {
  none: 'There is no list here to compare it with, so we cannot tell whether it is ours. Please ask us.',
  help: 'Go to help',
  alike: 'Not ours. It only looks like it.',
  unknown: 'Not on our list',
  unlisted: 'No list of this kind',
  ours: 'On our list',
  nothing: 'There is no number, link, e-mail or account in it that could be compared.',
  elsewhere:
    'It may belong to someone else, but do not assume that it is us. Give no data and send no money; ask us first.',
  real: 'Ours is:',
  report: 'Do not click, answer, pay or pass on a PIN or OTP. Tell us about it:',
  call: 'Call {phone}',
  reasons: {
    letters: 'A letter in it comes from another alphabet and only has the same shape.',
    digits: 'Letters have been replaced by digits or letters that look like them.',
    added: 'It is our name with something added: a word, a hyphen or a number.',
    spelling: 'It is spelt almost as our name is, but not quite.',
    ending: 'The name is ours, the ending is not.',
    front: 'Our name stands in front. An address belongs to whoever has its end:',
    user: 'What stands before the @ is decoration. This link leads to:',
    path: 'Our name is in the link, but the address is not ours. It belongs to:',
    local: 'Our name stands before the @. The mailbox belongs to:',
    hidden: 'There are invisible characters in it.',
    number: 'It is almost one of our numbers, but not the same.',
    area: 'Ours has no code in front: dial it without an area code or +62. With one it may belong to someone else.',
  } satisfies Record<Reason, string> as Record<Reason, string>,
  cautions: {
    phone: 'A caller can fake the number that you see. In doubt hang up and dial it yourself.',
    domain: 'Check the address bar again before you type a password.',
    email: 'A sender’s name can be faked. We never ask for a PIN, OTP or password by e-mail.',
    sms: 'A sender’s name can be faked. We never send links that ask for your PIN or OTP.',
    account: 'Before you pay, see that the owner’s name is ours, too.',
    app: 'Install it only from the store, never from a file that was sent to you.',
    social: 'See that the account is on the network named here.',
  },
};

const Indonesia: typeof English = {
  none: 'Di sini tidak ada daftar untuk mencocokkannya, jadi kami tidak dapat memastikan apakah ini dari kami. Silakan tanyakan kepada kami.',
  help: 'Ke halaman bantuan',
  alike: 'Bukan milik kami. Hanya dibuat mirip.',
  unknown: 'Tidak ada di daftar kami',
  unlisted: 'Belum ada daftarnya',
  ours: 'Ada di daftar kami',
  nothing: 'Tidak ada nomor, tautan, email, rekening, atau akun yang bisa dicocokkan di sini.',
  elsewhere:
    'Mungkin saja milik pihak lain, tetapi jangan anggap ini dari kami. Jangan memberikan data atau mengirim uang; tanyakan dulu kepada kami.',
  real: 'Yang asli:',
  report: 'Jangan klik, balas, bayar, atau berikan PIN dan kode OTP. Laporkan kepada kami:',
  call: 'Telepon {phone}',
  reasons: {
    letters: 'Ada huruf dari abjad lain yang hanya bentuknya sama.',
    digits: 'Hurufnya diganti angka atau huruf lain yang mirip.',
    added: 'Nama kami ditambahi sesuatu: kata, tanda hubung, atau angka.',
    spelling: 'Ejaannya hampir sama dengan nama kami, tetapi tidak persis.',
    ending: 'Namanya nama kami, tetapi akhirannya bukan.',
    front: 'Nama kami hanya dipasang di depan. Pemilik alamat dilihat dari bagian akhirnya:',
    user: 'Tulisan sebelum @ hanya hiasan. Tautan ini menuju:',
    path: 'Ada nama kami di tautan ini, tetapi alamatnya bukan milik kami, melainkan:',
    local: 'Nama kami hanya ada sebelum @. Kotak suratnya milik:',
    hidden: 'Ada karakter tak terlihat di dalamnya.',
    number: 'Hampir sama dengan nomor kami, tetapi angkanya berbeda.',
    area: 'Nomor kami tidak memakai kode di depannya: hubungi tanpa kode area atau +62. Dengan kode, bisa jadi itu milik orang lain.',
  },
  cautions: {
    phone: 'Nomor penelepon bisa dipalsukan. Bila ragu, tutup lalu hubungi sendiri nomor ini.',
    domain: 'Lihat lagi bilah alamat sebelum mengetik kata sandi.',
    email: 'Nama pengirim bisa dipalsukan. Kami tidak pernah meminta PIN, OTP, atau kata sandi lewat email.',
    sms: 'Nama pengirim bisa dipalsukan. Kami tidak pernah mengirim tautan yang meminta PIN atau OTP.',
    account: 'Sebelum membayar, pastikan nama pemiliknya juga nama kami.',
    app: 'Pasang hanya dari toko aplikasi, jangan dari berkas yang dikirimkan kepada Anda.',
    social: 'Pastikan akunnya ada di jejaring yang disebut di sini.',
  },
};

export const strings = { English, Indonesia };
