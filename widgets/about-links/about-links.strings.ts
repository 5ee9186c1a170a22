export const strings = {
  English: {
    heading: 'More about the bank',
    about: 'Who we are, who decides, what we earn, and whom to tell when something is wrong.',
    pages: {
      profiles: { title: 'Company profile', about: 'Our story, our values and the people who lead us.' },
      'management-committee': { title: 'Management committee', about: 'Who tests decisions before they are made.' },
      'investor-relations': { title: 'Investor relations', about: 'Reports, shares, policies and general meetings.' },
      'corporate-governance': {
        title: 'Corporate governance',
        about: 'How to report a violation, safely, and without your name if you like.',
      },
      csr: { title: 'Social responsibility', about: 'What we give back, with figures, dates and reports.' },
    },
  },
  Indonesia: {
    heading: 'Selengkapnya tentang kami',
    about: 'Siapa kami, siapa yang memutuskan, berapa laba kami, dan ke mana melapor jika ada yang tidak beres.',
    pages: {
      profiles: { title: 'Profil perusahaan', about: 'Kisah dan nilai kami, serta orang-orang yang memimpin kami.' },
      'management-committee': { title: 'Komite manajemen', about: 'Mereka yang menguji keputusan sebelum diambil.' },
      'investor-relations': { title: 'Hubungan investor', about: 'Laporan, saham, kebijakan, dan rapat umum.' },
      'corporate-governance': {
        title: 'Tata kelola perusahaan',
        about: 'Cara melaporkan pelanggaran dengan aman, boleh tanpa nama.',
      },
      csr: {
        title: 'Tanggung jawab sosial',
        about: 'Kontribusi kami bagi masyarakat: angka, tanggal, dan laporannya.',
      },
    },
  },
};
