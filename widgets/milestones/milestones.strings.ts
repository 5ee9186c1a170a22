import type { Message } from '../runtime';

export const strings = {
  English: {
    heading: 'How far we have come',
    all: 'View All Milestone',
    /** Number of hidden milestones, with the years of the first and last, of the first, or without. */
    rest: '{count} more' as Message,
    restBetween: '{count} more, from {from} to {to}' as Message,
    restFrom: '{count} more, from {from} on' as Message,
    fewer: 'View Fewer Milestones',
    story: 'Our whole story',
    previous: 'Earlier milestones',
    next: 'Later milestones',
  },
  Indonesia: {
    heading: 'Tonggak sejarah kami',
    all: 'Lihat semua tonggak sejarah',
    rest: '{count} lagi',
    restBetween: '{count} lagi, dari {from} sampai {to}',
    restFrom: '{count} lagi, mulai {from}',
    fewer: 'Tampilkan lebih sedikit',
    story: 'Kisah kami selengkapnya',
    previous: 'Tonggak sebelumnya',
    next: 'Tonggak berikutnya',
  },
};
