const English = {
  heading: 'How far we have come',
  all: 'View All Milestone',
  fewer: 'View Fewer Milestones',
};

const Indonesia: typeof English = {
  heading: 'Tonggak sejarah kami',
  all: 'Lihat Semua Tonggak Sejarah',
  fewer: 'Lihat Lebih Sedikit',
};

export const strings = { English, Indonesia };
