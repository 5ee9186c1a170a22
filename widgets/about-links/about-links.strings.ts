const path = '/about-us';

const English = {
  heading: (bank: string) => `Get to know ${bank}`,
  about: 'Who we are, who decides, and where everything that concerns you is written down.',
  pages: [
    [`${path}/profiles`, 'Company profile', 'Our story, our values and the people who lead us.'],
    [`${path}/management-committee`, 'Management committee', 'Who examines decisions before they are made.'],
    [`${path}/investor-relations`, 'Investor relations', 'Reports, shares, policies and general meetings.'],
    [
      `${path}/corporate-governance`,
      'Corporate governance',
      'How to report a violation, safely and without your name.',
    ],
  ],
};

const Indonesia: typeof English = {
  heading: (bank) => `Kenali ${bank} lebih dekat`,
  about: 'Siapa kami, siapa yang memutuskan, dan di mana semua yang menyangkut Anda tertulis.',
  pages: [
    [`${path}/profiles`, 'Profil perusahaan', 'Kisah kami, nilai kami, dan orang-orang yang memimpin kami.'],
    [`${path}/management-committee`, 'Komite manajemen', 'Pihak yang memeriksa keputusan sebelum diambil.'],
    [`${path}/investor-relations`, 'Hubungan investor', 'Laporan, saham, kebijakan, dan rapat umum.'],
    [
      `${path}/corporate-governance`,
      'Tata kelola perusahaan',
      'Cara melaporkan pelanggaran dengan aman, tanpa nama Anda.',
    ],
  ],
};

export const strings = { English, Indonesia };
