export const strings = {
  English: {
    email: 'The email must be valid',
    name: 'The name must be at least 5 characters long',
    nameExact: 'Write a name of 6 characters or more',
    tooLong: '{field} may have at most {count} characters',
    fields: { email: 'The email', name: 'The name', phone: 'The mobile number' },
  },
  Indonesia: {
    email: 'Email harus yang valid',
    name: 'Minimal panjang nama 5 karakter',
    nameExact: 'Tulis nama dengan 6 karakter atau lebih',
    tooLong: '{field} maksimal {count} karakter',
    fields: { email: 'Email', name: 'Nama', phone: 'Nomor ponsel' },
  },
};
