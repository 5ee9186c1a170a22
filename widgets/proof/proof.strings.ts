const English = { title: 'Trusted, with good reason', source: 'Source:' };

const Indonesia: typeof English = { title: 'Dipercaya, dan ada buktinya', source: 'Sumber:' };

export const strings = { English, Indonesia };
