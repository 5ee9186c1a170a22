const English = { more: 'See how to become a member' };

const Indonesia: typeof English = { more: 'Lihat cara menjadi anggota' };

export const strings = { English, Indonesia };
