import type { Message } from '../runtime';

export const strings = {
  English: {
    document: 'Management committee',
    committees: { one: 'committee', other: 'committees' } as Message,
    people: 'members',
    meetings: 'meetings',
    meetingsIn: 'meetings in {year}',
    average: 'average attendance',
    decides: 'What it decides',
    meets: 'When it meets',
    chair: 'Chair',
    members: 'Members',
    seats: 'people',
    attended: 'attendance',
  },
  Indonesia: {
    document: 'Komite manajemen',
    committees: 'komite',
    people: 'anggota',
    meetings: 'rapat',
    meetingsIn: 'rapat sepanjang {year}',
    average: 'rata-rata kehadiran',
    decides: 'Yang diputuskan',
    meets: 'Jadwal rapat',
    chair: 'Ketua',
    members: 'Anggota',
    seats: 'orang',
    attended: 'kehadiran',
  },
};
