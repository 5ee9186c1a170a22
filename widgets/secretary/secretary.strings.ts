const English = { heading: 'Corporate secretary', profile: 'View profile', close: 'Close' };

const Indonesia: typeof English = { heading: 'Sekretaris perusahaan', profile: 'Lihat profil', close: 'Tutup' };

export const strings = { English, Indonesia };
