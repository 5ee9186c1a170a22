const path = '/about-us';

const English = {
  heading: 'More about the bank',
  about: 'Who we are, who decides, what we earn, and whom to tell when something is wrong.',
  pages: [
    [`${path}/profiles`, 'Company profile', 'Our story, our values and the people who lead us.'],
    [`${path}/management-committee`, 'Management committee', 'Who tests decisions before they are made.'],
    [`${path}/investor-relations`, 'Investor relations', 'Reports, shares, policies and general meetings.'],
    [
      `${path}/corporate-governance`,
      'Corporate governance',
      'How to report a violation, safely, and without your name if you like.',
    ],
    [`${path}/csr`, 'Social responsibility', 'What we give back, with figures, dates and reports.'],
  ],
};

const Indonesia: typeof English = {
  heading: 'Selengkapnya tentang kami',
  about: 'Siapa kami, siapa yang memutuskan, berapa laba kami, dan ke mana melapor jika ada yang tidak beres.',
  pages: [
    [`${path}/profiles`, 'Profil perusahaan', 'Kisah dan nilai kami, serta orang-orang yang memimpin kami.'],
    [`${path}/management-committee`, 'Komite manajemen', 'Mereka yang menguji keputusan sebelum diambil.'],
    [`${path}/investor-relations`, 'Hubungan investor', 'Laporan, saham, kebijakan, dan rapat umum.'],
    [
      `${path}/corporate-governance`,
      'Tata kelola perusahaan',
      'Cara melaporkan pelanggaran dengan aman, boleh tanpa nama.',
    ],
    [`${path}/csr`, 'Tanggung jawab sosial', 'Kontribusi kami bagi masyarakat: angka, tanggal, dan laporannya.'],
  ],
};

export const strings = { English, Indonesia };
