import type { Examples } from '../runtime/widget/examples';

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

const credit = { ...audit, meetings: 46, attendance: 93 };
const member = { name: 'A. Putri', image: '/art/people/a.svg' };

export const examples: Examples = {
  usual: {
    about: 'A description and its charter',
    content: {
      English: {
        banner,
        description: '<h2>Audit</h2><p>It examines the accounts.</p>',
        linkPdf,
        titlePdf: 'Committee Charter',
      },
      Indonesia: {
        banner: { ...banner, titleBanner: 'Banyak mata, keputusan lebih cermat' },
        description: '<h2>Audit</h2><p>Memeriksa laporan keuangan.</p>',
        linkPdf,
        titlePdf: 'Piagam Komite',
      },
    },
  },
  boards: {
    about: 'The committees of two boards, with their members or with their number',
    content: {
      English: {
        banner,
        linkPdf,
        year: 2025,
        boards: [
          {
            title: 'They help the Board of Commissioners',
            about: 'Most members come from outside.',
            committees: [
              {
                ...audit,
                title: 'Audit',
                about: 'Examines the accounts.',
                decides: 'When a finding is closed.',
                meets: 'Every month',
                members: [{ ...member, jobs: 'Accounting' }, { name: 'B. Lasut' }],
              },
            ],
          },
          { title: 'They help the directors', committees: [{ ...credit, title: 'Credit' }] },
        ],
      },
      Indonesia: {
        banner,
        linkPdf,
        year: 2025,
        boards: [
          {
            title: 'Membantu Dewan Komisaris',
            about: 'Sebagian besar anggotanya dari luar.',
            committees: [
              {
                ...audit,
                title: 'Audit',
                about: 'Memeriksa laporan keuangan.',
                decides: 'Kapan sebuah temuan selesai.',
                meets: 'Setiap bulan',
                members: [{ ...member, jobs: 'Akuntansi' }, { name: 'B. Lasut' }],
              },
            ],
          },
          { title: 'Membantu Direksi', committees: [{ ...credit, title: 'Kredit' }] },
        ],
      },
    },
  },
  untitled: {
    about: 'A document without a title',
    content: { English: { linkPdf }, Indonesia: { linkPdf, titlePdf: '-' } },
  },
};
