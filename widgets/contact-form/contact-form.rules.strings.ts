export const strings = {
  English: {
    // The specification requires 10-15 here; the rule accepts 11 to 14.
    phone: 'Enter a valid mobile number (10-15 digits)',
    problem: 'The problem must be at least 6 - 30 characters long',
    message: 'The message must be at least 25 characters long',
    phoneExact: 'Write a mobile number of 11 to 14 digits',
    problemExact: 'Write the problem in 7 to 29 characters',
    messageExact: 'Write a message of 26 characters or more',
    fields: { problem: 'The problem', message: 'The message' },
  },
  Indonesia: {
    phone: 'Nomor ponsel diisi yang valid (10-15 digit)',
    problem: 'Problem panjang karakter minimal 6 - 30 karakter',
    message: 'Panjang pesan minimal 25 karakter',
    phoneExact: 'Tulis nomor ponsel dengan 11 sampai 14 digit',
    problemExact: 'Tulis kendala dengan 7 sampai 29 karakter',
    messageExact: 'Tulis pesan dengan 26 karakter atau lebih',
    fields: { problem: 'Kendala', message: 'Pesan' },
  },
};
