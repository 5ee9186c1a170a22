import type { Examples } from '../runtime/widget/examples';

const article = (slug: string, titleCard: string, descCard: string, publish_date: string, image?: string) => ({
  id: slug,
  slug,
  image: image ?? `/art/news/${slug}.svg`,
  titleCard,
  descCard,
  publish_date,
});

const news = {
  English: {
    title: 'News',
    dataNews: [
      article('penipuan-mengaku-bank', 'Is it really the bank calling?', 'Seven signs that it is not.', '2026-11-17'),
      article('mengenal-bi-fast', 'BI-FAST in four minutes', 'Quick transfers for a small fee.', '2026-11-06', '-'),
      article('mulai-dana-darurat', 'An emergency fund', 'How to begin with Rp10,000 a day.', '2026-10-23 09:00:00'),
      article('yang-dijamin-lps', 'What LPS guarantees', 'And what it does not.', '2026-10-09T20:00:00Z'),
    ],
  },
  Indonesia: {
    title: 'Berita',
    dataNews: [
      article('penipuan-mengaku-bank', 'Benarkah bank yang menelepon?', 'Tujuh tanda bahwa bukan.', '2026-11-17'),
      article('mengenal-bi-fast', 'BI-FAST dalam empat menit', 'Transfer cepat, biaya ringan.', '2026-11-06', '-'),
      article('mulai-dana-darurat', 'Dana darurat', 'Cara memulai dengan Rp10.000 sehari.', '2026-10-23 09:00:00'),
      article('yang-dijamin-lps', 'Yang dijamin LPS', 'Dan yang tidak.', '2026-10-09T20:00:00Z'),
    ],
  },
};

export const examples: Examples = {
  usual: {
    about: 'Four articles, one of them without a picture',
    attributes: { kind: 'news' },
    content: news,
  },
  single: {
    about: 'One event: no arrows, because there is nothing to scroll',
    attributes: { kind: 'event' },
    content: {
      English: { title: 'Events', dataNews: [article('a', 'Public exposé', 'Ask us anything.', '2026-11-19')] },
      Indonesia: { title: 'Acara', dataNews: [article('a', 'Paparan publik', 'Tanyakan apa saja.', '2026-11-19')] },
    },
  },
  empty: {
    about: 'No press releases: the widget takes no space',
    attributes: { kind: 'pressrelease' },
    content: {
      English: { title: 'Press releases', dataNews: [] },
      Indonesia: { title: 'Siaran pers', dataNews: null },
    },
  },
  long: {
    about: 'Very long texts and an invalid date',
    attributes: { kind: 'news' },
    content: {
      English: {
        title: 'News about everything that happens at the bank and around it',
        dataNews: Array.from({ length: 12 }, (_, index) =>
          article(
            `a${index}`,
            'Loans for micro-businesses, decided on daily receipts instead of collateral, with seasonal instalments',
            'From Rp2 million to Rp25 million, together with one hundred and forty cooperatives in thirty provinces. '.repeat(
              2,
            ),
            'before the rains',
            index % 3 ? undefined : '-',
          ),
        ),
      },
      Indonesia: {
        title: 'Berita tentang semua yang terjadi di bank dan sekitarnya',
        dataNews: Array.from({ length: 12 }, (_, index) =>
          article(
            `a${index}`,
            'Pembiayaan usaha mikro berdasarkan penerimaan harian, bukan agunan, dengan cicilan mengikuti musim',
            'Mulai dari Rp2 juta hingga Rp25 juta, bersama seratus empat puluh koperasi di tiga puluh provinsi. '.repeat(
              2,
            ),
            'sebelum musim hujan',
            index % 3 ? undefined : '-',
          ),
        ),
      },
    },
  },
  many: {
    about: 'More articles than are shown at once',
    attributes: { kind: 'news' },
    content: {
      English: {
        title: 'News',
        dataNews: Array.from({ length: 30 }, (_, at) =>
          article(`a-${at}`, `Article ${at}`, 'News.', '2026-11-06', '-'),
        ),
      },
      Indonesia: {
        title: 'Berita',
        dataNews: Array.from({ length: 30 }, (_, at) =>
          article(`a-${at}`, `Artikel ${at}`, 'Baru.', '2026-11-06', '-'),
        ),
      },
    },
  },
  shelf: {
    about: 'More articles than are in sight at once, all of them here',
    attributes: { kind: 'news' },
    content: {
      English: {
        title: 'News',
        dataNews: Array.from({ length: 5 }, (_, at) => article(`a-${at}`, `Article ${at}`, 'News.', '2026-11-06', '-')),
      },
      Indonesia: {
        title: 'Berita',
        dataNews: Array.from({ length: 5 }, (_, at) => article(`a-${at}`, `Artikel ${at}`, 'Baru.', '2026-11-06', '-')),
      },
    },
  },
  led: {
    about: 'The newest one leads',
    attributes: { kind: 'news', layout: 'lead' },
    content: news,
  },
  hostile: {
    about: 'Values that try to inject markup or scripts, and missing values',
    attributes: { kind: 'news' },
    content: {
      English: {
        title: '<img src=x onerror=alert(1)>',
        dataNews: [
          {
            id: 1,
            slug: '../admin?x#y',
            image: 'javascript:alert(1)',
            titleCard: '<b>bold</b>',
            publish_date: '2026-02-31',
          },
          null,
          {},
          { slug: '-', image: '-', titleCard: '-', descCard: 'Only a description', publish_date: '-' },
        ],
      },
      Indonesia: { title: '-', dataNews: [{ titleCard: 'Tanpa halaman' }] },
    },
  },
};
