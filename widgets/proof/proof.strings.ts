const English = { title: 'Trusted, with good reason', source: 'Source:', story: 'Read the story' };

const Indonesia: typeof English = { title: 'Dipercaya, dan ada buktinya', source: 'Sumber:', story: 'Baca kisahnya' };

export const strings = { English, Indonesia };
