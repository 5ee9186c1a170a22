const English = { vision: 'Vision', mission: 'Mission', more: 'Read the whole story' };

const Indonesia: typeof English = { vision: 'Visi', mission: 'Misi', more: 'Baca kisah selengkapnya' };

export const strings = { English, Indonesia };
