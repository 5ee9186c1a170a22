import type { Message } from '../runtime';

const English = {
  document: 'Management committee',
  committees: { one: 'committee', other: 'committees' } as Message,
  people: 'members',
  meetings: 'meetings',
  meetingsIn: 'meetings in {year}',
  average: 'average attendance',
  decides: 'What it decides',
  meets: 'When it meets',
  work: 'What it decides, and when it meets',
  chair: 'Chair',
  members: 'Members',
  others: { one: '{count} more member', other: '{count} more members' } as Message,
  seats: 'people',
  attended: 'attendance',
};

const Indonesia: typeof English = {
  document: 'Komite manajemen',
  committees: 'komite',
  people: 'anggota',
  meetings: 'rapat',
  meetingsIn: 'rapat sepanjang {year}',
  average: 'rata-rata kehadiran',
  decides: 'Yang diputuskan',
  meets: 'Jadwal rapat',
  work: 'Yang diputuskan dan jadwal rapatnya',
  chair: 'Ketua',
  members: 'Anggota',
  others: '{count} anggota lain',
  seats: 'orang',
  attended: 'kehadiran',
};

export const strings = { English, Indonesia };
