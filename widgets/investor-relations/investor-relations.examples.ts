import { type Examples, inBoth } from '../runtime/widget/examples';

const document = (title: string) => ({ title, link: `/documents/${title.toLowerCase().replace(/\W+/g, '-')}.pdf` });
const banner = (titleBanner: string) => ({
  titleBanner,
  descBanner: titleBanner,
  image: '/art/hero/investor-report.svg',
});

const menus = (reports: string, annual: string, quarterly: string, policies: string, charters: string) => [
  {
    id: 'reports',
    title: reports,
    icon: '/art/investor/icon-report.svg',
    banner: banner(reports),
    submenu: [
      {
        title: annual,
        data: [2026, 2025].map((year) => ({ year: String(year), pdf: [document(`${annual} ${year}`)] })),
      },
      { title: quarterly, data: [{ year: '2026', pdf: [document(`${quarterly} Q1`), document(`${quarterly} Q2`)] }] },
    ],
    menu: { title: reports, content: '-', image: '-', pdf: [], sideMenu: [] },
  },
  {
    id: 'policies',
    title: policies,
    icon: '-',
    banner: banner(policies),
    submenu: [],
    menu: {
      title: policies,
      content: `<p>${policies}: <em>text</em></p>`,
      image: '/art/investor/governance.svg',
      pdf: [{ id: 1, name: `${policies} 1`, url: '/documents/one.pdf' }],
      sideMenu: [{ title: charters, data: [{ pdf: [document(`${charters} 1`), document(`${charters} 2`)] }] }],
    },
  },
];

/** 2,000 documents: four submenus of ten years with fifty documents each. */
const archive = (title: string) => [
  {
    id: 1,
    title,
    submenu: Array.from({ length: 4 }, (_, submenu) => ({
      title: `${title} ${submenu + 1}`,
      data: Array.from({ length: 10 }, (_, year) => ({
        year: String(2026 - year),
        pdf: Array.from({ length: 50 }, (_, index) => document(`${title} ${submenu + 1} ${2026 - year} ${index + 1}`)),
      })),
    })),
  },
];

const policies = (title: string, ...pdf: object[]) => [{ id: 'policies', title, menu: { title, pdf } }];

export const examples: Examples = {
  usual: {
    about: 'A menu with submenus and one without',
    content: {
      English: menus('Reports', 'Annual Report', 'Quarterly Report', 'Policies', 'Charters'),
      Indonesia: menus('Laporan', 'Laporan Tahunan', 'Laporan Triwulanan', 'Kebijakan', 'Piagam'),
    },
  },
  reported: {
    about: 'Reports that were published in the year after the one that they are on',
    content: inBoth((say) => {
      const report = say('Annual Report', 'Laporan Tahunan');
      const data = [
        { year: '2026', pdf: [document(`${report} 2025`)] },
        { year: '2025', pdf: [document(`${report} 2024`)] },
        { year: '2024', pdf: [document(say('Letter to shareholders', 'Surat kepada pemegang saham'))] },
      ];
      return [{ id: 'reports', submenu: [{ title: report, data }] }];
    }),
  },
  search: {
    about: 'What a search has found',
    attributes: { find: 'annual', year: '2025' },
    content: {
      English: menus('Reports', 'Annual Report', 'Quarterly Report', 'Policies', 'Charters'),
      Indonesia: menus('Laporan', 'Annual Report', 'Laporan Triwulanan', 'Kebijakan', 'Piagam'),
    },
  },
  described: {
    about: 'Documents of which day, size and languages are known, or some of it',
    content: {
      English: policies(
        'Policies',
        {
          name: 'Annual Report 2025',
          url: '/a.pdf',
          date: '2026-03-05',
          size: 1_234_567,
          languages: ['Indonesia', 'English'],
        },
        { name: 'Charter', url: '/b.pdf', date: 'soon', size: 48_000, languages: ['Klingon'] },
        { name: 'Policy', url: '/c.pdf', size: -1 },
      ),
      Indonesia: policies('Kebijakan', { name: 'Piagam', url: '/b.pdf', date: '2026-03-05' }),
    },
  },
  archive: {
    about: '2,000 documents in four submenus',
    content: { English: archive('Archive'), Indonesia: archive('Arsip') },
  },
  bare: {
    about: 'Empty menus',
    content: {
      English: [{ title: 'Reports', submenu: [{ title: 'Annual', data: [] }] }, { title: 'Policies' }],
      Indonesia: [{ title: 'Laporan', submenu: [{ title: 'Tahunan', data: [] }] }, { title: 'Kebijakan' }],
    },
  },
};
