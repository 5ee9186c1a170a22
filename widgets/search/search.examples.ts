import { type Examples, inBoth } from '../runtime/widget/examples';

const popular = { English: ['block my card', 'transfer fees'], Indonesia: ['blokir kartu', 'biaya transfer'] };

const results = (popular: string[], answer: object, page: object, document: object) => ({
  popular,
  total: 3,
  groups: [
    { kind: 'answers', items: [{ ...answer, path: '/help#faq-4-1' }] },
    { kind: 'pages', items: [{ ...page, path: '/help' }] },
    { kind: 'documents', items: [{ ...document, file: '/documents/card.pdf', date: '2026-03-25' }] },
  ],
});

const English = results(
  popular.English,
  {
    title: 'I have lost my card. What should I do?',
    text: 'Block the card in the app at once: Card, Block. Nobody can then pay with it.',
    terms: ['block', 'card'],
  },
  { title: 'Help', text: 'Answers to common questions about cards, payments and security.', terms: ['card'] },
  { title: 'Card policy 2026', text: 'Policies · 2026', terms: ['card'] },
);

const Indonesia = results(
  popular.Indonesia,
  {
    title: 'Kartu saya hilang. Apa yang harus saya lakukan?',
    text: 'Segera blokir kartu lewat aplikasi: Kartu, Blokir. Kartu itu lalu tidak dapat dipakai siapa pun.',
    terms: ['kartu', 'blokir'],
  },
  { title: 'Bantuan', text: 'Jawaban atas pertanyaan umum tentang kartu, pembayaran, dan keamanan.', terms: ['kartu'] },
  { title: 'Kebijakan kartu 2026', text: 'Kebijakan · 2026', terms: ['kartu'] },
);

const query = 'blokir kartu';

export const examples: Examples = {
  usual: { about: 'Results of three kinds', attributes: { query }, content: { English, Indonesia } },
  start: {
    about: 'Nothing is asked yet',
    content: inBoth((say) => ({ popular: say(popular.English, popular.Indonesia), groups: [] })),
  },
  suggestion: {
    about: 'On the not-found page',
    attributes: { query: 'kartu hilang', type: 'not-found' },
    content: { English: { groups: English.groups.slice(0, 1) }, Indonesia: { groups: Indonesia.groups.slice(0, 1) } },
  },
  empty: {
    about: 'Nothing is found',
    bank: { name: 'Bank Contoh', phones: ['1500 123'], hours: { English: 'At all hours', Indonesia: 'Setiap saat' } },
    attributes: { query: 'xyzzy' },
    content: { English: { groups: [] }, Indonesia: { groups: null, popular: popular.Indonesia } },
  },
  near: {
    about: 'Nothing is found for what the bank does not have, and a topic is near to it',
    attributes: { query: 'reksadana' },
    content: {
      English: { groups: [], near: [{ title: 'Term savings', about: 'Products', path: '/products' }] },
      Indonesia: { groups: [], near: [{ title: 'Tabungan berjangka', about: 'Produk', path: '/products' }] },
    },
  },
  number: {
    about: 'A telephone number, which the security centre checks',
    attributes: { query: '0812 3456 7890' },
    content: { English, Indonesia: { groups: [], popular: popular.Indonesia } },
  },
};
