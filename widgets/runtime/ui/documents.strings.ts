export const strings = {
  English: { languages: { English: 'English', Indonesia: 'Indonesian' }, both: '{first} and {second}' },
  Indonesia: { languages: { English: 'Inggris', Indonesia: 'Indonesia' }, both: '{first} dan {second}' },
};
