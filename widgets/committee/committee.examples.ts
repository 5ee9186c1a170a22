import type { Examples } from '../runtime/element/examples';

const banner = {
  title: 'Management Committee',
  titleBanner: 'More than one pair of eyes',
  image: '/art/hero/committee.svg',
};
const linkPdf = '/documents/committee-charter.pdf';

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
      },
      Indonesia: { description: '<p onclick=alert(1)>Tetap</p>', linkPdf: 'data:text/html,x', titlePdf: 'Piagam' },
    },
  },
};
