const English = {
  document: 'Management committee',
  committees: (count: number): string => (count === 1 ? 'committee' : 'committees'),
  meetings: (year?: string) => (year ? `meetings in ${year}` : 'meetings'),
  lowest: 'lowest attendance',
  chair: 'Chair',
  members: 'Members',
  seats: (count: number) => `${count} members`,
  met: (count: number, year?: string) => `${count} meetings${year ? ` in ${year}` : ''}`,
  attended: (percent: string) => `${percent}% attendance`,
};

const Indonesia: typeof English = {
  document: 'Komite manajemen',
  committees: () => 'komite',
  meetings: (year) => (year ? `rapat sepanjang ${year}` : 'rapat'),
  lowest: 'kehadiran paling rendah',
  chair: 'Ketua',
  members: 'Anggota',
  seats: (count) => `${count} anggota`,
  met: (count, year) => `${count} rapat${year ? ` pada ${year}` : ''}`,
  attended: (percent) => `kehadiran ${percent}%`,
};

export const strings = { English, Indonesia };
