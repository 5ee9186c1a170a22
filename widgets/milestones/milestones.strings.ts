const English = {
  heading: 'How far we have come',
  all: 'View All Milestone',
  /** How many follow, and the years of the first and the last of them, where those are known. */
  rest: (count: number, from?: string, to?: string) =>
    `${count} more${from ? `, from ${from} ${to ? `to ${to}` : 'on'}` : ''}`,
  fewer: 'View Fewer Milestones',
  story: 'Our whole story',
  previous: 'Earlier milestones',
  next: 'Later milestones',
};

const Indonesia: typeof English = {
  heading: 'Tonggak sejarah kami',
  all: 'Lihat semua tonggak sejarah',
  rest: (count, from, to) => `${count} lagi${from ? `, ${to ? `dari ${from} sampai ${to}` : `mulai ${from}`}` : ''}`,
  fewer: 'Tampilkan lebih sedikit',
  story: 'Kisah kami selengkapnya',
  previous: 'Tonggak sebelumnya',
  next: 'Tonggak berikutnya',
};

export const strings = { English, Indonesia };
