const English = { valid: 'Valid until', ended: 'Ended' };

const Indonesia: typeof English = { valid: 'Berlaku hingga', ended: 'Berakhir' };

export const strings = { English, Indonesia };
