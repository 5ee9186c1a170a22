import { next, nextWithoutApp, type Route, words } from './route';

const corporateGovernance: Route = {
  path: '/about-us/corporate-governance',
  heading: words('Corporate governance', 'Tata kelola perusahaan'),
  description: words(
    'How the bank is governed, and how to report fraud or another violation in confidence, with your name or without it.',
    'Tata kelola bank kami, dan cara melaporkan kecurangan atau pelanggaran lain secara rahasia, dengan atau tanpa nama Anda.',
  ),
  sections: [
    { widget: 'whistleblowing-form', id: 'report', attributes: { documents: '#documents' }, band: 'full' },
    { widget: 'governance', id: 'documents', band: 'full' },
    // A reporter is not asked to get the app.
    nextWithoutApp('/about-us/investor-relations', '/about-us/profiles', '/help/security'),
  ],
  found: 'report',
  isPrivate: true,
};

export const aboutRoutes: readonly Route[] = [
  {
    path: '/about-us',
    heading: words('About Us', 'Tentang Kami'),
    description: words(
      'Who we are, who leads us, how the bank is governed, and what investors can read about it: the way to each page.',
      'Siapa kami, siapa yang memimpin, bagaimana bank ini dikelola, dan informasi bagi investor: semua tautannya ada di sini.',
    ),
    sections: [
      { widget: 'faces', band: 'full' },
      { widget: 'milestones', attributes: { layout: 'row' } },
      { widget: 'about-links', band: 'sand' },
      { ...next('/news', '/help', '/help/security'), band: 'plain' },
    ],
  },
  {
    path: '/about-us/profiles',
    heading: words('Company profile', 'Profil perusahaan'),
    description: words(
      'Our story, our vision and mission, the milestones so far, the values we work by, and the people who lead the bank.',
      'Kisah kami, visi dan misi, tonggak sejarah, nilai-nilai yang kami pegang, dan orang-orang yang memimpin bank ini.',
    ),
    sections: [
      { widget: 'profile', band: 'full' },
      { widget: 'milestones', band: 'sand' },
      { widget: 'values' },
      { widget: 'leaders', id: 'leaders', band: 'sand' },
      { widget: 'secretary' },
      nextWithoutApp('/about-us/investor-relations', '/about-us/corporate-governance', '/news'),
    ],
  },
  {
    path: '/about-us/management-committee',
    heading: words('Management committee', 'Komite manajemen'),
    description: words(
      'The committees that support our board of commissioners and board of directors, what each is for, and their charter.',
      'Komite yang mendukung Dewan Komisaris dan Direksi kami, tugas masing-masing, serta piagamnya yang dapat diunduh.',
    ),
    sections: [
      { widget: 'committee', band: 'full' },
      next('/about-us/profiles', '/about-us/investor-relations', '/about-us/corporate-governance'),
    ],
  },
  {
    path: '/about-us/investor-relations',
    heading: words('Investor relations', 'Hubungan investor'),
    description: words(
      'Annual reports, financial statements, shares and general meetings: all documents for investors, year by year.',
      'Laporan tahunan, laporan keuangan, saham, dan rapat umum: semua dokumen bagi investor, disusun menurut tahun.',
    ),
    sections: [
      {
        widget: 'investor-relations',
        slots: { figures: { widget: 'key-figures', attributes: { layout: 'headline' } } },
        band: 'full',
      },
      { widget: 'key-figures', id: 'figures', band: 'sand' },
      { widget: 'financial-calendar', id: 'calendar', band: 'full' },
      next('/about-us/profiles', '/about-us/corporate-governance', '/news'),
    ],
  },
  corporateGovernance,
  // The same form for the frame on a partner's page.
  {
    ...corporateGovernance,
    path: '/frame/whistleblowing-form',
    sections: [{ widget: 'whistleblowing-form', band: 'full' }],
    variantOf: corporateGovernance,
    isBare: true,
    isUnlisted: true,
  },
  {
    path: '/about-us/csr',
    heading: words('Social responsibility', 'Tanggung jawab sosial'),
    description: words(
      'What we give back to the communities that we are part of: figures, finished projects, reports, and the days to come.',
      'Kontribusi kami bagi masyarakat: angka, program yang sudah selesai, laporan, dan acara yang akan datang.',
    ),
    sections: [
      { widget: 'community', band: 'full' },
      { widget: 'coming-soon', attributes: { type: 'csr' }, band: 'sand' },
      { ...next('/about-us/profiles', '/news', '/help'), band: 'plain' },
    ],
    isUnlisted: true,
  },
];
