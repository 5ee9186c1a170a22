import type { Examples } from '../runtime/widget/examples';

const answer = (featureTitle: string, text: string) => ({ featureTitle, featureDesc: `<p>${text}</p>` });

const English = [
  {
    title: 'Accounts',
    features: [
      answer('Who can open an account?', 'Anyone of <strong>17 years</strong> or more.'),
      answer('How do I close it?', 'In the app, at any time.'),
      answer('Can two people share one?', 'No, an account is yours alone.'),
    ],
  },
  {
    title: 'Transfers',
    features: [
      answer('What does a transfer cost?', 'The first ten a month are free.'),
      answer('How long does it take?', 'Seconds.'),
    ],
  },
];

const Indonesia = [
  {
    title: 'Rekening',
    features: [
      answer('Siapa yang bisa membuka rekening?', 'Siapa saja yang berusia <strong>17 tahun</strong> ke atas.'),
      answer('Bagaimana cara menutupnya?', 'Lewat aplikasi, kapan saja.'),
      answer('Apakah bisa dipakai berdua?', 'Tidak, rekening hanya untuk Anda.'),
    ],
  },
  {
    title: 'Transfer',
    features: [
      answer('Berapa biaya transfer?', 'Sepuluh pertama setiap bulan gratis.'),
      answer('Berapa lama?', 'Beberapa detik.'),
    ],
  },
];

const banner = {
  title: 'Help',
  titleBanner: 'How can we help?',
  image: '/art/hero/help.svg',
  imageMobile: '/art/hero/help-mobile.svg',
};
const many = (title: string, question: string, text: string) => ({
  faqs: [{ title, features: Array.from({ length: 30 }, (_, at) => answer(`${question} ${at + 1}`, text)) }],
});

export const examples: Examples = {
  usual: {
    about: 'Two categories under a banner',
    content: {
      English: { banner, faqs: English },
      Indonesia: { banner: { ...banner, title: 'Bantuan', titleBanner: 'Ada yang bisa kami bantu?' }, faqs: Indonesia },
    },
  },
  single: {
    about: 'One category: no tabs, and no banner',
    content: { English: { faqs: English.slice(0, 1) }, Indonesia: { faqs: Indonesia.slice(0, 1) } },
  },
  many: {
    about: 'A category with more questions than are shown at once',
    content: { English: many('Accounts', 'Question', 'Yes.'), Indonesia: many('Rekening', 'Pertanyaan', 'Ya.') },
  },
};
