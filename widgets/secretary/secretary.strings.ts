const English = { heading: 'Corporate Secretary', profile: 'View profile', close: 'Close' };

const Indonesia: typeof English = { heading: 'Sekretaris Perusahaan', profile: 'Lihat profil', close: 'Tutup' };

export const strings = { English, Indonesia };
