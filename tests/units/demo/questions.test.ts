/** The help page's own search knows no synonyms, so an answer must contain the words. */
import { expect, it } from 'vitest';
import type { Language } from '../../../widgets/runtime/language/language';
import { find, indexOf } from '../../../widgets/runtime/search/engine';
import { demoJson } from '../../support/demo-bank';

interface Block {
  faqs: { features: { featureTitle: string; featureDesc: string }[] }[];
}
const content: Record<Language, Block> = JSON.parse(demoJson('content/faq/all.json'));

const lostCard = {
  English: 'I have lost my card. What should I do?',
  Indonesia: 'Kartu saya hilang. Apa yang harus saya lakukan?',
};

it.each<[Language, string]>([
  ['English', 'block my card'],
  ['English', 'freeze card'],
  ['Indonesia', 'blokir kartu'],
  ['Indonesia', 'kartu terblokir'],
])('the answer for a lost card is found on the help page (%s, “%s”)', (language, query) => {
  const entries = content[language].faqs
    .flatMap(({ features }) => features)
    .map(({ featureTitle, featureDesc }) => ({
      kind: 'answers' as const,
      title: featureTitle,
      text: featureDesc.replace(/<[^<>]*>/g, ' '),
      path: '/help',
    }));
  const titles = find(indexOf(entries, language), { query, language }).map(({ id }) => entries[id]?.title);
  expect(titles).toContain(lostCard[language]);
});
