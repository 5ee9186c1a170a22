export const strings = {
  English: {
    languages: { English: 'English', Indonesia: 'Indonesian' },
    both: '{first} and {second}',
    published: 'Published {date}',
  },
  Indonesia: {
    languages: { English: 'Inggris', Indonesia: 'Indonesia' },
    both: '{first} dan {second}',
    published: 'Terbit {date}',
  },
};
