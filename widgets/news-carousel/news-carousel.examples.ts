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

const alike = (count: number) => {
  const articles = (title: string, text: string) =>
    Array.from({ length: count }, (_, at) => article(`a-${at}`, `${title} ${at}`, text, '2026-11-06', '-'));
  return {
    English: { title: 'News', dataNews: articles('Article', 'News.') },
    Indonesia: { title: 'Berita', dataNews: articles('Artikel', 'Baru.') },
  };
};

export const examples: Examples = {
  usual: { about: 'Four articles, one of them without a picture', attributes: { kind: 'news' }, content: news },
  single: {
    about: 'One event: no arrows, because there is nothing to scroll',
    attributes: { kind: 'event' },
    content: {
      English: { title: 'Events', dataNews: [article('a', 'Public exposé', 'Ask us anything.', '2026-11-19')] },
      Indonesia: { title: 'Acara', dataNews: [article('a', 'Paparan publik', 'Tanyakan apa saja.', '2026-11-19')] },
    },
  },
  many: { about: 'More articles than are shown at once', attributes: { kind: 'news' }, content: alike(30) },
  shelf: {
    about: 'More articles than are in sight at once, all of them here',
    attributes: { kind: 'news' },
    content: alike(5),
  },
  led: { about: 'The newest one leads', attributes: { kind: 'news', layout: 'lead' }, content: news },
};
