const English = {
  document: 'Management committee',
  committees: (count: number): string => (count === 1 ? 'committee' : 'committees'),
  meetings: (year?: string) => (year ? `meetings in ${year}` : 'meetings'),
  lowest: 'lowest attendance',
  decides: 'What it decides',
  meets: 'When it meets',
  chair: 'Chair',
  members: 'Members',
  seats: 'people',
  attended: 'attendance',
};

const Indonesia: typeof English = {
  document: 'Komite manajemen',
  committees: () => 'komite',
  meetings: (year) => (year ? `rapat sepanjang ${year}` : 'rapat'),
  lowest: 'kehadiran paling rendah',
  decides: 'Yang diputuskan',
  meets: 'Jadwal rapat',
  chair: 'Ketua',
  members: 'Anggota',
  seats: 'orang',
  attended: 'kehadiran',
};

export const strings = { English, Indonesia };
