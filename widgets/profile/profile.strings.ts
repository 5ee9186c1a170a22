const English = { vision: 'Vision', mission: 'Mission' };

const Indonesia: typeof English = { vision: 'Visi', mission: 'Misi' };

export const strings = { English, Indonesia };
