const English = {
  heading: 'How far we have come',
  all: 'View All Milestone',
  fewer: 'View Fewer Milestones',
  story: 'Our whole story',
  previous: 'Earlier milestones',
  next: 'Later milestones',
};

const Indonesia: typeof English = {
  heading: 'Tonggak sejarah kami',
  all: 'Lihat Semua Tonggak Sejarah',
  fewer: 'Lihat Lebih Sedikit',
  story: 'Kisah kami selengkapnya',
  previous: 'Tonggak sebelumnya',
  next: 'Tonggak berikutnya',
};

export const strings = { English, Indonesia };
