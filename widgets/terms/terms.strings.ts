export const strings = {
  English: {
    heading: 'Terms and conditions',
    lead: 'What you can expect from us and what we ask of you, in words that need no lawyer.',
    tabs: 'Documents',
  },
  Indonesia: {
    heading: 'Syarat dan ketentuan',
    lead: 'Yang dapat Anda harapkan dari kami dan yang kami minta dari Anda, dalam bahasa yang mudah dipahami.',
    tabs: 'Dokumen',
  },
};
