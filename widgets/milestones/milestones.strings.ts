const English = {
  heading: 'How far we have come',
  all: 'View All Milestone',
  /** How many follow, and the years of the first and the last of them. */
  rest: (count: number, from: string, to: string) => `${count} more, from ${from} to ${to}`,
  fewer: 'View Fewer Milestones',
  story: 'Our whole story',
  previous: 'Earlier milestones',
  next: 'Later milestones',
};

const Indonesia: typeof English = {
  heading: 'Tonggak sejarah kami',
  all: 'Lihat Semua Tonggak Sejarah',
  rest: (count, from, to) => `${count} lagi, dari ${from} sampai ${to}`,
  fewer: 'Lihat Lebih Sedikit',
  story: 'Kisah kami selengkapnya',
  previous: 'Tonggak sebelumnya',
  next: 'Tonggak berikutnya',
};

export const strings = { English, Indonesia };
