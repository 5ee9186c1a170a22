import type { Language } from '../../../widgets/runtime/language/language';

/** A public message in both languages. */
export type Message = Record<Language, string>;

const message = (Indonesia: string, English: string): Message => ({ English, Indonesia });

export const failed = message(
  'Ada kesalahan pada server. Data gagal dikirim',
  'There was an error on the server. The data could not be sent',
);
export const messageReceived = message('Pesan Anda telah kami terima', 'We have received your message');
export const reportReceived = (caseCode: string) =>
  message(`Kode laporan Anda: ${caseCode}.`, `Your case code: ${caseCode}.`);

export const foreignOrigin = message('Situs ini tidak boleh mengirim formulir', 'This site may not send forms');
export const expired = message(
  'Formulir ini sudah terlalu lama terbuka. Silakan kirim sekali lagi',
  'This form was open for too long. Please send it once more',
);
export const postOnly = message('Formulir hanya dapat dikirim dengan POST', 'A form can only be sent with POST');
export const notJson = message('Formulir harus dikirim sebagai JSON', 'A form must be sent as JSON');
export const notReadable = message('Isi formulir tidak dapat dibaca', 'The form cannot be read');
export const tooLarge = message('Data yang dikirim terlalu besar', 'The data sent is too large');
export const tooMany = message('Terlalu banyak kiriman. Coba lagi nanti', 'Too many submissions. Try again later');
export const tooSlow = message(
  'Koneksi terlalu lambat, sehingga pengiriman dihentikan. Coba lagi',
  'The connection was too slow, so sending was stopped. Try again',
);
export const busy = message(
  'Server sedang sibuk. Coba lagi sebentar lagi',
  'The server is busy. Try again in a moment',
);
export const closed = message(
  'Situs sedang dalam pemeliharaan. Coba lagi beberapa menit lagi',
  'The site is down for maintenance. Try again in a few minutes',
);
export const notText = message('Harus berupa teks', 'Must be text');
export const badKey = message(
  'Idempotency-Key harus terdiri dari 1 sampai 200 karakter',
  'Idempotency-Key must have 1 to 200 characters',
);
export const otherBody = message(
  'Idempotency-Key ini sudah dipakai untuk kiriman yang berbeda',
  'This Idempotency-Key was used for a different submission',
);
export const noAnswer = message(
  'Server bank tidak menjawab tepat waktu. Data gagal dikirim',
  "The bank's server did not answer in time. The data could not be sent",
);
