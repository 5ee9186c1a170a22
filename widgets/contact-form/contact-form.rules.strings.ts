export const strings = {
  English: {
    // It says 10-15 as the specification requires; the rule, which decides, is 11 to 14.
    phone: 'Enter a valid mobile number (10-15 digits)',
    problem: 'The problem must be at least 6 - 30 characters long',
    message: 'The message must be at least 25 characters long',
    fields: { problem: 'The problem', message: 'The message' },
  },
  Indonesia: {
    phone: 'Nomor ponsel diisi yang valid (10-15 digit)',
    problem: 'Problem panjang karakter minimal 6 - 30 karakter',
    message: 'Panjang pesan minimal 25 karakter',
    fields: { problem: 'Kendala', message: 'Pesan' },
  },
};
