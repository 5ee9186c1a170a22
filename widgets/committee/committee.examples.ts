import { type Examples, inBoth } from '../runtime/widget/examples';

const banner = {
  title: 'Management Committee',
  titleBanner: 'More than one pair of eyes',
  image: '/art/hero/committee.svg',
};
const linkPdf = '/documents/committee-charter.pdf';

const audit = {
  chair: { name: 'Maria Tiurma Sihombing', image: '/art/people/maria-sihombing.svg' },
  seats: 3,
  meetings: 14,
  attendance: 98,
};

export const examples: Examples = {
  usual: {
    about: 'A description and its charter',
    content: inBoth((say) => ({
      banner: { ...banner, titleBanner: say(banner.titleBanner, 'Banyak mata, keputusan lebih cermat') },
      description: `<h2>Audit</h2><p>${say('It examines the accounts.', 'Memeriksa laporan keuangan.')}</p>`,
      linkPdf,
      titlePdf: say('Committee Charter', 'Piagam Komite'),
    })),
  },
  boards: {
    about: 'The committees of two boards, with their members or with their number',
    content: inBoth((say) => ({
      banner,
      linkPdf,
      year: 2025,
      boards: [
        {
          title: say('They help the Board of Commissioners', 'Membantu Dewan Komisaris'),
          about: say('Most members come from outside.', 'Sebagian besar anggotanya dari luar.'),
          committees: [
            {
              ...audit,
              title: 'Audit',
              about: say('Examines the accounts.', 'Memeriksa laporan keuangan.'),
              decides: say('When a finding is closed.', 'Kapan sebuah temuan selesai.'),
              meets: say('Every month', 'Setiap bulan'),
              members: [
                { name: 'A. Putri', image: '/art/people/a.svg', jobs: say('Accounting', 'Akuntansi') },
                { name: 'B. Lasut' },
              ],
            },
          ],
        },
        {
          title: say('They help the directors', 'Membantu Direksi'),
          committees: [{ ...audit, meetings: 46, attendance: 93, title: say('Credit', 'Kredit') }],
        },
      ],
    })),
  },
  untitled: {
    about: 'A document without a title',
    content: { English: { linkPdf }, Indonesia: { linkPdf, titlePdf: '-' } },
  },
};
