export const strings = {
  English: { title: 'Trusted, with good reason', source: 'Source:', story: 'Read the story' },
  Indonesia: { title: 'Dipercaya, dan ada buktinya', source: 'Sumber:', story: 'Baca kisahnya' },
};
