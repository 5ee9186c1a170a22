import type { Examples } from '../runtime/element/examples';

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
    content: {
      English: {
        banner,
        description: '<h2>Audit</h2><p>It examines the accounts.</p>',
        linkPdf,
        titlePdf: 'Committee Charter',
      },
      Indonesia: {
        banner: { ...banner, titleBanner: 'Lebih dari sepasang mata' },
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
                members: [{ name: 'A. Putri', jobs: 'Accounting', image: '/art/people/a.svg' }, { name: 'B. Lasut' }],
              },
            ],
          },
          {
            title: 'They help the directors',
            committees: [{ ...audit, title: 'Credit', meetings: 46, attendance: 93 }],
          },
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
                members: [{ name: 'A. Putri', jobs: 'Akuntansi', image: '/art/people/a.svg' }, { name: 'B. Lasut' }],
              },
            ],
          },
          { title: 'Membantu Direksi', committees: [{ ...audit, title: 'Kredit', meetings: 46, attendance: 93 }] },
        ],
      },
    },
  },
  empty: {
    about: 'Empty blocks',
    content: { English: {}, Indonesia: { description: '-', linkPdf: '-', titlePdf: 'Piagam' } },
  },
  untitled: {
    about: 'A document without a title',
    content: { English: { linkPdf }, Indonesia: { linkPdf, titlePdf: '-' } },
  },
  long: {
    about: 'A long description',
    content: {
      English: {
        description: `<p>${'Each committee meets every month. '.repeat(300)}</p>`,
        linkPdf,
        titlePdf: 'Charter of the committees of the Board of Commissioners and of the Board of Directors',
      },
      Indonesia: {
        description: `<p>${'Setiap komite bertemu sebulan sekali. '.repeat(300)}</p>`,
        linkPdf,
        titlePdf: 'Piagam komite-komite di bawah Dewan Komisaris dan di bawah Direksi',
      },
    },
  },
  hostile: {
    about: 'Values that try to inject markup or scripts',
    content: {
      English: {
        description: '<p>Kept</p><script>alert(1)</script>',
        linkPdf: 'javascript:alert(1)',
        titlePdf: 'Charter',
        boards: [
          null,
          {
            committees: [
              {
                title: '&lt;b&gt;x&lt;/b&gt;',
                chair: { name: 'A', image: 'javascript:1' },
                members: [null, {}, { name: '&lt;i&gt;' }],
                meetings: 'x',
              },
            ],
          },
        ],
      },
      Indonesia: { description: '<p onclick=alert(1)>Tetap</p>', linkPdf: 'data:text/html,x', titlePdf: 'Piagam' },
    },
  },
};
