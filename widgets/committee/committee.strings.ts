const English = {
  document: 'Management committee',
  committees: (count: number): string => (count === 1 ? 'committee' : 'committees'),
  people: 'members',
  meetings: (year?: string) => (year ? `meetings in ${year}` : 'meetings'),
  average: 'average attendance',
  decides: 'What it decides',
  meets: 'When it meets',
  work: 'What it decides, and when it meets',
  chair: 'Chair',
  members: 'Members',
  others: (count: number) => (count === 1 ? '1 more member' : `${count} more members`),
  seats: 'people',
  attended: 'attendance',
};

const Indonesia: typeof English = {
  document: 'Komite manajemen',
  committees: () => 'komite',
  people: 'anggota',
  meetings: (year) => (year ? `rapat sepanjang ${year}` : 'rapat'),
  average: 'rata-rata kehadiran',
  decides: 'Yang diputuskan',
  meets: 'Jadwal rapat',
  work: 'Yang diputuskan dan jadwal rapatnya',
  chair: 'Ketua',
  members: 'Anggota',
  others: (count) => `${count} anggota lain`,
  seats: 'orang',
  attended: 'kehadiran',
};

export const strings = { English, Indonesia };
